import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import * as m from '#messages/orders';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { Table } from '../../../ui/table/table.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { appliedText } from '../../promotions/applied-text.ts';
import { readOrderNumber, spokenNumber } from '../order-number.ts';
import type { Order } from '../order-shape.ts';
import { promiseLine } from '../promised-text.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderDay } from './order-day.tsx';
import { OrderGoods } from './order-goods.tsx';
import { orderStage } from './order-stage.ts';
import { orderTones, paymentTones } from './order-tones.ts';
import { orderWords, paymentWords } from './order-words.ts';
import styles from './order-table.module.css';

/** Orders per page, here and on the dashboard. */
export const ordersPerPage = 5;

interface Props {
  readonly orders: readonly Order[];
  readonly caption: string;
  readonly searchLabel: string;
  readonly empty: string;
  /** Ids of the products that the customer has reviewed. */
  readonly reviewed: readonly string[];
  /** Target of Pay Now: the dashboard links to /payment, My Orders to /my-payment. */
  readonly payAt: '/payment' | '/my-payment';
  readonly columns: readonly [id: string, price: string, payment: string, status: string, actions: string];
  /** Rendered beside the search box. */
  readonly filter?: ReactNode;
  /** My Orders shows 'Pending' and 'Created' for unpaid orders; the dashboard shows the raw words. */
  readonly plain?: boolean;
}

/** A customer's orders, searchable by number or id, five per page. */
export function OrderTable({
  orders,
  reviewed,
  caption,
  searchLabel,
  empty,
  payAt,
  columns,
  filter,
  plain = false,
}: Props) {
  // Page and search are kept in the URL too, so that going back from an order and reloading show the same rows.
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(address.get('search') ?? '');
  const page = Math.trunc(Number(address.get('page'))) || 1;
  const words = search.trim().toLowerCase();
  const fullNumber = readOrderNumber(words);
  const matches = orders.filter(
    ({ _id, number }) =>
      _id.toLowerCase().includes(words) ||
      (fullNumber && fullNumber !== 'mistyped'
        ? number === spokenNumber(fullNumber.number)
        : number.toLowerCase().includes(words)),
  );
  const pages = Math.ceil(matches.length / ordersPerPage);
  const at = Math.max(1, Math.min(page, pages));
  const rowsOfPage = matches.slice((at - 1) * ordersPerPage, at * ordersPerPage);
  const [id, price, payment, status, actions] = columns;

  /** The address of a page, which keeps the search and the status. */
  function addressOf(next: number): string {
    const query = new URLSearchParams(address);
    if (next > 1) query.set('page', String(next));
    else query.delete('page');
    if (search) query.set('search', search);
    else query.delete('search');
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }

  return (
    <div className={styles.all}>
      <Search
        label={searchLabel}
        value={search}
        onChange={(words) => {
          setSearch(words);
          if (page > 1) setAddress(withoutPage, { replace: true, preventScrollReset: true });
        }}
      >
        {filter}
      </Search>
      {orders.length === 0 ? (
        <EmptyState title={empty} action={<ButtonLink href="/shops">{m.continue_shopping()}</ButtonLink>}>
          {m.orders_show_here()}
        </EmptyState>
      ) : rowsOfPage.length === 0 ? (
        <p className={styles.none} role="status">
          {fullNumber === 'mistyped' ? m.number_mistyped() : empty}
        </p>
      ) : (
        <Table
          caption={caption}
          rows={[...rowsOfPage]}
          rowKey={(order) => order._id}
          columns={[
            { title: id, lead: true, cell: (order) => <Ordered order={order} /> },
            {
              title: price,
              wide: true,
              cell: (order) => (
                <span className={styles.status}>
                  {formatRupees(order.price)}
                  {order.discount > 0 && <small className={styles.part}>{appliedText(order.applied)}</small>}
                </span>
              ),
            },
            {
              title: payment,
              wide: true,
              cell: (order) => (
                <Badge tone={paymentTones[order.payment_status]}>
                  {plain ? order.payment_status : paymentWords(order)}
                </Badge>
              ),
            },
            {
              title: status,
              wide: true,
              cell: (order) => (
                <span className={styles.status}>
                  {stageOf(order)}
                  <Badge tone={orderTones[order.order_status]}>
                    {plain ? order.order_status : orderWords(order)}
                  </Badge>
                  <PartCancelled order={order} />
                  <Promised order={order} />
                </span>
              ),
            },
            {
              title: actions,
              align: 'end',
              plain: true,
              cell: (order) => <OrderActions order={order} payAt={payAt} reviewed={reviewed} />,
            },
          ]}
        />
      )}
      <Pagination current={at} total={pages} href={addressOf} keepScroll />
    </div>
  );
}

/** The field and the filter beside it; without scripts they are sent. */
const Search = ({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (words: string) => void;
  children: ReactNode;
}) => (
  <form className={styles.tools} onSubmit={(event) => event.preventDefault()}>
    {children}
    <TextField
      label={label}
      labelHidden
      type="search"
      name="search"
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
    <noscript>
      <Button type="submit" variant="secondary">
        {m.search()}
      </Button>
    </noscript>
  </form>
);

function withoutPage(address: URLSearchParams): URLSearchParams {
  address.delete('page');
  return address;
}

const stageOf = (order: Order) => {
  const stage = orderStage(order);
  return stage && <b>{stage}</b>;
};

/** The ordered goods, the number, the date and the id that the search finds. */
const Ordered = ({ order }: { order: Order }) => (
  <OrderGoods lines={order.products}>
    <span>
      <b className={styles.number}>{order.number}</b> <OrderDay date={order.date} />
    </span>
    <span className={styles.id}>{order._id}</span>
  </OrderGoods>
);

/** The promised days of a paid order's remaining parcels. */
function Promised({ order }: { order: Order }) {
  const line = order.order_status === 'pending' ? '' : promiseLine(order);
  return line && <small className={styles.part}>{line}</small>;
}

/** A note that some parcels of an order were cancelled while the others come. */
function PartCancelled({ order: { order_status, parcels } }: { order: Order }) {
  const count = parcels.filter(({ state }) => state === 'cancelled').length;
  if (count === 0 || order_status === 'cancelled') return null;
  return <small className={styles.part}>{m.parcels_cancelled({ count, of: parcels.length })}</small>;
}
