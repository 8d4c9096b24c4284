import * as m from '#messages/desk-insight';
import type { DeskApi } from '../../../calls.ts';
import { Link } from '../../../ui/link.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { paiseText } from '../money/paise-text.ts';
import styles from './insight.module.css';

export type Market = Awaited<ReturnType<DeskApi['deskInsight']['market']>>;
type Shop = Market['shops'][number];
type Place = Market['places'][number];

/**
 * A part in percent, rounded down: 100 only if it is all; below ten with a decimal, or few of many would be none. A dash
 * where there is nothing to share.
 */
export const shareText = (part: number, of: number): string =>
  of > 0 ? m.percent({ percent: percentOf(part, of) }) : m.none();

const percentOf = (part: number, of: number): number =>
  part * 10 < of ? Math.floor((part * 1_000) / of) / 10 : Math.floor((part * 100) / of);

const shopColumns: Column<Shop>[] = [
  { title: m.shop(), lead: true, cell: ({ shopName }) => shopName },
  { title: m.sales(), align: 'end', cell: ({ paise }) => <b>{paiseText(paise)}</b> },
  { title: m.before(), align: 'end', cell: ({ before }) => paiseText(before) },
  { title: m.orders(), align: 'end', cell: ({ orders }) => orders },
  { title: m.on_time(), align: 'end', cell: ({ kept, due }) => shareText(kept, due) },
  { title: m.returns(), align: 'end', cell: ({ returns }) => returns },
];

const placeColumns: Column<Place>[] = [
  { title: m.pincode(), lead: true, cell: ({ pincode }) => pincode },
  { title: m.orders(), align: 'end', cell: ({ orders }) => orders },
  { title: m.cash_orders(), align: 'end', cell: ({ cashOrders }) => cashOrders },
  { title: m.refused(), align: 'end', cell: ({ refused }) => refused },
  { title: m.with_return(), align: 'end', cell: ({ returns }) => returns },
];

/** What operators see of the market: the shops side by side, places, and searches that found nothing. */
export const MarketParts = ({ shops, places, inVain }: Market) => (
  <>
    <section className={styles.numbers}>
      <h2>{m.league()}</h2>
      <Table caption={m.league()} columns={shopColumns} rows={shops} rowKey={({ sellerId }) => sellerId} />
    </section>
    <div className={styles.tables}>
      <section>
        <h2>{m.by_place()}</h2>
        {places.length === 0 && <p className={styles.soft}>{m.no_places()}</p>}
        {places.length > 0 && (
          <Table
            short
            caption={m.by_place()}
            columns={placeColumns}
            rows={places}
            rowKey={({ pincode }) => pincode}
          />
        )}
      </section>
      <section>
        <h2>{m.in_vain()}</h2>
        {inVain.length === 0 && <p className={styles.soft}>{m.nothing_in_vain()}</p>}
        {inVain.length > 0 && (
          <Table
            short
            caption={m.in_vain()}
            columns={[
              { title: m.words(), lead: true, cell: ({ words }) => words },
              { title: m.times(), align: 'end', cell: ({ searched }) => searched },
            ]}
            rows={inVain}
            rowKey={({ words }) => words}
          />
        )}
        <p>
          <Link href="/desk/words">{m.help_search()}</Link>
        </p>
      </section>
    </div>
  </>
);
