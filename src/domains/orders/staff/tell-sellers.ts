import * as m from '#messages/desk-news';
import type { Database } from '../../../platform/database.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { weekdayAndTime } from '../../../messages/dates.ts';
import { dayText } from '../../delivery/day-text.ts';
import { notify } from '../../notices/notify.ts';
import { listNearPromises, readSoldParts, type SoldPart } from './sold-parts.store.ts';

/** Tells each seller of a sold order, and of its goods that run low, in the transaction of the sale. */
export async function tellSellers(trx: Database, orderId: string, now: Date): Promise<void> {
  for (const part of await readSoldParts(trx, orderId)) {
    const { sellerId, number, summary: goods, packBy } = part;
    const when = packBy && weekdayAndTime(packBy);
    await notify(trx, {
      to: { sellerId },
      kind: 'new_order',
      key: orderId,
      subject: m.order_subject({ number }),
      text: when ? m.order_pack_by({ goods, when }) : m.order_text({ goods }),
      short: m.order_short({ number, goods }),
      link: `/desk/orders/${orderId}`,
      goods: part.goods,
      now,
    });
    await tellLowStock(trx, part, now);
  }
}

/** Once a product and day, with the sizes that are low when it is first told. */
async function tellLowStock(trx: Database, { sellerId, low }: SoldPart, now: Date): Promise<void> {
  for (const { productId, name, picture, sizes } of low)
    await notify(trx, {
      to: { sellerId },
      kind: 'low_stock',
      key: `${productId}:${dayOf(now)}`,
      subject: m.stock_subject({ name }),
      text: m.stock_text({
        sizes: sizes
          .map(({ size: typed, stock }) => {
            const size = typed || m.one_size();
            return stock === 0 ? m.size_gone({ size }) : m.size_left({ size, stock });
          })
          .join(', '),
      }),
      link: `/desk/products/${productId}`,
      goods: [{ name, picture, detail: '' }],
      now,
    });
}

/** Tells sellers of parcels that are not packed shortly before their run leaves, once each. */
export async function tellNearPromises(db: Database, now: Date): Promise<void> {
  for (const { orderId, sellerId, number, summary: goods, packBy, day } of await listNearPromises(db, now)) {
    const when = weekdayAndTime(packBy);
    await notify(db, {
      to: { sellerId },
      kind: 'promise_near',
      key: `${orderId}:${packBy}`,
      subject: m.near_subject({ number, when }),
      text: m.near_text({ goods, day: dayText(day) }),
      link: `/desk/orders/${orderId}`,
      now,
    });
  }
}
