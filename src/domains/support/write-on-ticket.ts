import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import { hour } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { shop } from '../../shop.ts';
import { sendMessage } from '../notices/send-message.ts';
import type { Support } from './send-contact-message.ts';
import { ticketNumber } from './ticket-number.ts';
import * as store from './tickets.store.ts';

const wordsOfCustomer: Limit = {
  name: 'ticket',
  max: 20,
  within: hour,
  sentence: refusals.too_many_messages({ phone: shop.phone }),
};

/**
 * Adds a customer's message to their own ticket: it waits for an answer again, and support is notified by e-mail
 * (R-HELP-3).
 */
export async function writeOnTicket(
  { db, clock, tell }: Support,
  { ticketId, text }: { ticketId: string; text: string },
  customer: { readonly id: string; readonly name: string },
): Promise<{ message: string } | Refusal<'not_found' | 'too_many'>> {
  const now = clock.now();
  const outcome = await inTransaction(db, async (trx) => {
    const ticket = await store.holdTicket(trx, { id: ticketId, customerId: customer.id });
    if (!ticket) return refuse('not_found', { error: refusals.ticket_not_found() });
    const refusal = await takeTurn(trx, wordsOfCustomer, customer.id, now);
    if (refusal) return refusal;
    const number = ticketNumber(ticket.number);
    await store.writeAgain(trx, { id: newId(now), ticketId, text, author: ticket.name, now });
    await sendMessage(trx, {
      notice: 'contact_form',
      recipient: shop.supportEmail,
      channel: 'email',
      subject: notices.ticket_again_subject({ number, subject: ticket.subject }),
      text: notices.ticket_again({ name: ticket.name, number, message: text }),
      customerId: customer.id,
      now,
    });
    return true;
  });
  if (isRefusal(outcome)) return outcome;
  tell(ticketId);
  return { message: answers.written_again() };
}
