import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { address } from '../../parts/address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { when } from '../../parts/when.ts';
import { useDesk } from '../../session.tsx';
import { ParcelButton } from '../order/parcel-button.tsx';
import { parcelWords } from '../order/parcel-words.ts';
import styles from './orders.module.css';

type Data = Awaited<ReturnType<DeskApi['deskOrders']['list']>>;
type Parcel = Data['parcels'][number];

/** The shop's parcels, a state at a time. */
export default function OrdersView({ data, search, reload }: DeskViewProps<Data>) {
  const { shop, staff } = useDesk();
  const [state, words] = [search.get('state') ?? 'to pack', search.get('search') ?? ''];
  const hrefOf = (over: Record<string, string | number>) =>
    address('/desk/orders', { state, search: words, ...over });
  const tabs = [...Object.entries(parcelWords), ['all', { label: 'All' }] as const].map(
    ([value, { label }]) => ({
      label,
      value,
      href: hrefOf({ state: value }),
    }),
  );
  const columns: Column<Parcel>[] = [
    {
      title: 'Order',
      cell: ({ orderId, placedAt }) => (
        <>
          <Link href={`/desk/orders/${orderId}`}>{orderId.slice(0, 10)}…</Link>
          <br />
          <small className={styles.at}>{when(placedAt)}</small>
        </>
      ),
    },
    ...(shop ? [] : [{ title: 'Shop', cell: (parcel: Parcel) => parcel.shopName }]),
    { title: 'Goods', cell: ({ summary }) => summary },
    { title: 'To', cell: ({ to }) => to },
    {
      title: 'You get',
      align: 'end',
      cell: ({ owed }) => formatRupees(owed),
    },
    {
      title: 'State',
      cell: (parcel) => (
        <Badge tone={parcelWords[parcel.state].tone}>{parcelWords[parcel.state].label}</Badge>
      ),
    },
    { title: 'Next', align: 'end', cell: (parcel) => <ParcelButton parcel={parcel} onDone={reload} /> },
  ];
  if (staff.role === 'operator')
    columns[columns.findIndex(({ title }) => title === 'You get')]!.title = 'Seller gets';
  return (
    <>
      <PageHead title="Orders" />
      <SearchField
        label="Search order, goods or customer"
        value={words}
        hrefOf={(next) => hrefOf({ search: next, state: next ? 'all' : state })}
      />
      <Tabs label="State" tabs={tabs} current={state} />
      {data.parcels.length > 0 ? (
        <Table
          caption="Orders"
          columns={columns}
          rows={data.parcels}
          rowKey={({ orderId, sellerId }) => orderId + sellerId}
        />
      ) : (
        <EmptyState
          title={words ? 'No order matches' : state === 'to pack' ? 'Nothing to pack' : 'No orders here'}
        >
          {words
            ? 'Try fewer letters, or another state.'
            : 'New orders appear here as soon as they are paid.'}
        </EmptyState>
      )}
      <Pagination
        current={Number(search.get('page')) || 1}
        total={Math.ceil(data.total / data.perPage)}
        href={(page) => hrefOf({ page })}
      />
    </>
  );
}
