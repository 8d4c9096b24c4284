import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { cartHolds } from '../cart/cart.store.ts';
import type { Attention } from './attention.ts';
import type { HeldOrder, OrderState } from './order.ts';
import type { ShippingInfo } from './order-shape.ts';
import { takingStock } from './stock.store.ts';
import type { Offer, PlacedLine } from './wanted.ts';

/** Makes requests of one customer wait for each other until the transaction ends. */
export async function queueCustomer(trx: Database, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${customerId}`}, 0))`.execute(trx);
}

/** What of these products is for sale now, with all variants. */
export async function listOffers(db: Database, productIds: readonly string[]): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select p.id as "productId", p.slug, p.name, p.brand, p.price, p.discount, p.images, c.hsn,
           s.id as "sellerId", s.shop_name as "shopName",
           json_agg(json_build_object('id', v.id, 'size', v.size, 'colour', v.colour) order by v.position, v.id) as variants
    from products p
    join categories c on c.id = p.category_id
    join sellers s on s.id = p.seller_id
    join variants v on v.product_id = p.id
    where p.id = any(${[...new Set(productIds)]}::text[]) and p.status = 'active'
    group by p.id, c.id, s.id`.execute(db);
  return rows;
}

/** What makes two orders the same to a customer. */
export interface OrderContent {
  readonly customerId: string;
  readonly lines: readonly PlacedLine[];
  readonly shipTo: ShippingInfo;
  readonly goodsTotal: number;
  readonly shippingFee: number;
}

/** The customer's open, unpaid order with this very content placed after `since`, or null. */
export async function findSameOrder(
  trx: Database,
  { customerId, lines, shipTo, goodsTotal, shippingFee }: OrderContent,
  since: Date,
): Promise<string | null> {
  const pieces = lines.map((line) => `${line.variantId} ${line.quantity}`).toSorted();
  const { rows } = await sql<{ id: string }>`
    select id from orders o
    where customer_id = ${customerId} and placed_at > ${since} and payment_status = 'unpaid' and order_status = 'pending'
      and goods_total = ${goodsTotal} and shipping_fee = ${shippingFee} and ship_to = ${JSON.stringify(shipTo)}::jsonb
      and ${pieces}::text[] = (
        select array_agg(variant_id || ' ' || quantity order by (variant_id || ' ' || quantity) collate "C")
        from order_lines where order_id = o.id)
    order by placed_at desc limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/**
 * Takes the stock and writes the order, in one statement, so that the stock's rows are locked for as short as can be.
 * Gives the variants that have too little stock; then nothing was written.
 */
export async function insertOrder(
  trx: Database,
  order: OrderContent & { id: string; placedAt: Date; expiresAt: Date },
): Promise<string[]> {
  const { lines, customerId } = order;
  const wanted = sql`
    select * from unnest(${lines.map((line) => line.variantId)}::text[], ${lines.map((line) => line.quantity)}::int[])
      as line(variant_id, quantity)`;
  const { rows } = await sql<{ variant_id: string }>`
    with ${takingStock(wanted)},
    placed as (
      insert into orders (id, customer_id, goods_total, shipping_fee, items, ship_to, from_cart, placed_at, expires_at, updated_at)
      select ${order.id}, ${customerId}, ${order.goodsTotal}, ${order.shippingFee}, (select sum(quantity) from wanted),
             ${JSON.stringify(order.shipTo)}::jsonb, ${cartHolds(customerId, lines)},
             ${order.placedAt}, ${order.expiresAt}, ${order.placedAt}
      where not exists (select from short)
      returning id
    ), copied as (
      insert into order_lines (order_id, position, product_id, variant_id, seller_id, shop_name, slug, name, brand, size,
                               colour, hsn, quantity, price, discount, unit_price, images)
      select placed.id, line.* from placed, jsonb_to_recordset(${JSON.stringify(lines.map(lineRow))}::jsonb) as line(
        position int, product_id text, variant_id text, seller_id text, shop_name text, slug text, name text, brand text,
        size text, colour text, hsn text, quantity int, price int, discount int, unit_price int, images text[])
    ), recorded as (
      insert into order_moves (order_id, lifecycle, from_state, to_state, actor, at)
      select placed.id, 'order', '', 'pending', ${`customer:${customerId}`}, ${order.placedAt}::timestamptz from placed
    )
    select variant_id from short`.execute(trx);
  return rows.map((row) => row.variant_id);
}

function lineRow(line: PlacedLine, position: number): Record<string, unknown> {
  return {
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    seller_id: line.sellerId,
    shop_name: line.shopName,
    slug: line.slug,
    name: line.name,
    brand: line.brand,
    size: line.size,
    colour: line.colour,
    hsn: line.hsn,
    quantity: line.quantity,
    price: line.price,
    discount: line.discount,
    unit_price: line.unitPrice,
    images: line.images,
  };
}

const held = sql`
  id, customer_id as "customerId", price, payment_status as "paymentStatus", order_status as "orderStatus",
  holds_stock as "holdsStock", from_cart as "fromCart", cart_cleared_at as "cartClearedAt", expires_at as "expiresAt",
  placed_at as "placedAt"`;

const ownedBy = (customerId: string | undefined): RawBuilder<unknown> =>
  customerId === undefined ? sql`` : sql`and customer_id = ${customerId}`;

/** The order, its row locked until the transaction ends; null when there is none (or none of this customer's). */
export async function holdOrder(
  trx: Database,
  orderId: string,
  customerId?: string,
): Promise<HeldOrder | null> {
  const { rows } = await sql<HeldOrder>`
    select ${held} from orders where id = ${orderId} ${ownedBy(customerId)} for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** The same without the lock, for reading. */
export async function findOrderState(
  db: Database,
  orderId: string,
  customerId?: string,
): Promise<(HeldOrder & { attention: Attention }) | null> {
  const { rows } = await sql<HeldOrder & { attention: Attention }>`
    select ${held}, attention from orders where id = ${orderId} ${ownedBy(customerId)}`.execute(db);
  return rows[0] ?? null;
}

/** One order whose time is over and that nobody else is just looking at, its row locked; null when there is none. */
export async function holdExpiredOrder(trx: Database, now: Date): Promise<HeldOrder | null> {
  const { rows } = await sql<HeldOrder>`
    select ${held} from orders
    where expires_at <= ${now} and payment_status in ('unpaid', 'failed') and order_status = 'pending'
    order by expires_at limit 1 for no key update skip locked`.execute(trx);
  return rows[0] ?? null;
}

export async function saveMove(trx: Database, order: HeldOrder, now: Date): Promise<void> {
  await sql`
    update orders set payment_status = ${order.paymentStatus}, order_status = ${order.orderStatus},
      holds_stock = ${order.holdsStock}, expires_at = ${order.expiresAt}, updated_at = ${now}
    where id = ${order.id}`.execute(trx);
}

/** One step of an order's record. */
export interface RecordedMove {
  readonly lifecycle: 'order' | 'payment' | 'stock' | 'refund';
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
  await sql`
    insert into order_moves (order_id, lifecycle, from_state, to_state, actor, note, at)
    values ${sql.join(
      moves.map(
        ({ lifecycle, from, to }) =>
          sql`(${orderId}, ${lifecycle}, ${from}, ${to}, ${actor}, ${note}, ${at})`,
      ),
    )}`.execute(trx);
}

/** Who made the order's last move into `state`, as order_moves keeps it; null when it was never there. */
export async function findMover(db: Database, orderId: string, state: OrderState): Promise<string | null> {
  const { rows } = await sql<{ actor: string }>`
    select actor from order_moves where order_id = ${orderId} and lifecycle = 'order' and to_state = ${state}
    order by id desc limit 1`.execute(db);
  return rows[0]?.actor ?? null;
}

/** Says why the order waits for a person, or that it no longer does (''). */
export async function setAttention(trx: Database, orderId: string, attention: Attention): Promise<void> {
  await sql`update orders set attention = ${attention} where id = ${orderId}`.execute(trx);
}

/** What an order bought, by variant. */
export async function listPieces(
  db: Database,
  orderId: string,
): Promise<{ variantId: string; quantity: number }[]> {
  const { rows } = await sql<{ variantId: string; quantity: number }>`
    select variant_id as "variantId", quantity from order_lines where order_id = ${orderId} order by position`.execute(
    db,
  );
  return rows;
}

/** Marks that the order's goods were taken out of the cart. False when they were before, or never came from it. */
export async function markCartCleared(trx: Database, orderId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set cart_cleared_at = ${now} where id = ${orderId} and from_cart and cart_cleared_at is null`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}

/** True when the customer has a paid order with this product. */
export async function hasPaidFor(db: Database, customerId: string, productId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join order_lines l on l.order_id = o.id
    where o.customer_id = ${customerId} and l.product_id = ${productId} and o.payment_status = 'paid' limit 1`.execute(
    db,
  );
  return rows.length === 1;
}
