import { type RawBuilder, sql } from 'kysely';
import {
  type Database,
  execute,
  findRow,
  findValue,
  getRow,
  hasChanged,
  hasRow,
} from '../../platform/database.ts';
import { freeDeliveryFrom } from '../promotions/readable.store.ts';
import type { Attention } from './attention.ts';
import { dispute } from './clawbacks/clawbacks.store.ts';
import { type HeldOrder, isSold, type OrderState } from './order.ts';
import type { DeliveryChange, DeliveryFee } from './parcels/delivery-kept.ts';
import { inCancelledParcel, inDeliveredParcel } from './parcels/parcels.store.ts';
import { isTakenOut } from './parcels/unsupplied.store.ts';
import type { GoodsBack } from '../ledger/sale.ts';
import { owesBack } from './refunds.store.ts';

const orderColumns = sql`
  id, customer_id as "customerId", price, discount, payment_status as "paymentStatus", order_status as "orderStatus", pay_by as "payBy",
  holds_stock as "holdsStock", jsonb_path_exists(promised, '$.*.held ? (@ == true)') as "holdsPlaces", expires_at as "expiresAt",
  placed_at as "placedAt"`;

const ownedBy = (customerId: string | undefined): RawBuilder<unknown> =>
  customerId === undefined ? sql`` : sql`and customer_id = ${customerId}`;

/**
 * Locks an order until the transaction ends and returns it. Null when it does not exist or is not this customer's.
 */
export function holdOrder(trx: Database, orderId: string, customerId?: string): Promise<HeldOrder | null> {
  return findRow(trx)`
    select ${orderColumns} from orders where id = ${orderId} ${ownedBy(customerId)} for no key update`;
}

/** The same without the lock. */
export function findOrderState(
  db: Database,
  orderId: string,
  customerId?: string,
): Promise<(HeldOrder & { attention: Attention }) | null> {
  return findRow(db)`
    select ${orderColumns}, ${shownAttention(sql`orders`)} as attention from orders where id = ${orderId} ${ownedBy(customerId)}`;
}

/**
 * Locks one expired order other than `except`, skipping locked rows; null when there is none. Those that failed
 * before come last, so that they hold up nobody.
 */
export function holdExpiredOrder(
  trx: Database,
  now: Date,
  except: readonly string[],
): Promise<HeldOrder | null> {
  return findRow(trx)`
    select ${orderColumns} from orders
    where expires_at <= ${now} and payment_status in ('unpaid', 'failed') and order_status = 'pending' and id <> all(${except}::text[])
    order by attention = 'not_expired', expires_at limit 1 for no key update skip locked`;
}

/** Marks that an order could not expire, unless it needs attention anyway. Its next move clears it. */
export async function markOverdue(db: Database, orderId: string): Promise<void> {
  await execute(db)`update orders set attention = 'not_expired' where id = ${orderId} and attention = ''`;
}

/**
 * The network's digest is kept while the order counts against its cap: until it is sold or releases its goods.
 * Parcels of an order confirmed for payment at the door keep whole-rupee prices, even if it is paid ahead after all
 * (R-CASH-3).
 */
export async function saveMove(trx: Database, order: HeldOrder, now: Date): Promise<void> {
  const counts = order.holdsStock && !isSold(order);
  await execute(trx)`
    update orders set payment_status = ${order.paymentStatus}, order_status = ${order.orderStatus}, pay_by = ${order.payBy},
      shipping_unit = case when pay_by = 'upi' and ${order.payBy} = 'delivery' then 100 else shipping_unit end,
      attention = case attention when 'not_expired' then '' else attention end, holds_stock = ${order.holdsStock}, placed_from = case when ${counts}::boolean then placed_from end, expires_at = ${order.expiresAt}, updated_at = ${now}
    where id = ${order.id}`;
}

/** An entry in an order's history. */
export interface RecordedMove {
  readonly lifecycle: 'order' | 'payment' | 'stock' | 'refund' | 'parcel' | 'return';
  readonly from: string;
  readonly to: string;
}

export async function recordMoves(
  trx: Database,
  orderId: string,
  { actor, note, at }: { actor: string; note: string; at: Date },
  moves: readonly RecordedMove[],
): Promise<void> {
  if (moves.length === 0) return;
  await execute(trx)`
    insert into order_moves (order_id, lifecycle, from_state, to_state, actor, note, at)
    values ${sql.join(
      moves.map(
        ({ lifecycle, from, to }) =>
          sql`(${orderId}, ${lifecycle}, ${from}, ${to}, ${actor}, ${note}, ${at})`,
      ),
    )}`;
}

/** Who last moved the order into `state`, in the form of order_moves; null if it never was in it. */
export function findMover(db: Database, orderId: string, state: OrderState): Promise<string | null> {
  return findValue(db)`
    select actor from order_moves where order_id = ${orderId} and lifecycle = 'order' and to_state = ${state}
    order by id desc limit 1`;
}

/** Sets why the order needs attention; '' clears it. */
export async function setAttention(trx: Database, orderId: string, attention: Attention): Promise<void> {
  await execute(trx)`update orders set attention = ${attention} where id = ${orderId}`;
}

/** Sets why money of the order is refunded; '' when none is still to be sent, since it went back another way. */
export async function promiseRefund(trx: Database, orderId: string, why: Attention): Promise<void> {
  await setAttention(trx, orderId, (await owesBack(trx, orderId)) ? why : '');
}

/** Marks that a payment of the order is disputed, unless it needs attention anyway. */
export async function markDisputed(trx: Database, orderId: string): Promise<void> {
  await execute(trx)`update orders set attention = 'disputed' where id = ${orderId} and attention = ''`;
}

/** What staff and the customer read of an order: that the bank decides first, or else its attention. */
export const shownAttention = (order: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${dispute(sql`${order}.id`)} then 'disputed' else ${order}.attention end`;

/** Clears the attention: only the given one, or any. */
export async function clearAttention(trx: Database, orderId: string, only?: Attention): Promise<void> {
  await execute(trx)`
    update orders set attention = '' where id = ${orderId}
    and attention <> '' ${only === undefined ? sql`` : sql`and attention = ${only}`}`;
}

interface BookedSale {
  /** The shipping fee, less its discount. */
  readonly shippingCharge: number;
  /** In paise. */
  readonly shippingUnit: number;
  readonly parts: {
    sellerId: string;
    goods: number;
    offPaise: number;
    offSellerPaise: number;
    /** What was taken out of the parcel; null for nothing. */
    out: GoodsBack | null;
  }[];
}

/** Sums over a seller's lines `l` of what was taken out of the parcel, and the JSON made of them. */
const outSums = sql`
  sum(unit_price::int8 * quantity * 100) filter (where ${isTakenOut}) as out_goods, sum(off_paise) filter (where ${isTakenOut}) as out_off,
  sum(off_seller_paise) filter (where ${isTakenOut}) as out_seller`;
const takenOut = sql`
  case when out_goods is not null then json_build_object('goodsPaise', out_goods, 'offPaise', out_off, 'offSellerPaise', out_seller) end`;

/** An order's sale by seller, in the order of its lines: whole rupees at selling prices, with the discounts. */
export function readSale(trx: Database, orderId: string): Promise<BookedSale> {
  return getRow(trx)`
    select o.shipping_fee - o.delivery_off as "shippingCharge", o.shipping_unit as "shippingUnit", (
      select coalesce(json_agg(json_build_object('sellerId', seller_id, 'goods', goods, 'offPaise', off, 'offSellerPaise', off_seller, 'out', ${takenOut}) order by position), '[]')
      from (select seller_id, min(position) as position, sum(unit_price * quantity) as goods, sum(off_paise) as off, sum(off_seller_paise) as off_seller, ${outSums}
            from order_lines l where order_id = o.id group by seller_id) as part
    ) as parts
    from orders o where o.id = ${orderId}`;
}

/** An order's delivery fee, and what was kept of refunds for it. */
export function readDeliveryFee(trx: Database, orderId: string): Promise<DeliveryFee> {
  return getRow(trx)`
    select o.shipping_fee = 0 as "wasFree", o.delivery_kept_paise as "keptPaise", ${freeDeliveryFrom(sql`o.placed_at`)} as "offeredFrom",
      o.delivery_due_with as "dueWith", json_build_object('cityDistTown', o.ship_to ->> 'cityDistTown', 'pincode', o.ship_to ->> 'pincode') as "to"
    from orders o where o.id = ${orderId}`;
}

export async function keepDelivery(
  trx: Database,
  orderId: string,
  { keptPaise, dueWith }: DeliveryChange,
): Promise<void> {
  await execute(trx)`
    update orders set delivery_kept_paise = delivery_kept_paise + ${keptPaise}, delivery_due_with = ${dueWith}
    where id = ${orderId}`;
}

/** An order's pieces by variant. */
export function listPieces(
  db: Database,
  orderId: string,
): Promise<{ variantId: string; quantity: number }[]> {
  return execute(db)`
    select variant_id as "variantId", quantity from order_lines where order_id = ${orderId} order by position`;
}

/** Marks that the order's goods were removed from the cart. False when already done, or for Buy Now. */
export function markCartCleared(trx: Database, orderId: string, now: Date): Promise<boolean> {
  return hasChanged(trx)`
    update orders set cart_cleared_at = ${now} where id = ${orderId} and from_cart and cart_cleared_at is null`;
}

/** A condition: the customer has an order that is not cancelled, other than `replaces`. */
export const hasOrdered = (customerId: string, replaces?: string | null): RawBuilder<unknown> => sql`exists (
  select from orders where customer_id = ${customerId} and order_status <> 'cancelled' and id <> ${replaces ?? ''})`;

/** Whether a statement failed because the customer has another order with an offer for first orders. */
export const isNotFirst = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'orders_first_of_customer';

/** Whether a cancelled order used an offer for first orders, and another one of its customer uses one by now. */
export function hasOtherFirst(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(trx)`
    select from orders o join orders other on other.customer_id = o.customer_id and other.id <> o.id
    where o.id = ${orderId} and o.first_order and other.first_order and other.order_status <> 'cancelled'`;
}

/** Whether the customer has paid for this product, ahead or at the door, in a parcel that was not cancelled. */
export function hasPaidFor(db: Database, customerId: string, productId: string): Promise<boolean> {
  return hasRow(db)`
    select from orders o join order_lines l on l.order_id = o.id
    where o.customer_id = ${customerId} and l.product_id = ${productId} and (o.payment_status = 'paid' or ${inDeliveredParcel})
      and o.order_status <> 'cancelled' and not ${inCancelledParcel} and not ${isTakenOut} limit 1`;
}

/**
 * The pieces that an order holds or would take, one row per variant. Cancelled parcels are excluded, theirs are
 * already released, and so are lines that were not there.
 */
export const piecesOf = (orderId: string): RawBuilder<unknown> => sql`
  select variant_id, sum(quantity)::int as quantity from order_lines l
  where order_id = ${orderId} and not ${inCancelledParcel} and not ${isTakenOut} group by variant_id`;

/**
 * The places on runs that an order's parcels hold or would take: of these sellers, or of all parcels that are not
 * cancelled.
 */
export const placesOfOrder = (orderId: string, sellerIds?: readonly string[]): RawBuilder<unknown> => sql`
  select p ->> 'runId' as run_id, (p ->> 'day')::date as day, count(*)::int as places
  from (select o.id as order_id, each.key as seller_id, each.value as p
        from orders o, jsonb_each(o.promised) as each where o.id = ${orderId}) l
  where (p ->> 'held')::boolean and ${
    sellerIds ? sql`seller_id = any(${sellerIds}::text[])` : sql`not ${inCancelledParcel}`
  } group by 1, 2`;
