import * as news from '#messages/desk-news';
import * as m from '#messages/notices';
import { day, minute, second, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { notify } from '../notices/notify.ts';
import { chatPage } from './chat.ts';
import { takeUntold, takeUntoldOfShops, type UnreadNotice } from './untold.store.ts';

/** How long a message stays unread before its reader is notified. After a day it is too late. */
const patience = 5 * minute;

/** Conversations per transaction. */
const batch = 100;

/** Maximum length of the quotation in a notice. */
const maxQuote = 300;

/** Notifies absent customers of unread messages: one notice per conversation until it is read. */
export async function tellOfUnread(db: Database, now: Date): Promise<void> {
  const since = { after: shift(now, -day), before: shift(now, -patience), limit: batch };
  for (let count = batch; count === batch; )
    count = await inTransaction(db, async (trx) => {
      const notices = await takeUntold(trx, since);
      for (const one of notices) await tell(trx, one, now);
      return notices.length;
    });
}

/** How long before a shop is told of a message: who reads it at once is not told. */
const shopPatience = 10 * second;

/** Notifies shops of messages that nobody has read: one notice per conversation until it is read. */
export async function tellShopsOfUnread(db: Database, now: Date): Promise<void> {
  const since = { after: shift(now, -day), before: shift(now, -shopPatience), limit: batch };
  for (let count = batch; count === batch; )
    count = await inTransaction(db, async (trx) => {
      const notices = await takeUntoldOfShops(trx, since);
      for (const { customerId, sellerId, name, sequence, text } of notices)
        await notify(trx, {
          to: { sellerId },
          ofCustomer: customerId,
          kind: 'new_message',
          key: `${customerId}:${sequence}`,
          subject: news.message_subject({ name }),
          text: quotationOf(text),
          link: `/desk/chat/${customerId}`,
          now,
        });
      return notices.length;
    });
}

const quotationOf = (text: string) =>
  text ? (text.length > maxQuote ? `${text.slice(0, maxQuote)}…` : text) : m.message_picture();

async function tell(trx: Database, notice: UnreadNotice, now: Date): Promise<void> {
  const { customerId, sellerId, shopName, picture, sequence, text } = notice;
  await notify(trx, {
    to: { customerId },
    kind: 'message',
    key: `${sellerId}:${sequence}`,
    subject: m.message_subject({ shop: shopName }),
    text: quotationOf(text),
    link: chatPage(sellerId),
    goods: [{ name: shopName, picture, detail: '' }],
    now,
  });
}
