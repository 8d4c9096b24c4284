import * as answers from '#messages/answers';
import * as m from '#messages/notices';
import type { Database } from '../../../platform/database.ts';
import type { Fallback } from '../../notices/message.ts';
import { sendMessage } from '../../notices/send-message.ts';
import { shop } from '../../../shop.ts';
import { type Buyer, findBuyer } from './desk-orders.store.ts';

interface News {
  readonly orderId: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Queues news of an order to its buyer in the caller's transaction; it is sent after the commit. By e-mail, and by text
 * when that fails (R-NOTICE-1).
 */
export async function tellBuyer(trx: Database, { now, ...news }: News & { now: Date }): Promise<void> {
  const buyer = await findBuyer(trx, news.orderId);
  if (!buyer) return;
  const text = textOf(buyer, news);
  await sendMessage(trx, {
    notice: 'order_news',
    about: news.orderId,
    ...mailOf(buyer, news),
    ...(text && { fallback: text }),
    now,
  });
}

/**
 * Confirms a paid order to its buyer, once (R-NOTICE-1). By text to the account's number and by e-mail where the address
 * is verified; where there is one of these only, the other address is its fallback.
 */
export async function tellOrderPlaced(trx: Database, orderId: string, now: Date): Promise<void> {
  const buyer = await findBuyer(trx, orderId);
  if (!buyer) return;
  const news = { orderId, subject: answers.order_placed(), text: m.order_placed() };
  const mail = mailOf(buyer, news);
  const text = textOf(buyer, news);
  const notice = { notice: 'order_placed', about: orderId, once: `order_placed:${orderId}`, now } as const;
  if (!text) return sendMessage(trx, { ...notice, ...mail });
  if (!buyer.emailVerified) return sendMessage(trx, { ...notice, ...text, fallback: mail });
  await sendMessage(trx, { ...notice, ...text });
  await sendMessage(trx, { ...notice, ...mail });
}

const mailOf = ({ email, name }: Buyer, { orderId, subject, text }: News): Fallback => ({
  recipient: email,
  channel: 'email',
  subject: m.order_subject({ subject, shop: shop.name }),
  text: m.to_buyer({ name, text, order: orderId, email: shop.supportEmail, phone: shop.phone }),
});

function textOf({ mobile }: Buyer, { orderId: order, subject: news }: News): Fallback | null {
  if (mobile === null) return null;
  const text = m.order_text({ news, order, shop: shop.name });
  return { recipient: mobile, channel: 'sms', text, templateValues: { order, news } };
}
