import { type Clock, day, hour } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { sendMessage } from '../notices/send-message.ts';
import { type Limit, networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import { shop } from '../../shop.ts';
import type { TellOperators } from './live-messages.ts';
import { type ContactMessage, insertContactMessage } from './support.store.ts';

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
  sentence: `You have written several times within an hour. Please wait a little, or call ${shop.phone}`,
};

/** Anyone can enter anyone's address, so confirmations are limited per recipient. */
const confirmationsToOne: Limit = { name: 'contact-confirmation', max: 2, within: day };

/**
 * Stores a contact message and queues the mails: the message to support, a confirmation to its sender. The
 * confirmation never repeats the text, so the form cannot be abused to send mail to others.
 */
export async function sendContactMessage(
  { db, clock, tell }: Support,
  written: ContactMessage,
  visit: Visit,
): Promise<{ message: string } | Refusal<'too_many'>> {
  const now = clock.now();
  const id = newId(now);
  const sent = await inTransaction(db, async (trx) => {
    const refused = await takeTurn(trx, messagesOfAddress, networkOf(visit.address), now);
    if (refused) return refused;
    await insertContactMessage(trx, id, written, now);
    await sendMessage(trx, {
      recipient: shop.supportEmail,
      channel: 'email',
      subject: `Contact form: ${written.subject}`,
      text: `${written.name} <${written.email}> wrote (${id}):\n\n${written.message}`,
      now,
    });
    if (!(await takeTurn(trx, confirmationsToOne, written.email.toLowerCase(), now)))
      await sendMessage(trx, {
        recipient: written.email,
        channel: 'email',
        subject: `We have your message, ${shop.name}`,
        text: `Your message has reached ${shop.name}. Its number is ${id}. We answer daily between ${shop.supportHours.from} and ${shop.supportHours.to}. If you did not write to us, there is nothing to do.`,
        now,
      });
    return true;
  });
  if (isRefusal(sent)) return sent;
  tell(id);
  return { message: `Thank you! We have your message and answer to ${written.email}` };
}
