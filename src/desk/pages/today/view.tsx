import * as m from '#messages/desk-today';
import type { DeskApi } from '../../../calls.ts';
import { variantText } from '../../../domains/catalogue/variant-text.ts';
import { dayText } from '../../../domains/delivery/day-text.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { Link } from '../../../ui/link.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PackBy, runText } from '../../parts/due.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import { type Account, ToBePaid } from '../earnings/to-be-paid.tsx';
import { paiseText } from '../money/paise-text.ts';
import { ParcelButton } from '../order/parcel-button.tsx';
import { FirstSteps, type Steps } from './first-steps.tsx';
import { OperatorQueues } from './operator-queues.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import styles from './today.module.css';

type Data = Awaited<ReturnType<DeskApi['deskToday']['read']>> & {
  parcels: Awaited<ReturnType<DeskApi['deskOrders']['list']>>['parcels'];
  account: Account;
  /** Of a shop that has had no order yet. */
  steps: Steps | null;
};

/** How many parcels are shown here; the rest are on the Orders page. */
const maxParcels = 5;

/** The day at a glance: figures, what to pack first, what is running out. */
export default function TodayView({ data }: DeskViewProps<Data>) {
  const { shop, staff } = useDesk();
  return (
    <>
      <PageHead title={shop ? m.shop_today({ shop: shop.name }) : m.all_shops_today()}>
        <Link href="/desk/insight">{m.how_it_goes()}</Link>
      </PageHead>
      {data.steps ? (
        <FirstSteps steps={data.steps} />
      ) : (
        <>
          <ToBePaid account={data.account} href="/desk/earnings" />
          <DueNext parcels={data.parcels} />
        </>
      )}
      {staff.role === 'operator' && <OperatorQueues disputed={data.returns.disputed} />}
      {!data.steps && <Figures data={data} />}
      {!data.steps && <Lists data={data} />}
    </>
  );
}

/** The day in figures. */
function Figures({ data }: { data: Data }) {
  const { shop } = useDesk();
  return (
    <dl className={styles.figures}>
      <Figure label={m.to_pack()} value={data.toPack} href="/desk/orders" />
      <Figure label={m.to_ship()} value={data.toHandOver} href="/desk/orders?state=packed" />
      {data.comingBack.broughtBack > 0 && (
        <Figure
          label={m.brought_back()}
          value={data.comingBack.broughtBack}
          href="/desk/orders?state=brought%20back"
        />
      )}
      {data.comingBack.toTakeIn > 0 && (
        <Figure label={m.to_take_in()} value={data.comingBack.toTakeIn} href="/desk/orders?state=refused" />
      )}
      {shop && <Figure label={m.unread_chats()} value={data.unreadChats} href="/desk/chat" />}
      <Figure label={m.questions()} value={data.questions} href="/desk/questions" />
      <Figure label={m.returns()} value={data.returns.waiting} href="/desk/returns" />
      <Figure label={m.low_stock()} value={data.runningOut} href="/desk/products?show=running-out" />
      {data.onTime.parcels > 0 && (
        <Figure
          label={m.on_time()}
          value={m.percent({ percent: percentOnTime(data.onTime) })}
          note={m.of_parcels({ count: data.onTime.parcels })}
        />
      )}
      <Figure
        label={m.held()}
        value={paiseText(data.account.heldPaise)}
        note={m.until_return_time_over()}
        href="/desk/earnings?state=held"
      />
    </dl>
  );
}

/** What needs a look: what is late, was cancelled, runs out. */
const Lists = ({ data }: { data: Data }) => (
  <div className={styles.lists}>
    {data.toDecide.length > 0 && <ToDecide parcels={data.toDecide} />}
    {data.late.count > 0 && <LateParcels {...data.late} />}
    {data.cancelled.length > 0 && (
      <section>
        <h2>{m.cancelled_lately()}</h2>
        <ul className={styles.list}>
          {data.cancelled.map(({ orderId, sellerId, summary, byCustomer, cancelledAt }) => (
            <li key={orderId + sellerId}>
              <span>
                <Link href={`/desk/orders/${orderId}`}>
                  <Unbroken text={summary} />
                </Link>
                <br />
                <small>
                  {(byCustomer ? m.cancelled_by_customer : m.cancelled_by_market)({
                    when: when(cancelledAt),
                  })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    )}
    <section>
      <h2>{m.low_stock()}</h2>
      {data.scarce.length === 0 && <p className={styles.none}>{m.well_stocked()}</p>}
      <ul className={styles.list}>
        {scarceByProduct(data.scarce).map(({ key, productId, name, sizes, stock }) => (
          <li key={key}>
            <span>
              <Link href={`/desk/products/${productId}`}>{name}</Link>
              <br />
              <small>
                <Unbroken text={sizes.filter(Boolean).join(', ')} />
              </small>
            </span>
            <b className={stock === 0 ? styles.out : undefined}>
              {stock === 0 ? m.sold_out() : m.left({ stock })}
            </b>
          </li>
        ))}
      </ul>
    </section>
  </div>
);

/** What to pack next, the run that leaves first on top. */
const DueNext = ({ parcels }: Pick<Data, 'parcels'>) => (
  <section className={styles.next}>
    <h2>{m.pack_first()}</h2>
    {parcels.length === 0 && <p className={styles.none}>{m.nothing_to_pack()}</p>}
    <ul className={styles.list}>
      {parcels.slice(0, maxParcels).map((parcel) => (
        <li key={parcel.orderId + parcel.sellerId}>
          <span>
            <Link href={`/desk/orders/${parcel.orderId}`}>
              <Unbroken text={parcel.summary} />
            </Link>
            <br />
            <small>
              <Dotted words={[parcel.to, runText(parcel)]} />
            </small>
            <span className={styles.due}>
              <PackBy parcel={parcel} />
            </span>
          </span>
          <ParcelButton parcel={parcel} />
        </li>
      ))}
    </ul>
  </section>
);

/** Parcels that wait for an operator's decision. */
const ToDecide = ({ parcels }: { parcels: Data['toDecide'] }) => (
  <section>
    <h2>{m.parcels_to_decide()}</h2>
    <ul className={styles.list}>
      {parcels.map(({ orderId, sellerId, summary, why }) => (
        <li key={orderId + sellerId}>
          <span>
            <Link href={`/desk/orders/${orderId}`}>
              <Unbroken text={summary} />
            </Link>
            <br />
            <small>{why === 'refusal denied' ? m.refusal_denied() : m.codes_used_up()}</small>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Parcels not delivered by their promised day, the latest first. */
const LateParcels = ({ count, parcels }: Data['late']) => (
  <section>
    <h2>{m.past_promised_day({ count })}</h2>
    <ul className={styles.list}>
      {parcels.map(({ orderId, sellerId, summary, day, isOnItsWay }) => (
        <li key={orderId + sellerId}>
          <span>
            <Link href={`/desk/orders/${orderId}`}>
              <Unbroken text={summary} />
            </Link>
            <br />
            <small>{(isOnItsWay ? m.late_on_its_way : m.late_to_ship)({ day: dayText(day) })}</small>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Promises kept in whole percent, rounded down: 100 only if all were kept. */
const percentOnTime = ({ parcels, late }: Data['onTime']) => Math.floor(((parcels - late) * 100) / parcels);

const Figure = ({
  label,
  value,
  href,
  note,
}: {
  label: string;
  value: number | string;
  href?: string;
  note?: string;
}) => (
  <div>
    <dt>{href ? <Link href={href}>{label}</Link> : label}</dt>
    <dd>{value}</dd>
    {note && <dd className={styles.small}>{note}</dd>}
  </div>
);

/** Scarce sizes; sizes of one product with the same low stock are combined. */
function scarceByProduct(scarce: Data['scarce']) {
  const rows = new Map<
    string,
    { key: string; productId: string; name: string; stock: number; sizes: string[] }
  >();
  for (const { productId, name, size, colour, stock } of scarce) {
    const key = `${productId} ${stock}`;
    const row = rows.get(key) ?? { key, productId, name, stock, sizes: [] };
    row.sizes.push(variantText({ size, colour }));
    rows.set(key, row);
  }
  return [...rows.values()];
}
