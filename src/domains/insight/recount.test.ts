import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { execute } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { countDays } from './count-days.ts';

const { db } = await createTestDatabase();
const start = new Date('2026-03-01T10:00:00Z');
const shop = await smallShop(db, start);
const goods = [
  await shop.product({ price: 500, discount: 0 }),
  await shop.product({ price: 700, discount: 0, seller: 1 }),
];

type End = 'open' | 'delivered' | 'refused' | 'cancelled';
interface Parcel {
  readonly product: (typeof goods)[number];
  readonly price: number;
  readonly dueOn: string;
  pieces: number;
  end: End;
  deliveredOn: string;
}
interface Order {
  readonly id: string;
  readonly day: string;
  readonly cash: boolean;
  readonly customerId: string;
  isSold: boolean;
  parcels: Parcel[];
  returns: { id: string; day: string; sellerId: string; reason: string; state: string }[];
}
const orders: Order[] = [];

const dayName = (at: number) => new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10);
/** A moment of that day in India; at 20 UTC of the day before, the day there has begun. */
const momentOf = (day: string, late: boolean) =>
  late ? `${day}T18:20:00Z` : new Date(Date.parse(`${day}T20:00:00Z`) - 86_400_000).toISOString();
const note = (orderId: string) => execute(db)`
  insert into order_moves (order_id, lifecycle, from_state, to_state, actor, at) values (${orderId}, 'order', '', 'any', 'server', ${start})`;

async function place(at: number, pieces: number, cash: boolean, both: boolean): Promise<void> {
  const { id: customerId } = await shop.customer();
  const [id, day] = [newId(start), dayName(at)];
  const parcels = (both ? goods : goods.slice(0, 1)).map((product, index): Parcel => {
    const price = index === 0 ? 500 : 700;
    return { product, price, dueOn: dayName(at + 2), pieces, end: 'open', deliveredOn: '' };
  });
  const promise = Object.fromEntries(parcels.map((one) => [one.product.sellerId, { day: one.dueOn }]));
  const total = parcels.reduce((sum, { price }) => sum + price * pieces, 0);
  await execute(db)`
    insert into orders (id, customer_id, goods_total, shipping_fee, items, pay_by, order_status, ship_to, promised, placed_at, updated_at)
    values (${id}, ${customerId}, ${total}, 0, 1, ${cash ? 'delivery' : 'upi'}, ${cash ? 'placed' : 'pending'}, '{"pincode":"302003"}',
            ${JSON.stringify(promise)}::jsonb, ${momentOf(day, both)}, ${start})`;
  for (const [position, { product, price }] of parcels.entries())
    await execute(db)`
      insert into order_lines (order_id, position, product_id, variant_id, seller_id, shop_name, slug, name, brand, size, colour, hsn, quantity, price, discount, unit_price, images)
      values (${id}, ${position}, ${product.id}, ${product.variantIds[0]}, ${product.sellerId}, '', '', 'Kurta', '', '', '', '', ${pieces}, ${price}, 0, ${price}, '{}')`;
  await note(id);
  orders.push({ id, day, cash, customerId, isSold: cash, parcels, returns: [] });
}

async function pay(order: Order): Promise<void> {
  if (order.isSold) return;
  order.isSold = true;
  await execute(
    db,
  )`update orders set payment_status = 'paid', order_status = 'placed' where id = ${order.id}`;
}

async function endParcel(order: Order, end: End, later: number): Promise<void> {
  const parcel = order.parcels.find((one) => one.end === 'open');
  if (!order.isSold || !parcel || end === 'open') return;
  const day = new Date(Date.parse(order.day) + later * 86_400_000).toISOString().slice(0, 10);
  const at = sql`${momentOf(day, true)}::timestamptz`;
  const of = (is: boolean) => (is ? at : sql`null`);
  const isSent = end !== 'cancelled';
  await execute(db)`
    insert into order_parcels (order_id, seller_id, packed_at, handed_over_at, delivered_at, refused_at, cancelled_at, cancelled_by)
    values (${order.id}, ${parcel.product.sellerId}, ${of(isSent)}, ${of(isSent)}, ${of(end === 'delivered')}, ${of(end === 'refused')},
            ${of(end === 'cancelled')}, ${isSent ? null : 'server'})`;
  Object.assign(parcel, { end, deliveredOn: end === 'delivered' ? day : '' });
}

async function askReturn(order: Order, reason: string): Promise<void> {
  const at = order.parcels.findIndex(({ end }) => end === 'delivered');
  const parcel = order.parcels[at];
  const open = order.returns.find(({ state }) => state === 'asked');
  if (open) {
    await execute(db)`update returns set state = 'cancelled' where id = ${open.id}`;
    open.state = 'cancelled';
  } else if (parcel) {
    const [id, { sellerId, id: productId }] = [newId(start), parcel.product];
    await execute(db)`
      insert into returns (id, order_id, position, seller_id, product_id, customer_id, quantity, new_variant_id, new_size, reason, note, pickup_day, pickup_from, pickup_to, pay_to, goods_paise, fee_paise, holds_stock, asked_at, updated_at)
      values (${id}, ${order.id}, ${at}, ${sellerId}, ${productId}, ${order.customerId}, 1, '', '', ${reason}, '', '2026-05-01', '', '', '', 0, 0, false, ${momentOf(parcel.deliveredOn, false)}, ${start})`;
    order.returns.push({ id, day: parcel.deliveredOn, sellerId, reason, state: 'asked' });
  }
}

type Figures = Record<string, Record<string, number>>;
/** Adds to the figures of a key. */
function add(figures: Figures, key: string, counts: Record<string, number>): void {
  const of = (figures[key] ??= {});
  for (const [name, count] of Object.entries(counts)) of[name] = (of[name] ?? 0) + count;
}

/** All figures, counted from what was done and nothing else. */
function recount(): Figures {
  const figures: Figures = {};
  for (const { day, cash, parcels, returns } of orders.filter((order) => order.isSold)) {
    for (const { product, price, pieces, dueOn, end, deliveredOn } of parcels) {
      if (end === 'refused' || end === 'cancelled') continue;
      const isThere = deliveredOn !== '';
      const paise = price * 100 * pieces;
      add(figures, `shop ${product.sellerId} ${day}`, {
        orders: 1,
        arrivals: Number(isThere),
        pieces,
        paise,
      });
      add(figures, `shop ${product.sellerId} ${dueOn}`, {
        due: 1,
        onTime: Number(isThere && deliveredOn <= dueOn),
      });
      add(figures, `product ${product.id} ${day}`, { orders: 1, pieces, paise });
    }
    const requests = returns.filter(({ state }) => state !== 'cancelled');
    for (const one of requests)
      add(figures, `return ${one.sellerId} ${one.day} ${one.reason}`, { returns: 1 });
    const refusals = Number(parcels.some(({ end }) => end === 'refused'));
    add(figures, `place 302003 ${day}`, {
      orders: 1,
      cash: Number(cash),
      refusals,
      returns: Number(requests.length > 0),
    });
  }
  return figures;
}

async function readRows(): Promise<Figures> {
  const rows = await execute<{ key: string; counts: Record<string, number> }>(db)`
    select 'shop ' || seller_id || ' ' || day as key, json_build_object('orders', orders, 'arrivals', delivered, 'pieces', pieces, 'paise', paise, 'due', due, 'onTime', kept) as counts from shop_days
    union all select 'product ' || product_id || ' ' || day, json_build_object('orders', orders, 'pieces', pieces, 'paise', paise) from product_days
    union all select 'return ' || seller_id || ' ' || day || ' ' || reason, json_build_object('returns', returns) from return_days
    union all select 'place ' || pincode || ' ' || day, json_build_object('orders', orders, 'cash', cash_orders, 'refusals', refused, 'returns', returns) from place_days`;
  return Object.fromEntries(rows.map(({ key, counts }) => [key, counts]));
}

/** Without zeros: a day on which nothing happened may have a row of them or none. */
const withoutZeros = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures)
      .map(
        ([key, counts]) =>
          [key, Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0))] as const,
      )
      .filter(([, counts]) => Object.keys(counts).length > 0),
  );

const nth = fc.nat(999);
const event = fc.oneof(
  fc.record({
    do: fc.constant('place' as const),
    at: fc.nat(9),
    pieces: fc.integer({ min: 1, max: 3 }),
    cash: fc.boolean(),
    both: fc.boolean(),
  }),
  fc.record({ do: fc.constant('pay' as const), nth }),
  fc.record({
    do: fc.constant('end' as const),
    nth,
    end: fc.constantFrom<End>('delivered', 'delivered', 'refused', 'cancelled'),
    later: fc.nat(4),
  }),
  fc.record({ do: fc.constant('return' as const), nth, reason: fc.constantFrom('size', 'damaged') }),
  fc.record({ do: fc.constant('count' as const) }),
);

it('figures by day equal a recount after any events on any days', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 60 }), async (events) => {
      for (const one of events) {
        if (one.do === 'count') await countDays(db);
        if (one.do === 'place') await place(one.at, one.pieces, one.cash, one.both);
        if (!('nth' in one)) continue;
        const order = orders[one.nth % Math.max(orders.length, 1)];
        if (!order) continue;
        if (one.do === 'pay') await pay(order);
        if (one.do === 'end') await endParcel(order, one.end, one.later);
        if (one.do === 'return') await askReturn(order, one.reason);
        await note(order.id);
      }
      await countDays(db);
      expect(withoutZeros(await readRows())).toEqual(withoutZeros(recount()));
    }),
    { numRuns: 6, endOnFailure: true },
  );
  expect(orders.length).toBeGreaterThan(20);
});
