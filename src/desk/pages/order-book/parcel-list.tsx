import { useState } from 'react';
import * as m from '#messages/desk-order-book';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { formatAmount } from '../../../ui/price/format-rupees.ts';
import { Ask } from '../../parts/ask.tsx';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import { parcelWords } from '../order/parcel-words.ts';
import styles from './order-book.module.css';
import type { OrderData } from './order-data.ts';

type Order = OrderData['order'];

/** The parcels of an order with several sellers, each with its share of the money. A parcel not yet packed can be cancelled. */
export function ParcelList({ order }: { order: Order }) {
  const { api, staff } = useDesk();
  const [toCancel, setToCancel] = useState<Order['parcels'][number] | null>(null);
  if (order.parcels.length < 2) return null;
  return (
    <section className={styles.sheet} aria-label={m.parcels()}>
      <h2>{m.parcels()}</h2>
      <ul className={styles.lines}>
        {order.parcels.map((parcel) => (
          <li key={parcel.sellerId} className={styles.line}>
            <span>
              {parcel.shopName}
              <br />
              <span className={styles.badges}>
                <Badge tone={parcelWords[parcel.state].tone}>{parcelWords[parcel.state].label()}</Badge>
                {parcel.cancelledAt && <span className={styles.soft}>{when(parcel.cancelledAt)}</span>}
              </span>
            </span>
            <span className={styles.parcelEnd}>
              <b>{formatAmount(parcel.amount)}</b>
              {staff.duty === 'all' && (parcel.state === 'to pack' || parcel.state === 'brought back') && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`${m.cancel_parcel()}: ${parcel.shopName}`}
                  onClick={() => setToCancel(parcel)}
                >
                  {m.cancel_parcel()}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {toCancel && (
        <Ask
          about={`${order._id} ${toCancel.sellerId}`}
          title={m.cancel_parcel_of({ shop: toCancel.shopName })}
          doing={m.cancel_parcel()}
          danger
          reason={m.cancel_reason()}
          work={(reason) =>
            api.deskOrderBook.cancel({
              orderId: order._id,
              sellers: [toCancel.sellerId],
              seen: order.order_status,
              reason,
            })
          }
          onClose={() => setToCancel(null)}
        >
          <p>{m.cancel_parcel_paid({ amount: formatAmount(toCancel.amount) })}</p>
        </Ask>
      )}
    </section>
  );
}
