import { useState } from 'react';
import * as m from '#messages/desk-orders';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatAmount, formatRupees } from '../../../ui/price/format-rupees.ts';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { useHere } from '../../parts/address.ts';
import { PackBy, runText } from '../../parts/due.tsx';
import { Pages } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { ListTabs } from '../../parts/tabs.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import { ParcelButton } from '../order/parcel-button.tsx';
import { parcelWords } from '../order/parcel-words.ts';
import { PrintLink, SelectedParcels } from './selected-parcels.tsx';
import styles from './orders.module.css';

type Data = Awaited<ReturnType<DeskApi['deskOrders']['list']>>;
type Parcel = Data['parcels'][number];

/** Prints the pack of all parcels of this page that are to leave. */
function PrintPage({ parcels }: { parcels: readonly Parcel[] }) {
  const leaving = parcels.filter(({ state }) => state === 'to pack' || state === 'packed');
  if (leaving.length === 0) return null;
  return (
    <p className={styles.print}>
      <PrintLink parcels={leaving}>{m.print_page({ count: leaving.length })}</PrintLink>
    </p>
  );
}

/** Takes back, with one press, that a parcel was packed: for ten minutes, wherever the list stands. */
function JustPacked({ parcels }: { parcels: Data['justPacked'] }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  if (parcels.length === 0) return null;
  return (
    <section className={styles.undo} aria-label={m.just_packed()}>
      <h2>{m.just_packed()}</h2>
      <ul>
        {parcels.map(({ orderId, sellerId, number, to }) => (
          <li key={orderId + sellerId}>
            <span>
              <Link href={`/desk/orders/${orderId}`}>
                <Unbroken text={number} />
              </Link>{' '}
              {to}
            </span>
            <Button
              size="small"
              variant="secondary"
              loading={busy}
              aria-label={m.undo_packed({ order: number })}
              onClick={() => void run(() => api.deskOrders.unpack({ orderId, shop: sellerId }))}
            >
              {m.undo()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shop's parcels, filtered by state. */
export default function OrdersView({ data, search }: DeskViewProps<Data>) {
  const { shop, staff } = useDesk();
  const [state, words] = [search.get('state') ?? 'to pack', search.get('search') ?? ''];
  const here = useHere();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const toggle = (key: string, isOn: boolean) =>
    setKeys([...keys.filter((one) => one !== key), ...(isOn ? [key] : [])]);
  const pageKeys = data.parcels.map(({ orderId, sellerId }) => orderId + sellerId);
  const selection = data.parcels.filter(({ orderId, sellerId }) => keys.includes(orderId + sellerId));
  const parts = [...Object.entries(parcelWords), ['all', { label: m.all }] as const];
  const share: Column<Parcel> = {
    title: staff.role === 'operator' ? m.seller_gets() : m.you_get(),
    align: 'end',
    cell: ({ owed }) => formatRupees(owed),
  };
  const columns: Column<Parcel>[] = [
    {
      title: m.order(),
      cell: ({ orderId, sellerId, number, placedAt, shopName }) => (
        <span className={styles.order}>
          <Checkbox
            label={<VisuallyHidden>{m.select_named({ order: number })}</VisuallyHidden>}
            checked={keys.includes(orderId + sellerId)}
            onChange={({ currentTarget }) => toggle(orderId + sellerId, currentTarget.checked)}
          />
          <span>
            <Link href={`/desk/orders/${orderId}`}>
              <Unbroken text={number} />
            </Link>
            <br />
            <small className={styles.at}>{when(placedAt)}</small>
            {!shop && <small className={styles.shop}>{shopName}</small>}
          </span>
        </span>
      ),
    },
    {
      title: m.items(),
      cell: ({ summary }) => (
        <span className={styles.items}>
          <Unbroken text={summary} />
        </span>
      ),
    },
    {
      title: m.due(),
      cell: (parcel) => (
        <span className={styles.due}>
          <PackBy parcel={parcel} />
          <small>{runText(parcel)}</small>
        </span>
      ),
    },
    {
      title: m.to(),
      cell: ({ to, collect }) => (
        <span className={styles.to}>
          {to}
          {collect > 0 && <b>{m.collect({ amount: formatAmount(collect) })}</b>}
        </span>
      ),
    },
    ...(staff.duty === 'all' ? [share] : []),
    {
      title: m.status(),
      cell: (parcel) => (
        <Badge tone={parcelWords[parcel.state].tone}>{parcelWords[parcel.state].label()}</Badge>
      ),
    },
    { title: m.actions(), align: 'end', cell: (parcel) => <ParcelButton parcel={parcel} /> },
  ];
  return (
    <>
      <PageHead title={m.orders()} />
      <SearchField
        label={m.search_orders()}
        hrefOf={(next) => here({ search: next, ...(next && { state: 'all' }) })}
      />
      <ListTabs label={m.status()} name="state" parts={parts.map(([value, { label }]) => [value, label()])} />
      <JustPacked parcels={data.justPacked} />
      {pageKeys.length > 1 && (
        <Checkbox
          label={m.select_page()}
          checked={selection.length === pageKeys.length}
          onChange={({ currentTarget }) => setKeys(currentTarget.checked ? pageKeys : [])}
        />
      )}
      {data.parcels.length > 0 ? (
        <Table
          caption={m.orders()}
          columns={columns}
          rows={data.parcels}
          rowKey={({ orderId, sellerId }) => orderId + sellerId}
        />
      ) : (
        <EmptyState
          title={
            data.mistyped
              ? m.number_mistyped()
              : words
                ? m.no_orders_found()
                : state === 'to pack'
                  ? m.nothing_to_pack()
                  : m.no_orders_here()
          }
        >
          {data.mistyped ? m.check_its_digits() : words ? m.try_fewer_letters() : m.paid_orders_appear()}
        </EmptyState>
      )}
      <PrintPage parcels={data.parcels} />
      <Pages of={data} />
      {selection.length > 0 && <SelectedParcels parcels={selection} onClear={() => setKeys([])} />}
    </>
  );
}
