import { encode } from 'uqr';
import * as m from '#messages/desk-orders';
import { shop as market } from '../../../shop.ts';
import { formatAmount } from '../../../ui/price/format-rupees.ts';
import { runText } from '../../parts/due.tsx';
import type { OrderData } from '../order/order-data.ts';
import { ShipTo } from '../order/ship-to.tsx';
import styles from './label.module.css';

type Parcel = OrderData['parcels'][number];

/** The label outside of a parcel, 4 by 6 inches: address, amount to collect, and a code that couriers scan. */
export function ParcelLabel({ parcel }: { parcel: Parcel }) {
  const code = parcel.awb || parcel.number;
  return (
    <article className={styles.label}>
      <header className={styles.head}>
        <b>{market.name}</b>
        <h1>{parcel.number}</h1>
      </header>
      <section className={styles.to}>
        <h2>{m.to()}</h2>
        {parcel.shipTo ? <ShipTo to={parcel.shipTo} /> : <p>{m.not_paid_do_not_send()}</p>}
      </section>
      <Collect parcel={parcel} />
      <div className={styles.code}>
        <ScanCode text={code} />
        <p>
          <b>{code}</b>
          <br />
          {[parcel.courier, m.pieces_count({ count: parcel.pieces })].filter(Boolean).join(' · ')}
          <br />
          {runText(parcel)}
        </p>
      </div>
      <footer>
        <h2>{m.from()}</h2>
        <SentFrom parcel={parcel} />
      </footer>
    </article>
  );
}

/** The seller's address: where an undelivered parcel goes back to. */
export const SentFrom = ({ parcel: { shopName, from } }: { parcel: Parcel }) => (
  <>
    <b>{shopName}</b>
    <br />
    {[from.address, [from.city || market.city, from.pincode].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', ')}
    {from.phone && (
      <>
        <br />
        {from.phone}
      </>
    )}
  </>
);

/** What the courier collects, or that nothing is due. */
export const Collect = ({ parcel: { collect, orderStatus } }: { parcel: Parcel }) =>
  orderStatus === 'pending' || orderStatus === 'cancelled' ? null : (
    <p className={styles.collect}>
      {collect > 0 ? m.collect({ amount: formatAmount(collect) }) : m.prepaid()}
    </p>
  );

/** A QR code (ISO/IEC 18004) with its quiet zone, black on white in every theme. */
function ScanCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={m.scan_code({ code: text })}>
      <path className={styles.paper} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.ink} d={dark.join('')} />
    </svg>
  );
}
