import * as m from '#messages/desk-orders';
import { variantText } from '../../../domains/catalogue/variant-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatAmount, formatRupees } from '../../../ui/price/format-rupees.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { isToLeave, PackBy, runText } from '../../parts/due.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import styles from './order.module.css';
import { ParcelButton } from './parcel-button.tsx';
import { CannotSupply } from './cannot-supply.tsx';
import { DeniedRefusal } from './denied-refusal.tsx';
import { OtherWays } from './other-ways.tsx';
import type { OrderData } from './order-data.ts';
import { isParcelState, parcelWords } from './parcel-words.ts';
import { ReachCustomer } from './reach-customer.tsx';
import { ShipTo } from './ship-to.tsx';

type Parcel = OrderData['parcels'][number];

/** One order: the shop's own parcel of it, or for an operator all of them. */
export default function OrderView({ data, params }: DeskViewProps<OrderData, '/desk/orders/:orderId'>) {
  return (
    <>
      <PageHead title={m.order_named({ order: data.parcels[0]?.number ?? params.orderId })} />
      {data.parcels.map((parcel) => (
        <ParcelCard key={parcel.sellerId} parcel={parcel} />
      ))}
    </>
  );
}

function ParcelCard({ parcel }: { parcel: Parcel }) {
  const { label, tone } = parcelWords[parcel.state];
  const { shipTo, cancelledAt } = parcel;
  const { staff } = useDesk();
  const keeper = staff.role === 'seller';
  // `goods` is less what the seller's own offers take off (R-PROMO-4).
  const toSend = parcel.lines.filter(({ shortage }) => shortage === '');
  const off = cancelledAt
    ? 0
    : toSend.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0) - parcel.goods;
  return (
    <article className={styles.parcel}>
      <header className={styles.head}>
        <h2>{parcel.shopName}</h2>
        <Badge tone={tone}>{label()}</Badge>
        <span className={styles.next}>
          {shipTo && !cancelledAt && (
            <ButtonLink size="small" variant="secondary" href={`/desk/orders/${parcel.orderId}/slip`}>
              {m.packing_slip()}
            </ButtonLink>
          )}
          <ParcelButton parcel={parcel} />
          <OtherWays parcel={parcel} />
          <CannotSupply parcel={parcel} />
        </span>
      </header>
      <DeniedRefusal parcel={parcel} />
      {cancelledAt && (
        <Notice tone="warning">
          {toSend.length === 0
            ? m.cancelled_not_supplied({ when: when(cancelledAt) })
            : m.cancelled_do_not_send({
                who: (cancellers[parcel.cancelledBy] ?? m.the_market)(),
                when: when(cancelledAt),
              })}
        </Notice>
      )}
      {parcel.shared && parcel.orderStatus === 'placed' && !cancelledAt && (
        <p className={styles.note}>{m.shared_order()}</p>
      )}
      <ul className={styles.lines}>
        {parcel.lines.map((line) => (
          <li key={line.position} className={line.shortage ? styles.missing : undefined}>
            <span className={styles.thumb}>
              {line.image && <Picture src={line.image} alt="" sizes="3rem" />}
            </span>
            <span>
              <a href={`/product/details/${line.slug}`}>{line.name}</a>
              <br />
              <small>
                <Unbroken text={variantText(line)} />
              </small>
              {line.shortage && (
                <>
                  <br />
                  <small>{m.not_supplied({ reason: line.shortage })}</small>
                </>
              )}
            </span>
            <b>
              {line.quantity} × {formatRupees(line.unitPrice)}
            </b>
          </li>
        ))}
      </ul>
      <Facts
        className={styles.facts}
        facts={[
          [m.sold_for(), formatRupees(parcel.goods + off)],
          [keeper ? m.off_by_you() : m.off_by_seller(), off > 0 && `−${formatRupees(off)}`],
          [keeper ? m.you_get() : m.seller_gets(), staff.duty === 'all' && formatRupees(parcel.owed)],
          [m.collect_at_door(), parcel.collect > 0 && formatAmount(parcel.collect)],
          [m.wrong_codes(), parcel.wrongCodes > 0 && String(parcel.wrongCodes)],
          [m.placed(), when(parcel.placedAt)],
          [m.due(), isToLeave(parcel) && <PackBy parcel={parcel} />],
          [m.on_the_run(), runText(parcel)],
          [m.courier(), parcel.courier],
          [m.awb(), parcel.awb],
          ...parcel.changes
            .toReversed()
            .map(({ at, by, did }) => [stepOf(did), m.when_by({ when: when(at), who: by })] as const),
        ]}
      />
      <h3>{m.send_to()}</h3>
      {shipTo ? (
        <>
          <ShipTo to={shipTo} />
          <ReachCustomer parcel={parcel} to={shipTo} />
        </>
      ) : (
        <p>{m.address_after_payment()}</p>
      )}
    </article>
  );
}

const cancellers: Readonly<Record<string, () => string>> = {
  customer: m.the_customer,
  seller: m.the_shop,
};

const stepOf = (did: string) =>
  isParcelState(did) ? parcelWords[did].label() : did.charAt(0).toUpperCase() + did.slice(1);
