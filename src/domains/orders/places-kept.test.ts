import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Buyer, limitedRuns } from '../../../test/support/limited-runs.ts';
import { expireOrders } from './expire-orders.ts';
import { execute } from '../../platform/database.ts';

/**
 * After any sequence of events, the places held are those of the parcels that hold stock, and stay within the
 * capacity.
 */

const capacity = 3;
const { db, clock, shop, goods, place, cancel, pay, later, held } = await limitedRuns(capacity);
const sellers = goods.map(({ sellerId }) => sellerId);

interface Open {
  readonly by: Buyer;
  readonly id: string;
  readonly price: number;
}

/** The places that the orders' parcels are entitled to, recounted. */
async function countPlaces(): Promise<[string, number][]> {
  const rows = await execute<{ day: string; n: number }>(db)`
    select p.value ->> 'day' as day, count(*)::int as n from orders o, jsonb_each(o.promised) p
    where o.holds_stock and (p.value ->> 'held')::boolean and not exists (
      select from order_parcels c where c.order_id = o.id and c.seller_id = p.key and c.cancelled_at is not null)
    group by 1 order by 1`;
  return rows.map(({ day, n }) => [day, n]);
}

const step = fc.oneof(
  fc.record({ do: fc.constant('place'), two: fc.boolean(), together: fc.boolean(), replace: fc.boolean() }),
  fc.record({ do: fc.constantFrom('pay', 'cancel', 'cancel a parcel'), which: fc.nat(3) }),
  fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 31, 600) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(one: Step, open: Open[]): Promise<void> {
  if ('minutes' in one) {
    later(one.minutes);
    await expireOrders(db, clock.now());
    return;
  }
  if ('two' in one) {
    const before = one.replace ? open.at(-1) : undefined;
    const by = before?.by ?? (await shop.customer());
    const of = one.two ? goods : goods.slice(0, 1);
    const more = { delivery: { together: one.together }, ...(before ? { replaces: before.id } : {}) };
    const { status, body } = await place(by, of, more);
    if (status === 201) open.push({ by, id: String(body.orderId), price: Number(body.price) });
    return;
  }
  const order = open.at(-1 - (one.which >> 1));
  if (!order) return;
  // Only paid orders can be cancelled in parts.
  if (one.do !== 'cancel') await pay(order.id, order.price);
  if (one.do !== 'pay')
    await cancel(order.by, order.id, one.do === 'cancel' ? undefined : [sellers[one.which % 2] ?? '']);
}

it('holds as many places as there are parcels that need them', async () => {
  const tally = { placed: 0, full: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }), async (steps) => {
      const open: Open[] = [];
      for (const one of steps) {
        await take(one, open);
        const places = await held();
        expect(places).toEqual(await countPlaces());
        expect(places.filter(([, n]) => n > capacity)).toEqual([]);
        tally.full += places.filter(([, n]) => n === capacity).length;
      }
      tally.placed += open.length;
    }),
    { numRuns: 12 },
  );
  expect(tally.placed).toBeGreaterThan(10);
  expect(tally.full).toBeGreaterThan(0);
});
