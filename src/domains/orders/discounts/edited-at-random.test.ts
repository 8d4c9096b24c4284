import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editingShop } from '../../../../test/support/editing-shop.ts';
import { execute } from '../../../platform/database.ts';

/** Whatever happens to offers and orders, nothing fails and every counter equals a recount (R-PROMO-5). */

const shop = await editingShop();
const {
  db,
  clock,
  anybody,
  place,
  faults,
  promotion,
  coupon,
  usesOf,
  provider,
  edit,
  end,
  cancelAs,
  expire,
} = shop;

const limit = fc.constantFrom(null, null, 1, 2, 3);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('place', 'replace'),
      who: fc.nat(2),
      by: fc.nat(2),
      pieces: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('edit'),
      which: fc.nat(1),
      maxUses: limit,
      maxUsesEach: limit,
      firstOrderOnly: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('cancel', 'pay', 'expire', 'end'), which: fc.nat(5) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface OrderInTest {
  readonly by: { cookie: string; id: string };
  readonly id: unknown;
  readonly price: number;
}

/** Every limit's counter, beside the uses that are open. */
const counters = () =>
  execute<{ used: number; open: number }>(db)`
    select l.used, (select count(*)::int from promotion_uses u where u.promotion_id = l.promotion_id and u.given_back_at is null
      and l.customer_id in ('', u.customer_id) and l.coupon in ('', u.coupon)) as open from promotion_limits l`;

it('after any edits, orders, cancels, expiries and late payments every use is counted once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const offers = [
        await promotion(),
        await promotion({ name: 'Second', byCoupon: false, value: 60 }),
      ] as const;
      const [own, anyones] = [await anybody(), await anybody()];
      const who = [own, anyones, await anybody()];
      const codes = [undefined, await coupon(offers[0]), await coupon(offers[0], { customerId: own.id })];
      const orders: OrderInTest[] = [];
      const statuses: number[] = [];
      const pick = (which: number) => orders[orders.length - 1 - (which % Math.max(orders.length, 1))];
      const take = async (one: Step) => {
        if (one.do === 'edit' && 'maxUses' in one) {
          const { which, ...limits } = one;
          statuses.push((await edit(offers[which] as string, limits)).status);
        } else if ('who' in one) {
          const by = who[one.who] as OrderInTest['by'];
          const replaces = one.do === 'replace' ? orders.findLast((order) => order.by === by)?.id : undefined;
          const code = codes[one.by];
          const line = {
            quantity: one.pieces,
            ...(code && { coupon: code }),
            ...(replaces ? { replaces } : {}),
          };
          const firstTry = await place({ ...line, discount: 0 }, by);
          const discount = Number(firstTry.body.discount ?? 0);
          const answer = firstTry.status === 201 ? firstTry : await place({ ...line, discount }, by);
          statuses.push(firstTry.status, answer.status);
          if (answer.status === 201)
            orders.push({ by, id: answer.body.orderId, price: Number(answer.body.price) });
        } else if (one.do === 'expire') {
          await expire();
        } else if (one.do === 'end' && 'which' in one) {
          statuses.push((await end(offers[one.which % 2] as string)).status);
        } else if ('which' in one) {
          const order = pick(one.which);
          if (!order) return;
          if (one.do === 'cancel') statuses.push((await cancelAs(order.by, order.id)).status);
          else {
            const event = provider.captured({ orderId: String(order.id), price: order.price });
            statuses.push((await provider.send(event)).status);
          }
        }
      };
      for (const one of steps) {
        await take(one);
        expect((await counters()).filter(({ used, open }) => used !== open)).toEqual([]);
      }
      for (const order of orders) statuses.push((await cancelAs(order.by, order.id)).status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect([await usesOf(offers[0]), await usesOf(offers[1]), await faults()]).toEqual([0, 0, []]);
      await execute(
        db,
      )`update promotions set ends_at = ${clock.now()}, version = version + 1 where id = ${offers[1]}`;
    }),
    { numRuns: 12 },
  );
});
