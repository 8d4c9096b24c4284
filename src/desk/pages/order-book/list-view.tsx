import { useNavigate } from 'react-router';
import * as m from '#messages/desk-order-book';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { Select } from '../../../ui/select/select.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { address, useHere } from '../../parts/address.ts';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { ListTabs } from '../../parts/tabs.tsx';
import { when } from '../../../messages/dates.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import styles from './order-book.module.css';
import { attentionWords, orderWords, paymentWords, payingWords } from './state-words.ts';

type Data = Awaited<ReturnType<DeskApi['deskOrderBook']['list']>>;
type OrderRow = Data['orders'][number];

const path = '/desk/order-book';
const columns = (): Column<OrderRow>[] => [
  {
    title: m.order(),
    cell: ({ id, number, placedAt }) => (
      <span>
        <Link href={`${path}/${id}`}>
          <Unbroken text={number} />
        </Link>
        <br />
        <small className={styles.at}>{when(placedAt)}</small>
      </span>
    ),
  },
  { title: m.customer(), cell: ({ customer }) => customer },
  { title: m.shops(), cell: ({ shops }) => shops.join(', ') },
  {
    title: m.amount(),
    align: 'end',
    cell: ({ price, items }) => (
      <span className={styles.at}>{m.amount_for_items({ count: items, amount: formatRupees(price) })}</span>
    ),
  },
  {
    title: m.payment(),
    cell: ({ paymentStatus, payBy, overdue }) => {
      const { label, tone } = payingWords({ payment: paymentStatus, payBy });
      return (
        <span className={styles.badges}>
          <Badge tone={tone}>{label()}</Badge>
          {overdue && <Badge tone="bad">{m.overdue()}</Badge>}
        </span>
      );
    },
  },
  {
    title: m.status(),
    cell: ({ orderStatus, attention, ownPurchase }) => (
      <span className={styles.badges}>
        <Badge tone={orderWords[orderStatus].tone}>{orderWords[orderStatus].label()}</Badge>
        {attention !== '' && <small>{attentionWords[attention]?.()}</small>}
        {ownPurchase && <small>{m.own_purchase()}</small>}
      </span>
    ),
  },
];

/** Filters that are on or off. */
const marks = ['waiting', 'own'];

/** The query for a choice among payment states and marks. */
const linkOf = (value: string) => ({
  payment: marks.includes(value) ? '' : value,
  ...Object.fromEntries(marks.map((mark) => [mark, mark === value ? 'yes' : ''])),
});

/** All orders of the market, newest first, with a search for anything a customer may know about an order. */
export default function OrderBookView({ data, search }: DeskViewProps<Data>) {
  const navigate = useNavigate();
  const here = useHere();
  const words = search.get('search');
  const parts = [['', { label: m.all }] as const, ...Object.entries(orderWords)];
  return (
    <>
      <PageHead title={m.all_orders()} />
      <SearchField label={m.search_orders()} hrefOf={(next) => address(path, { search: next })} />
      <div className={styles.filters}>
        <ListTabs
          label={m.status()}
          name="order"
          parts={parts.map(([value, { label }]) => [value, label()])}
        />
        <Select
          label={m.only_those()}
          labelHidden
          value={marks.find((mark) => search.get(mark) === 'yes') ?? search.get('payment') ?? ''}
          onChange={({ target: { value } }) => void navigate(here(linkOf(value)), { replace: true })}
        >
          <option value="">{m.any_payment()}</option>
          {Object.entries(paymentWords).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
          <option value="waiting">{m.payment_problem()}</option>
          <option value="own">{m.own_purchases()}</option>
        </Select>
      </div>
      {data.orders.length > 0 ? (
        <Table caption={m.orders()} columns={columns()} rows={data.orders} rowKey={({ id }) => id} />
      ) : (
        <EmptyState
          title={data.mistyped ? m.number_mistyped() : words ? m.no_orders_found() : m.no_orders_here()}
          titleAs="h2"
        >
          {data.mistyped ? m.check_its_digits() : words ? m.search_hint() : m.orders_appear()}
        </EmptyState>
      )}
      <MoreRows name="before" next={data.next} />
    </>
  );
}
