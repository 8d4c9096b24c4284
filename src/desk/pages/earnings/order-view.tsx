import * as m from '#messages/desk-earnings';
import type { DeskApi } from '../../../calls.ts';
import { dayText } from '../../../domains/delivery/day-text.ts';
import { Link } from '../../../ui/link.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useDesk } from '../../session.tsx';
import styles from './earnings.module.css';
import { FigureList } from './figures.tsx';

type Data = Awaited<ReturnType<DeskApi['deskEarnings']['order']>>;

/** What a shop gets for an order, line by line, and together. */
export default function OrderEarningsView({ data, params }: DeskViewProps<Data, '/desk/earnings/:orderId'>) {
  const { shop } = useDesk();
  return (
    <>
      <PageHead title={m.money_of({ number: data.number })}>
        <Link href={`/desk/orders/${params.orderId}`}>{m.open_order()}</Link>
      </PageHead>
      {data.parcels.map(({ sellerId, shopName, earnedOn, lines, ...whole }) => (
        <article key={sellerId} className={styles.parcel}>
          {!shop && <h2>{shopName}</h2>}
          <p className={styles.soft}>
            {earnedOn ? m.earned_on_day({ day: dayText(earnedOn) }) : m.would_be_earned()}
          </p>
          {lines.map((line) => (
            <section key={line.position} className={styles.line}>
              <h3>{m.pieces_of({ quantity: line.quantity, name: line.name })}</h3>
              {line.returned > 0 && <p>{m.came_back({ count: line.returned })}</p>}
              {line.shortage !== undefined && <p>{m.not_supplied({ count: line.shortage })}</p>}
              <FigureList of={line} rates={line} />
            </section>
          ))}
          {lines.length > 1 && (
            <section className={styles.line}>
              <h3>{m.together()}</h3>
              <FigureList of={whole} />
            </section>
          )}
        </article>
      ))}
    </>
  );
}
