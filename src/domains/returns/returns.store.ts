import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findRow, findValue, getRow, listValues } from '../../platform/database.ts';
import { variantRows, variantWords } from '../catalogue/readable.store.ts';
import { orderLineRows, orderRows, parcelRows, pincodeOf } from '../orders/readable.store.ts';
import { holdOrder } from '../orders/orders.store.ts';
import type { HeldReturn } from './return.ts';
import type { Pickup } from './pickups.ts';
import type { LineOfPieces, PiecesPrice } from './price-pieces.ts';

/** The required owner of a return. Operators pass none. */
export interface Owner {
  readonly customerId?: string;
  readonly sellerId?: string;
}

const ownedBy = ({ customerId, sellerId }: Owner) => sql`
  ${customerId === undefined ? sql`` : sql`and r.customer_id = ${customerId}`}
  ${sellerId === undefined ? sql`` : sql`and r.seller_id = ${sellerId}`}`;

/** Locks a return's order, then the return, until the transaction ends. Null if this owner has no such return. */
export async function holdReturn(trx: Database, returnId: string, owner: Owner): Promise<HeldReturn | null> {
  const orderId = await findValue(trx)<string>`
    select order_id from returns r where id = ${returnId} ${ownedBy(owner)}`;
  if (orderId === null || !(await holdOrder(trx, orderId))) return null;
  return findRow(trx)`
    select r.id, r.order_id as "orderId", r.position as line, r.seller_id as "sellerId", r.customer_id as "customerId",
           case r.new_variant_id when '' then 'refund' else 'exchange' end as kind, r.state, r.updated_at as "movedAt", r.reason, r.quantity,
           coalesce((select e.new_variant_id from returns e where e.id = r.of_return), l.variant_id) as "variantId",
           r.new_variant_id as "newVariantId", l.name, r.goods_paise as "goodsPaise",
           r.off_paise as "offPaise", r.off_seller_paise as "offSellerPaise",
           r.fee_paise as "feePaise", r.pay_to as "payTo", r.holds_stock as "holdsStock", r.held_run as "heldRun",
           r.pickup_day::text as "pickupDay"
    from returns r join ${orderLineRows} l on l.order_id = r.order_id and l.position = r.position
    where r.id = ${returnId} for update of r`;
}

/**
 * Pieces that a customer has, or had: a line as it was delivered, or what came in exchange for some of it (R-RETURN-8),
 * whose `of_return` names the exchange. `since` begins their return time.
 */
export const pieceRows = sql`(
  select l.order_id, l.position, null::text as of_return, l.quantity, l.variant_id, ${variantWords(sql`l`)} as size, p.delivered_at as since
  from ${orderLineRows} l left join ${parcelRows} p on p.order_id = l.order_id and p.seller_id = l.seller_id
  where not l.taken_out
  union all
  select order_id, position, id, quantity, new_variant_id, new_size, updated_at from returns where state = 'exchanged')`;

/** Pieces of an order line that can come back. Money in whole rupees. */
export interface LineBack extends LineOfPieces {
  readonly sellerId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly name: string;
  /** The order's. */
  readonly number: number;
  /** The pieces: the line's, or the exchange's. `quantity` is the line's. */
  readonly pieces: number;
  readonly since: Date | null;
  /** Where the order was delivered. */
  readonly pincode: string;
  /** The pieces in other returns that were not withdrawn. */
  readonly asked: number;
  /** The line's pieces that are, or will be, refunded. */
  readonly refunded: number;
}

/** The pieces of a locked order's line, or of an exchange of it (`ofReturn`); null if there are none. */
export function findLine(
  trx: Database,
  { orderId, line, ofReturn }: { orderId: string; line: number; ofReturn: string },
): Promise<LineBack | null> {
  return findRow(trx)`
    select l.seller_id as "sellerId", l.product_id as "productId", piece.variant_id as "variantId", l.name, o.number, l.quantity,
           l.unit_price as "unitPrice", l.off_paise as "offPaise", l.off_seller_paise as "offSellerPaise",
           piece.quantity as pieces, piece.since, ${pincodeOf(sql`o`)} as pincode,
           ${askedOf(sql`piece`)} as asked, ${refundedOf(sql`piece`)} as refunded
    from ${pieceRows} piece join ${orderLineRows} l on l.order_id = piece.order_id and l.position = piece.position
    join ${orderRows} o on o.id = l.order_id
    where piece.order_id = ${orderId} and piece.position = ${line} and piece.of_return is not distinct from ${ofReturn || null}`;
}

/**
 * How many of these pieces (`pieceRows`) were requested back. Only a return withdrawn by its customer frees them
 * (R-RETURN-1).
 */
export const askedOf = (piece: RawBuilder<unknown>) => sql`coalesce((
  select sum(r.quantity)::int from returns r
  where r.order_id = ${piece}.order_id and r.position = ${piece}.position
    and r.of_return is not distinct from ${piece}.of_return and r.state <> 'cancelled'), 0)`;

/** The state of the latest return of these pieces, one that is under way first; '' for none. */
export const backStateOf = (piece: RawBuilder<unknown>) => sql`coalesce((
  select r.state from returns r
  where r.order_id = ${piece}.order_id and r.position = ${piece}.position
    and r.of_return is not distinct from ${piece}.of_return and r.state <> 'cancelled'
  order by r.state in ('refunded', 'exchanged', 'declined', 'closed', 'sent back'), r.updated_at desc limit 1), '')`;

const toRefund = sql`new_variant_id = '' and state not in ('declined', 'closed', 'sent back', 'cancelled')`;

/** How many pieces of their line are, or will be, refunded. */
export const refundedOf = (piece: RawBuilder<unknown>) => sql`coalesce((
  select sum(quantity)::int from returns
  where order_id = ${piece}.order_id and position = ${piece}.position and ${toRefund}), 0)`;

type AskedPieces = Pick<
  HeldReturn,
  'id' | 'orderId' | 'customerId' | 'quantity' | 'newVariantId' | 'reason' | 'payTo'
>;

export interface NewReturn extends AskedPieces, PiecesPrice {
  readonly position: number;
  /** The exchange that brought the pieces; '' for the order itself. */
  readonly ofReturn: string;
  readonly line: LineBack;
  /** The size and colour of the new variant, as shown. */
  readonly newSize: string;
  readonly note: string;
  readonly pickup: Pickup;
  readonly now: Date;
}

export async function insertReturn(trx: Database, row: NewReturn): Promise<void> {
  const { line, pickup, now } = row;
  await execute(trx)`
    insert into returns (id, order_id, position, seller_id, product_id, customer_id, quantity, new_variant_id, new_size,
                         reason, note, pickup_day, pickup_from, pickup_to, held_run, pay_to, goods_paise, off_paise,
                         off_seller_paise, fee_paise, holds_stock, of_return, asked_at, updated_at)
    values (${row.id}, ${row.orderId}, ${row.position}, ${line.sellerId}, ${line.productId}, ${row.customerId},
            ${row.quantity}, ${row.newVariantId}, ${row.newSize}, ${row.reason}, ${row.note}, ${pickup.day}, ${pickup.from},
            ${pickup.to}, ${pickup.runId}, ${row.payTo}, ${row.goodsPaise}, ${row.offPaise}, ${row.offSellerPaise},
            ${row.feePaise}, ${row.newVariantId !== ''}, ${row.ofReturn || null}, ${now}, ${now})`;
}

export interface SavedMove extends PiecesPrice, Pick<HeldReturn, 'state' | 'holdsStock' | 'heldRun'> {
  /** The staff's answer; omitted to keep the earlier one. */
  readonly answer?: string | undefined;
}

export async function saveReturn(trx: Database, id: string, to: SavedMove, now: Date): Promise<void> {
  await execute(trx)`
    update returns set state = ${to.state}, holds_stock = ${to.holdsStock}, held_run = ${to.heldRun}, answer = coalesce(${to.answer ?? null}::text, answer),
      goods_paise = ${to.goodsPaise}, off_paise = ${to.offPaise}, off_seller_paise = ${to.offSellerPaise}, fee_paise = ${to.feePaise}, updated_at = ${now}
    where id = ${id}`;
}

/** Makes an exchange a refund, in the state where it is. The stock of the other size is the caller's. */
export async function saveRefundInstead(
  trx: Database,
  id: string,
  { feePaise, payTo }: { feePaise: number; payTo: string },
): Promise<void> {
  await execute(trx)`
    update returns set new_variant_id = '', new_size = '', holds_stock = false, fee_paise = ${feePaise}, pay_to = ${payTo}
    where id = ${id}`;
}

const maxUnanswered = 500;

/** Returns that were requested before a moment and not answered, the longest waiting first. */
export function listUnanswered(db: Database, before: Date): Promise<string[]> {
  return listValues(db)`
    select id from returns where state = 'asked' and asked_at < ${before} order by asked_at, id limit ${maxUnanswered}`;
}

export async function saveDispute(trx: Database, id: string, dispute: string): Promise<void> {
  await execute(trx)`update returns set dispute = ${dispute} where id = ${id}`;
}

/**
 * Whether the variant `other` can be had for a piece of the order line `line`, whose variant is `own`, without money: both
 * cost the same today, or it costs what was paid (R-RETURN-9).
 */
export const isEvenExchange = (
  other: RawBuilder<unknown>,
  own: RawBuilder<unknown>,
  line: RawBuilder<unknown>,
) => sql`
  ${other}.final_price in (coalesce(${own}.final_price, ${line}.unit_price), ${line}.unit_price)`;

/** Another size or colour of an order line's product, as shown; null if it has no such variant. */
export function findOtherSize(
  trx: Database,
  { orderId, line }: { orderId: string; line: number },
  newVariantId: string,
): Promise<{ size: string; finalPrice: number; isEven: boolean } | null> {
  return findRow(trx)`
    select ${variantWords(sql`v`)} as size, coalesce(v.final_price, l.unit_price) as "finalPrice",
           coalesce(${isEvenExchange(sql`v`, sql`own`, sql`l`)}, false) as "isEven"
    from ${orderLineRows} l join ${variantRows} v on v.product_id = l.product_id and v.id <> l.variant_id
    left join ${variantRows} own on own.id = l.variant_id
    where l.order_id = ${orderId} and l.position = ${line} and v.id = ${newVariantId}`;
}

/** What was returned of a parcel, at its price: only refunded returns, or all open requests as well. */
export function readBack(
  db: Database,
  { orderId, sellerId }: { orderId: string; sellerId: string },
  counting: 'refunded' | 'asked',
): Promise<PiecesPrice> {
  return getRow(db)`
    select coalesce(sum(goods_paise), 0)::int8 as "goodsPaise", coalesce(sum(off_paise), 0)::int8 as "offPaise",
           coalesce(sum(off_seller_paise), 0)::int8 as "offSellerPaise", coalesce(sum(fee_paise), 0)::int8 as "feePaise"
    from returns
    where order_id = ${orderId} and seller_id = ${sellerId} and ${counting === 'refunded' ? sql`state = 'refunded'` : toRefund}`;
}

/** The line of a return, and how many of its pieces were refunded before. */
export async function readLineBack(
  trx: Database,
  returnId: string,
): Promise<{ line: LineOfPieces; refunded: number }> {
  const { refunded, ...line } = await getRow(trx)<LineOfPieces & { refunded: number }>`
    select l.unit_price as "unitPrice", l.quantity, l.off_paise as "offPaise", l.off_seller_paise as "offSellerPaise",
           coalesce((select sum(quantity)::int from returns where order_id = r.order_id and position = r.position and state = 'refunded'), 0) as refunded
    from returns r join ${orderLineRows} l on l.order_id = r.order_id and l.position = r.position where r.id = ${returnId}`;
  return { line, refunded };
}

/** The other size's pieces of an exchange, as a query for stock statements. */
export const otherPieces = ({ newVariantId, quantity }: Pick<HeldReturn, 'newVariantId' | 'quantity'>) =>
  sql`select ${newVariantId}::text as variant_id, ${quantity}::int as quantity`;

/** The returned pieces, as a query for stock statements. */
export const returnedPieces = ({ variantId, quantity }: Pick<HeldReturn, 'variantId' | 'quantity'>) =>
  sql`select ${variantId}::text as variant_id, ${quantity}::int as quantity`;

/** The place on a run that the pick-up holds. */
export const heldPlace = ({ heldRun, pickupDay }: Pick<HeldReturn, 'heldRun' | 'pickupDay'>) =>
  sql`select ${heldRun}::text as run_id, ${pickupDay}::date as day, 1 as places`;
