import * as answers from '#messages/answers';
import * as m from '#messages/notices';
import type { Database } from '../../../platform/database.ts';
import type { Fallback, NoticeKind } from '../../notices/message.ts';
import { sendMessage } from '../../notices/send-message.ts';
import { shop } from '../../../shop.ts';
import { readPromised } from '../promised.store.ts';
import { daysLine } from '../promised-text.ts';
import { type Buyer, findBuyer } from './desk-orders.store.ts';

export interface News {
  readonly orderId: string;
  readonly subject: string;
  readonly text: string;
  /** What a text message says; the subject where nothing else is given. */
  readonly inShort?: string;
}

/** When it happened, and its occasion where it is told once only. */
interface Occasion {
  readonly now: Date;
  readonly once?: string;
}

/**
 * Queues news of an order to its buyer in the caller's transaction; it is sent after the commit. By e-mail, and by text
 * when that fails (R-NOTICE-1).
 */
export async function tellBuyer(trx: Database, { now, once, ...news }: News & Occasion): Promise<void> {
  const buyer = await findBuyer(trx, news.orderId);
  if (!buyer) return;
  const text = textOf(buyer, news);
  await sendMessage(trx, {
    notice: 'order_news',
    about: news.orderId,
    ...mailOf(buyer, news),
    ...(text && { fallback: text }),
    ...(once && { once }),
    now,
  });
}

/**
 * Confirms a sold order to its buyer, once (R-NOTICE-1).
 * @param due the amount to be paid at the door; omitted for a paid order
 */
export async function tellOrderPlaced(
  trx: Database,
  orderId: string,
  now: Date,
  due?: { amount: string },
): Promise<void> {
  const { promised } = await readPromised(trx, orderId);
  const days = daysLine(Object.values(promised).map(({ day }) => day));
  const paid = days ? m.order_placed_for({ days }) : m.order_placed();
  const text = due ? m.order_placed_on_delivery({ ...due, days: days && ` ${days}.` }) : paid;
  const news = { orderId, subject: answers.order_placed(), text };
  await tellAtOnce(trx, { ...news, once: `order_placed:${orderId}`, now }, 'order_placed');
}

/**
 * Tells news that must be read in time, once. By text to the account's number and by e-mail where the address is
 * verified; where there is one of these only, the other address is its fallback.
 */
export async function tellAtOnce(
  trx: Database,
  { now, once, ...news }: News & Required<Occasion>,
  kind: NoticeKind = 'order_news',
): Promise<void> {
  const buyer = await findBuyer(trx, news.orderId);
  if (!buyer) return;
  const mail = mailOf(buyer, news);
  const text = textOf(buyer, news);
  const notice = { notice: kind, about: news.orderId, once, now };
  if (!text) return sendMessage(trx, { ...notice, ...mail });
  if (!buyer.emailVerified) return sendMessage(trx, { ...notice, ...text, fallback: mail });
  await sendMessage(trx, { ...notice, ...text });
  await sendMessage(trx, { ...notice, ...mail });
}

const mailOf = ({ email, name, orderNumber }: Buyer, { subject, text }: News): Fallback => ({
  recipient: email,
  channel: 'email',
  subject: m.order_subject({ subject, shop: shop.name }),
  text: m.to_buyer({ name, text, order: orderNumber, email: shop.supportEmail, phone: shop.phone }),
});

function textOf({ mobile, orderNumber: order }: Buyer, { subject, inShort }: News): Fallback | null {
  if (mobile === null) return null;
  const news = inShort ?? subject;
  const text = m.order_text({ news, order, shop: shop.name });
  return { recipient: mobile, channel: 'sms', text, templateValues: { order, news } };
}
