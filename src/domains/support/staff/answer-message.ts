import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { sendMessage } from '../../notices/send-message.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { shop } from '../../../shop.ts';
import type { MessageState } from './message-states.ts';
import * as store from './messages.store.ts';

export const noSuchMessage = refusals.message_not_found();

interface Given {
  readonly id: string;
  /** The version the operator saw: the second of two concurrent answers is refused. */
  readonly version: number;
  readonly now: Date;
}

/** A message before and after, for the change history. */
export interface Handled {
  readonly before: { readonly state: MessageState };
  readonly after: { readonly state: MessageState; readonly text?: string };
}

/** Answers a contact message by e-mail, signed by `author`. More answers may follow. */
export function answerMessage(
  db: Database,
  { id, version, now, text, author }: Given & { text: string; author: string },
): Promise<Handled | Refusal<'changed_meanwhile' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const message = await holdAsSeen(trx, id, version);
    if (isRefusal(message)) return message;
    await store.insertAnswer(trx, { id: newId(now), messageId: id, text, author, now });
    await store.saveMessageState(trx, id, 'answered');
    const quoted = message.message.replace(/^/gm, '> ');
    await sendMessage(trx, {
      notice: 'answer',
      recipient: message.email,
      channel: 'email',
      subject: notices.answer_subject({ subject: message.subject }),
      text: notices.answer({
        name: message.name,
        text,
        author,
        shop: shop.name,
        email: shop.supportEmail,
        phone: shop.phone,
        id,
        quoted,
      }),
      now,
    });
    return { before: { state: message.state }, after: { state: 'answered', text } };
  });
}

/** Closes a message that needs no answer, or reopens it. */
export function moveMessage(
  db: Database,
  { id, version, to }: Omit<Given, 'now'> & { to: 'open' | 'closed' },
): Promise<Handled | Refusal<'changed_meanwhile' | 'not_found'>> {
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
