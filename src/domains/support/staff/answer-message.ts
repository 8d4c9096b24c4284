import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { notify } from '../../notices/notify.ts';
import { sendMessage } from '../../notices/send-message.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { shop } from '../../../shop.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { ticketNumber } from '../ticket-number.ts';
import type { MessageState } from './message-states.ts';
import * as store from './messages.store.ts';

export const noSuchMessage = refusals.message_not_found();

interface MessageVersion {
  readonly id: string;
  /** The version the operator saw. The second of two concurrent answers is refused. */
  readonly version: number;
  readonly now: Date;
}

/** A message before and after, for the change history. */
export interface MessageChange {
  readonly before: { readonly state: MessageState };
  readonly after: { readonly state: MessageState; readonly text?: string };
}

/** Answers a ticket, signed by `author`: in the account and by e-mail (R-HELP-3). More answers may follow. */
export function answerMessage(
  db: Database,
  { id, version, now, text, author }: MessageVersion & { text: string; author: string },
): Promise<MessageChange | Refusal<'changed_meanwhile' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const message = await holdAsSeen(trx, id, version);
    if (isRefusal(message)) return message;
    const answerId = newId(now);
    await store.insertAnswer(trx, { id: answerId, messageId: id, text, author, now });
    await store.saveMessageState(trx, id, 'answered');
    await tellCustomer(trx, message, { answerId, text, now });
    if (!message.isOwnEmail) await mailAnswer(trx, message, { text, author, now });
    return { before: { state: message.state }, after: { state: 'answered', text } };
  });
}

/** A customer who was logged in when writing is notified on their chosen channels, once per answer. */
async function tellCustomer(
  trx: Database,
  { id, customerId, subject, order }: store.SupportMessage,
  { answerId, text, now }: { answerId: string; text: string; now: Date },
): Promise<void> {
  if (!customerId) return;
  await notify(trx, {
    to: { customerId },
    kind: 'answer',
    key: answerId,
    subject: notices.ticket_answered({ subject }),
    text,
    link: `/dashboard/support?ticket=${id}`,
    ...(order && { order: { id: order.id, number: spokenNumber(order.number) } }),
    now,
  });
}

/** Mails the answer to the address that was entered. Repeats nothing of the question: the address may be anybody's. */
async function mailAnswer(
  trx: Database,
  message: store.SupportMessage,
  { text, author, now }: { text: string; author: string; now: Date },
): Promise<void> {
  const id = ticketNumber(message.number);
  await sendMessage(trx, {
    notice: 'answer',
    recipient: message.email,
    channel: 'email',
    customerId: message.customerId,
    unverified: true,
    subject: notices.answer_subject({ id, shop: shop.name }),
    text: notices.answer({
      text,
      author,
      shop: shop.name,
      email: shop.supportEmail,
      phone: shop.phone,
      id,
    }),
    now,
  });
}

/** Closes a message that needs no answer, or reopens it. */
export function moveMessage(
  db: Database,
  { id, version, to }: Omit<MessageVersion, 'now'> & { to: 'open' | 'closed' },
): Promise<MessageChange | Refusal<'changed_meanwhile' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const message = await holdAsSeen(trx, id, version);
    if (isRefusal(message)) return message;
    await store.saveMessageState(trx, id, to);
    return { before: { state: message.state }, after: { state: to } };
  });
}

async function holdAsSeen(
  trx: Database,
  id: string,
  version: number,
): Promise<store.SupportMessage | Refusal<'changed_meanwhile' | 'not_found'>> {
  const message = await store.holdMessage(trx, id);
  if (!message) return refuse('not_found', { error: noSuchMessage });
  return message.version === version ? message : refuse('changed_meanwhile');
}
