import { useNavigate } from 'react-router';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { Select } from '../../../ui/select/select.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { address } from '../../parts/address.ts';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { when } from '../../parts/when.ts';
import styles from './order-book.module.css';
import { attentionWords, orderWords, paymentWords } from './state-words.ts';

type Data = Awaited<ReturnType<DeskApi['deskOrderBook']['list']>>;
type Listed = Data['orders'][number];

const path = '/desk/order-book';
const columns: Column<Listed>[] = [
  {
    title: 'Order',
    cell: ({ id, placedAt }) => (
      <span>
        <Link href={`${path}/${id}`}>{id}</Link>
        <br />
        <small>{when(placedAt)}</small>
      </span>
    ),
  },
  { title: 'Customer', cell: ({ customer }) => customer },
  { title: 'Shops', cell: ({ shops }) => shops.join(', ') },
  {
    title: 'Amount',
    align: 'end',
    cell: ({ price, items }) => `${formatRupees(price)} for ${items}`,
  },
  {
    title: 'Payment',
    cell: ({ paymentStatus, overdue }) => (
      <span className={styles.badges}>
        <Badge tone={paymentWords[paymentStatus].tone}>{paymentWords[paymentStatus].label}</Badge>
        {overdue && <Badge tone="bad">Overdue</Badge>}
      </span>
    ),
  },
  {
    title: 'State',
    cell: ({ orderStatus, attention }) => (
      <span className={styles.badges}>
        <Badge tone={orderWords[orderStatus].tone}>{orderWords[orderStatus].label}</Badge>
        {attention !== '' && <small>{attentionWords[attention]}</small>}
      </span>
    ),
  },
];

/** Every order of the market, the newest first; found by whatever a customer can say of it. */
export default function OrderBookView({ data, search }: DeskViewProps<Data>) {
  const navigate = useNavigate();
  const [words, order, payment, waiting] = ['search', 'order', 'payment', 'waiting'].map(
    (name) => search.get(name) ?? '',
  ) as [string, string, string, string];
  const members = { search: words, order, payment, waiting };
  const hrefOf = (over: Partial<typeof members>) => address(path, { ...members, ...over });
  const tabs = [['', 'All'], ...Object.entries(orderWords).map(([value, { label }]) => [value, label])] as [
    string,
    string,
  ][];
  return (
    <>
      <PageHead title="All orders" />
      <SearchField
        label="Search order, UTR, invoice, mobile, e-mail or name"
        value={words}
        hrefOf={(next) => address(path, { search: next })}
      />
      <div className={styles.filters}>
        <Tabs
          label="State"
          current={order}
          tabs={tabs.map(([value, label]) => ({ value, label, href: hrefOf({ order: value }) }))}
        />
        <Select
          label="Payment"
          labelHidden
          value={waiting === 'yes' ? 'waiting' : payment}
          onChange={({ target: { value } }) =>
            void navigate(
              hrefOf(value === 'waiting' ? { payment: '', waiting: 'yes' } : { payment: value, waiting: '' }),
              { replace: true },
            )
          }
        >
          <option value="">Any payment</option>
          {Object.entries(paymentWords).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="waiting">Something is wrong with the money</option>
        </Select>
      </div>
      {data.orders.length > 0 ? (
        <Table caption="Orders" columns={columns} rows={data.orders} rowKey={({ id }) => id} />
      ) : (
        <EmptyState title={words ? 'No order matches' : 'No orders here'} titleAs="h2">
          {words
            ? 'Search by the whole UTR, mobile number or e-mail, or by the beginning of a name or an order’s number.'
            : 'Orders appear here as soon as they are placed.'}
        </EmptyState>
      )}
      <MoreRows
        path={path}
        members={members}
        name="before"
        here={search.get('before') ?? ''}
        next={data.next}
      />
    </>
  );
}
