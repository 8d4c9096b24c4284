import * as answers from '#messages/answers';
import * as m from '#messages/notices';
import type { Database } from '../../../platform/database.ts';
import type { NoticeKind } from '../../notices/kinds.ts';
import { notify } from '../../notices/notify.ts';
import { appliedText } from '../../promotions/applied-text.ts';
import { readApplied } from '../applied.store.ts';
import { readPromised } from '../promised.store.ts';
import { slotsLine } from '../promised-text.ts';
import { type Part, readToldOrder } from './told-order.store.ts';

export interface News extends Part {
  readonly kind: NoticeKind;
  /** Identifies the event within the order: one notification per kind and key. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  /** The text message; by default the subject. */
  readonly short?: string;
  /** The page that the message links to; by default the order's. */
  readonly link?: string;
  readonly urgent?: boolean;
  readonly now: Date;
}

/** Notifies an order's buyer once, in the caller's transaction (R-NOTICE-1). */
export async function tellBuyer(trx: Database, { sellerId, line, ...news }: News): Promise<void> {
  const { orderId: id } = news;
  const order = await readToldOrder(trx, {
    orderId: id,
    ...(sellerId !== undefined && { sellerId }),
    ...(line !== undefined && { line }),
  });
  if (!order) return;
  const { customerId, number, goods } = order;
  await notify(trx, {
    link: `/dashboard/order/details/${id}`,
    ...news,
    to: { customerId },
    key: `${id}:${news.key}`,
    order: { id, number },
    goods,
  });
}

/**
 * Confirms a sold order to its buyer, once (R-NOTICE-1).
 * @param due the amount to pay at the door; omitted for a paid order
 */
export async function tellOrderPlaced(
  trx: Database,
  orderId: string,
  now: Date,
  due?: { amount: string },
): Promise<void> {
  const { promised } = await readPromised(trx, orderId);
  const days = slotsLine(Object.values(promised));
  const paidText = days ? m.order_placed_for({ days }) : m.order_placed();
  const placedText = due ? m.order_placed_on_delivery({ ...due, days: days && ` ${days}.` }) : paidText;
  const off = appliedText(await readApplied(trx, orderId));
  const text = off ? `${placedText}\n${m.taken_off({ off })}` : placedText;
  const kind = due ? 'ordered' : 'paid';
  await tellBuyer(trx, { orderId, kind, key: 'placed', subject: answers.order_placed(), text, now });
}
