import * as m from '#messages/desk-insight';
import type { DeskApi } from '../../../calls.ts';
import { dayText } from '../../../domains/delivery/day-text.ts';
import { reasonWords } from '../../../domains/returns/ui/return-words.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { lasting } from '../../parts/since.ts';
import { ListTabs } from '../../parts/tabs.tsx';
import { paiseText } from '../money/paise-text.ts';
import { Bars } from './bars.tsx';
import styles from './insight.module.css';
import { type Market, MarketParts, shareText } from './market.tsx';

type Figures = Awaited<ReturnType<DeskApi['deskInsight']['read']>>;
type Totals = Figures['now'];
type Goods = Figures['best'][number];

const number = (value: number) => value.toLocaleString('en-IN');

/** How the shop goes: figures beside the time before, by day, goods and returns; for operators the market as well. */
export default function InsightView({ data }: DeskViewProps<Figures & { market: Market | null }>) {
  const { daily, best, slow, short, market } = data;
  return (
    <>
      <PageHead title={m.how_it_goes()} />
      <ListTabs
        label={m.which_days()}
        name="days"
        start="7"
        parts={[
          ['1', m.today()],
          ['7', m.seven_days()],
          ['30', m.thirty_days()],
        ]}
      />
      {data.now.orders === 0 && data.now.views === 0 && (
        <EmptyState title={m.nothing_sold()} titleAs="h2">
          {m.nothing_sold_hint()}
        </EmptyState>
      )}
      <TotalFigures {...data} />
      <div className={styles.parts}>
        <Bars
          title={m.sales_by_day()}
          days={daily.map(({ day, paise }) => ({ day, value: paise }))}
          format={paiseText}
        />
        <Bars
          title={m.views_by_day()}
          days={daily.map(({ day, views }) => ({ day, value: views }))}
          format={number}
        />
      </div>
      <DailyTable daily={daily} />
      {market && <MarketParts {...market} />}
      <div className={styles.tables}>
        <GoodsPart title={m.best()} empty={m.no_best()} goods={best} columns={[sales, views, orders]} />
        <GoodsPart title={m.short()} empty={m.no_short()} goods={short} columns={[stock, lasts]} />
        <GoodsPart title={m.slow()} empty={m.no_slow()} goods={slow} columns={[stock, views]} />
        <Returns returns={data.returns} />
        <Funnel now={data.now} />
      </div>
    </>
  );
}

function TotalFigures({ days, now, before, answeredWithin }: Figures) {
  const beside = (value: string) => (days === 1 ? m.before_today({ value }) : m.before_days({ days, value }));
  const both = (words: (of: Totals) => string) => [words(now), beside(words(before))] as const;
  const average = ({ paise, orders }: Totals) =>
    orders > 0 ? paiseText(Math.floor(paise / orders / 100) * 100) : m.none();
  return (
    <dl className={styles.figures}>
      <Figure label={m.sales()} words={both(({ paise }) => paiseText(paise))} />
      <Figure label={m.orders()} words={both(({ orders }) => number(orders))} />
      <Figure label={m.pieces()} words={both(({ pieces }) => number(pieces))} />
      <Figure label={m.average()} words={both(average)} />
      <Figure label={m.views()} words={both((of) => number(of.views))} />
      <Figure label={m.bought()} words={both((of) => shareText(of.orders, of.views))} />
      <Figure label={m.returns()} words={both(({ returns }) => number(returns))} />
      <Figure label={m.on_time()} words={[shareText(now.kept, now.due), m.of_promised(now)]} />
      {answeredWithin !== null && (
        <Figure label={m.answer_time()} words={[lasting(answeredWithin * 60_000), m.in_thirty_days()]} />
      )}
    </dl>
  );
}

const Figure = ({ label, words: [value, note] }: { label: string; words: readonly [string, string] }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    <dd className={styles.small}>{note}</dd>
  </div>
);

/** The numbers behind the charts, the latest day first. */
const DailyTable = ({ daily }: Pick<Figures, 'daily'>) => (
  <details className={styles.numbers}>
    <summary>{m.show_table()}</summary>
    <Table
      short
      caption={m.sales_by_day()}
      rows={daily.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { title: m.day(), lead: true, cell: ({ day }) => dayText(day) },
        { title: m.sales(), align: 'end', cell: ({ paise }) => paiseText(paise) },
        { title: m.orders(), align: 'end', cell: ({ orders }) => number(orders) },
        { title: m.views(), align: 'end', cell: (of) => number(of.views) },
      ]}
    />
  </details>
);

const product: Column<Goods> = {
  title: m.product(),
  lead: true,
  cell: ({ productId, name }) => <Link href={`/desk/products/${productId}`}>{name}</Link>,
};
const sales: Column<Goods> = { title: m.sales(), align: 'end', cell: ({ paise }) => paiseText(paise) };
const views: Column<Goods> = { title: m.views(), align: 'end', cell: (of) => number(of.views) };
const orders: Column<Goods> = { title: m.orders(), align: 'end', cell: (of) => number(of.orders) };
const stock: Column<Goods> = { title: m.stock(), align: 'end', cell: (of) => number(of.stock) };
const lasts: Column<Goods> = {
  title: m.lasts(),
  align: 'end',
  cell: ({ lasts: days }) => (days === null ? m.none() : m.lasts_days({ days })),
};

const GoodsPart = ({
  title,
  empty,
  goods,
  columns,
}: {
  title: string;
  empty: string;
  goods: Goods[];
  columns: Column<Goods>[];
}) => (
  <section>
    <h2>{title}</h2>
    {goods.length === 0 ? (
      <p className={styles.soft}>{empty}</p>
    ) : (
      <Table
        short
        caption={title}
        columns={[product, ...columns]}
        rows={goods}
        rowKey={({ productId }) => productId}
      />
    )}
  </section>
);

const Returns = ({ returns }: Pick<Figures, 'returns'>) => (
  <section>
    <h2>{m.returns_by_reason()}</h2>
    {returns.length === 0 ? (
      <p className={styles.soft}>{m.no_returns()}</p>
    ) : (
      <Table
        short
        caption={m.returns_by_reason()}
        rows={returns}
        rowKey={({ reason }) => reason}
        columns={[
          { title: m.reason(), lead: true, cell: ({ reason }) => reasonWords[reason]() },
          { title: m.returns(), align: 'end', cell: (of) => number(of.returns) },
          { title: m.before(), align: 'end', cell: ({ before }) => number(before) },
        ]}
      />
    )}
  </section>
);

/** Each step with its share of the one before. */
function Funnel({ now }: { now: Totals }) {
  const steps = [
    { step: m.views(), count: now.views, of: 0 },
    { step: m.carts(), count: now.carts, of: now.views },
    { step: m.ordered(), count: now.orders, of: now.carts },
    { step: m.delivered(), count: now.delivered, of: now.orders },
  ];
  return (
    <section>
      <h2>{m.funnel()}</h2>
      <Table
        short
        caption={m.funnel()}
        rows={steps}
        rowKey={({ step }) => step}
        columns={[
          { title: m.step(), lead: true, cell: ({ step }) => step },
          { title: m.count(), align: 'end', cell: ({ count }) => number(count) },
          { title: m.share(), align: 'end', cell: ({ count, of }) => shareText(count, of) },
        ]}
      />
    </section>
  );
}
