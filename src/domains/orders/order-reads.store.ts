import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getRow, isoTime } from '../../platform/database.ts';
import { rupeesToPaise } from '../../platform/money.ts';
import { freeDeliveryFrom } from '../promotions/readable.store.ts';
import { appliedOf } from './applied.store.ts';
import { type Attention, noticeOf } from './attention.ts';
import { paidForRest } from './book-sale.ts';
import { dispute, uncountedPaise } from './clawbacks/clawbacks.store.ts';
import type { KnownOfOrders } from './known-of-orders.ts';
import type { OrderState } from './order.ts';
import { spokenNumber } from './order-number.ts';
import type { Order, OrderParcel } from './order-shape.ts';
import { shownAttention } from './orders.store.ts';
import { changeDelivery } from './parcels/delivery-kept.ts';
import { inCancelledParcel, parcelState, refusalState } from './parcels/parcels.store.ts';
import { isTakenOut, unsuppliedReason } from './parcels/unsupplied.store.ts';
import { excess, refundWaits, sentPaise } from './refunds.store.ts';

/** The customer sees a refund as due, whether the provider or staff must send it. */
const shownState = sql`case r.state when 'by_hand' then 'due' else r.state end`;

/** A condition: the refund is for a cancelled parcel, not for the whole order, an overpayment or a return. */
const ofParcel = sql`exists (select from order_lines l where l.order_id = r.order_id and l.seller_id = r.part)`;

/** A condition: what could be owed back of the order went back another way. */
const allTaken = sql`o.payment_status = 'paid' and ${uncountedPaise(sql`o.id`)} > 0 and ${uncountedPaise(sql`o.id`)} >= o.price * 100 - coalesce((
  select sum(r.amount_paise) from refunds r where r.order_id = o.id), 0)`;

/** What the order queries need from other domains: whether parcels are invoiced or returned, and the payment. */
type OrderPorts = Pick<KnownOfOrders, 'isInvoiced' | 'isReturned' | 'ofReturn' | 'acceptedPayment'>;

/** An order as the database returns it, before its parcels are priced. */
interface Row extends Omit<Order, 'number' | 'parcels' | 'products' | 'hasInvoice' | 'notice'> {
  readonly number: number;
  readonly attention: Attention;
  readonly parcels: Omit<OrderParcel, 'amount' | 'deliveryKept' | 'deliveryDue'>[];
  readonly products: (Omit<Order['products'][number], 'off'> & {
    readonly offPaise: number;
    readonly takenOut: boolean;
  })[];
  /** The accepted payment less any overpayment; null while unpaid. */
  readonly paidPaise: number | null;
  readonly shippingUnit: number;
  readonly deliveryOff: number;
  readonly keptPaise: number;
  readonly offeredFrom: number | null;
  readonly dueWith: string | null;
}

/** Complete Orders for the rows of `selection` (a query for orders), newest first, in one statement. */
async function readOrders(db: Database, ports: OrderPorts, selection: RawBuilder<unknown>): Promise<Order[]> {
  const rows = await execute<{ order: Row }>(db)`
    with picked as (${selection})
    select json_build_object(
      '_id', o.id, 'number', o.number, 'price', o.price, 'shipping_fee', o.shipping_fee, 'discount', o.discount, 'deliveryOff', o.delivery_off, 'keptPaise', o.delivery_kept_paise, 'dueWith', o.delivery_due_with, 'offeredFrom', ${freeDeliveryFrom(sql`o.placed_at`)}, 'items', o.items,
      'applied', ${appliedOf(sql`o.applied`)},
      'payment_status', o.payment_status, 'order_status', o.order_status, 'pay_by', o.pay_by,
      'products', (
        select json_agg(json_build_object(
          'productId', l.product_id, 'variantId', l.variant_id, 'slug', l.slug, 'name', l.name, 'brand', l.brand,
          'size', l.size, 'colour', l.colour, 'quantity', l.quantity, 'price', l.price, 'discount', l.discount,
          'finalPrice', l.unit_price, 'offPaise', l.off_paise, 'images', l.images, 'sellerId', l.seller_id, 'shopName', l.shop_name,
          'shortage', ${unsuppliedReason}, 'takenOut', ${isTakenOut}
        ) order by l.position) from order_lines l where l.order_id = o.id),
      'shippingInfo', o.ship_to, 'date', ${isoTime(sql`o.placed_at`)}, 'expiresAt', ${isoTime(sql`o.expires_at`)},
      'refunds', (
        select coalesce(json_agg(json_build_object(
          'amount', ${sentPaise} / 100.0, 'sellerId', case when ${ofParcel} then r.part else '' end, 'reason', r.reason, 'ofReturn', ${ports.ofReturn(sql`r.part`)}, 'state', ${shownState}, 'waits', ${refundWaits}, 'date', ${isoTime(sql`r.updated_at`)}
        ) order by r.created_at), '[]'::json) from refunds r where r.order_id = o.id),
      'parcels', (
        select json_agg(json_build_object(
          'sellerId', l.seller_id, 'shopName', l.shop_name, 'state', ${parcelState}, 'packedAt', ${isoTime(sql`p.packed_at`)},
          'handedOverAt', ${isoTime(sql`p.handed_over_at`)}, 'courier', coalesce(p.courier, ''), 'awb', coalesce(p.awb, ''), 'deliveryCode', '',
          'promised', (o.promised -> l.seller_id) - 'runId' - 'held' - 'packBy', 'deliveredAt', ${isoTime(sql`p.delivered_at`)}, 'broughtBackAt', ${isoTime(sql`p.brought_back_at`)}, 'refusedAt', ${isoTime(sql`p.refused_at`)}, 'refusal', ${refusalState}, 'lostAt', ${isoTime(sql`p.lost_at`)}, 'cancelledAt', ${isoTime(sql`p.cancelled_at`)}
        ) order by l.position)
        from (select seller_id, min(shop_name) as shop_name, min(position) as position
              from order_lines where order_id = o.id group by seller_id) l
        left join order_parcels p on p.order_id = o.id and p.seller_id = l.seller_id),
      'paidPaise', (
        select p.amount_paise - coalesce((
          select amount_paise from refunds r where r.provider = p.provider and r.payment_id = p.payment_id and r.part = ${excess}), 0)
        from (${ports.acceptedPayment(sql`o.id`)}) p),
      'credited', exists (
        select from order_lines l where l.order_id = o.id and (o.order_status = 'cancelled' or ${inCancelledParcel} or ${ports.isReturned(sql`o.id`, sql`l.seller_id`)})
          and ${ports.isInvoiced(sql`o.id`, sql`l.seller_id`)}),
      'shippingUnit', o.shipping_unit, 'attention', ${shownAttention(sql`o`)},
      'moneyBack', case when ${dispute(sql`o.id`)} then 'bank decides' when ${allTaken} then 'gone back' else 'refund' end
    ) as "order"
    from picked o order by o.placed_at desc, o.id desc`;
  return rows.map(({ order }) => shownOrder(order));
}

/** What lines cost, in paise. Only its seller needs to know what of the discount the seller bears. */
const priceOfLines = (lines: Row['products']) => ({
  goodsPaise: rupeesToPaise(lines.reduce((sum, { finalPrice, quantity }) => sum + finalPrice * quantity, 0)),
  offPaise: lines.reduce((sum, { offPaise }) => sum + offPaise, 0),
  offSellerPaise: 0,
});

function shownOrder({
  attention,
  paidPaise,
  shippingUnit,
  deliveryOff,
  keptPaise,
  offeredFrom,
  dueWith,
  parcels,
  ...order
}: Row): Order {
  const parts = parcels.map(({ sellerId }) => {
    const lines = order.products.filter((line) => line.sellerId === sellerId);
    const out = lines.filter(({ takenOut }) => takenOut);
    return { ...priceOfLines(lines), ...(out.length > 0 && { out: priceOfLines(out) }) };
  });
  const paidSum = paidPaise ?? rupeesToPaise(order.price);
  const shippingPaise = rupeesToPaise(order.shipping_fee - deliveryOff);
  const amounts = paidForRest({ parts, shippingPaise, shippingUnit }, paidSum, order.pay_by);
  const fee = { wasFree: order.shipping_fee === 0, keptPaise, offeredFrom, dueWith, to: order.shippingInfo };
  const pricedParcels = parcels.map((parcel, index) => ({
    ...parcel,
    goodsPaise: parts[index]?.goodsPaise ?? 0,
    amountPaise: amounts[index] ?? 0,
  }));
  const isPaidAhead = paidPaise !== null;
  const dueFor = (sellerId: string) => (sellerId === dueWith ? keptPaise : 0);
  const keptFor = (sellerId: string) =>
    isPaidAhead || order.pay_by === 'delivery'
      ? changeDelivery(fee, pricedParcels, [sellerId], { isPaidAhead, byCustomer: true }).feePaise / 100
      : 0;
  return {
    ...order,
    products: order.products.map(({ offPaise, takenOut: _out, ...line }) => ({
      ...line,
      off: offPaise / 100,
    })),
    number: spokenNumber(order.number),
    parcels: pricedParcels.map(({ goodsPaise: _goods, amountPaise, ...parcel }) => ({
      ...parcel,
      amount: (amountPaise + dueFor(parcel.sellerId)) / 100,
      deliveryDue: dueFor(parcel.sellerId) / 100,
      deliveryKept: keptFor(parcel.sellerId),
    })),
    hasInvoice:
      (order.payment_status === 'paid' || order.pay_by === 'delivery') &&
      (order.order_status !== 'cancelled' || order.credited || keptPaise > 0),
    notice: noticeOf(attention, order.payment_status, order.order_status),
  };
}

/** Any order, for staff; null if it does not exist. */
export async function findAnyOrder(db: Database, ports: OrderPorts, orderId: string): Promise<Order | null> {
  const orders = await readOrders(db, ports, sql`select * from orders where id = ${orderId}`);
  return orders[0] ?? null;
}

export async function findOrder(
  db: Database,
  ports: OrderPorts,
  { customerId, orderId }: { customerId: string; orderId: string },
): Promise<Order | null> {
  const orders = await readOrders(
    db,
    ports,
    sql`select * from orders where id = ${orderId} and customer_id = ${customerId}`,
  );
  return orders[0] ?? null;
}

/** Batch size: other requests get a turn after this many orders were read and priced. */
const ordersAtOnce = 100;

/** At most `limit` of a customer's orders, newest first, optionally of one state. */
export async function listOrders(
  db: Database,
  ports: OrderPorts,
  { customerId, state, limit }: { customerId: string; state?: OrderState; limit: number },
): Promise<Order[]> {
  const orders: Order[] = [];
  for (;;) {
    const after = orders.at(-1)?._id;
    const max = Math.min(ordersAtOnce, limit - orders.length);
    const page = await readOrders(
      db,
      ports,
      sql`select * from orders where customer_id = ${customerId}
          ${state === undefined ? sql`` : sql`and order_status = ${state}`}
          ${after === undefined ? sql`` : sql`and (placed_at, id) < (select placed_at, id from orders where id = ${after})`}
          order by placed_at desc, id desc limit ${max}`,
    );
    orders.push(...page);
    if (page.length < max || orders.length === limit) return orders;
  }
}

/** A customer's order counts: all, pending, cancelled. */
export function countOrders(
  db: Database,
  customerId: string,
): Promise<{ totalOrder: number; pendingOrder: number; cancelledOrder: number }> {
  return getRow(db)`
    select count(*) as "totalOrder", count(*) filter (where order_status = 'pending') as "pendingOrder",
           count(*) filter (where order_status = 'cancelled') as "cancelledOrder"
    from orders where customer_id = ${customerId}`;
}
