import * as m from '#messages/notices';
import type { Database } from '../../../platform/database.ts';
import { sendMessage } from '../../notices/send-message.ts';
import { shop } from '../../../shop.ts';
import { findBuyer } from './desk-orders.store.ts';

/** Queues an e-mail about an order to its buyer in the caller's transaction; it is sent after the commit. */
export async function tellBuyer(
  trx: Database,
  { orderId, subject, text, now }: { orderId: string; subject: string; text: string; now: Date },
): Promise<void> {
  const buyer = await findBuyer(trx, orderId);
  if (!buyer) return;
  await sendMessage(trx, {
    recipient: buyer.email,
    channel: 'email',
    subject: m.order_subject({ subject, shop: shop.name }),
    text: m.to_buyer({
      name: buyer.name,
      text,
      order: orderId,
      email: shop.supportEmail,
      phone: shop.phone,
    }),
    now,
  });
}
