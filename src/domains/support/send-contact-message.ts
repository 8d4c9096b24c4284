import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import { type Clock, day, hour } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { sendMessage } from '../notices/send-message.ts';
import { type Limit, networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import { shop } from '../../shop.ts';
import type { TellOperators } from './live-messages.ts';
import { type ContactMessage, insertContactMessage } from './support.store.ts';
import { ticketNumber } from './ticket-number.ts';
import { isOwnOrder } from './tickets.store.ts';

/** Dependencies of the contact form. */
export interface Support {
  readonly db: Database;
  readonly clock: Clock;
  /** Notifies connected operators. */
  readonly tell: TellOperators;
}

const messagesOfAddress: Limit = {
  name: 'contact',
  max: 6,
  within: hour,
  sentence: refusals.too_many_messages({ phone: shop.phone }),
};

/** Anyone can enter anyone's e-mail address, so confirmations are limited per recipient. */
const confirmationsToOne: Limit = { name: 'contact-confirmation', max: 2, within: day };

/**
 * Stores a contact message as a ticket and queues the mails: the message to support, a confirmation to its sender.
 * The confirmation never repeats the text, so that the form cannot be abused to send mail to others.
 */
export async function sendContactMessage(
  { db, clock, tell }: Support,
  { orderId, ...fields }: ContactMessage,
  visit: Visit,
): Promise<{ message: string; number: string; ticketId: string } | Refusal<'not_found' | 'too_many'>> {
  const now = clock.now();
  const id = newId(now);
  const customerId = visit.customer?.id ?? null;
  const outcome = await inTransaction(db, async (trx) => {
    const refusal = await takeTurn(trx, messagesOfAddress, networkOf(visit.address), now);
    if (refusal) return refusal;
    if (orderId && !(customerId && (await isOwnOrder(trx, { orderId, customerId }))))
      return refuse('not_found', { error: refusals.order_not_found() });
    const { email, emailVerified = false } = visit.customer ?? {};
    const isVerified = emailVerified && email?.toLowerCase() === fields.email.toLowerCase();
    const sequence = await insertContactMessage(trx, id, { ...fields, customerId, orderId }, now);
    const number = ticketNumber(sequence);
    await sendMessage(trx, {
      notice: 'contact_form',
      recipient: shop.supportEmail,
      channel: 'email',
      subject: notices.contact_form_subject({ subject: fields.subject }),
      text: notices.contact_form({ ...fields, id: number }),
      customerId,
      now,
    });
    if (!(await takeTurn(trx, confirmationsToOne, fields.email.toLowerCase(), now)))
      await sendMessage(trx, {
        notice: 'contact_received',
        recipient: fields.email,
        channel: 'email',
        customerId,
        unverified: !isVerified,
        subject: notices.message_received_subject({ shop: shop.name }),
        text: notices.message_received({
          shop: shop.name,
          id: number,
          from: shop.supportHours.from,
          to: shop.supportHours.to,
        }),
        now,
      });
    return number;
  });
  if (isRefusal(outcome)) return outcome;
  tell(id);
  return { message: answers.message_received({ email: fields.email }), number: outcome, ticketId: id };
}
