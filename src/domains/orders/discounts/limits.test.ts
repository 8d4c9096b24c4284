import { describe, expect, it } from 'vitest';
import { discountingShop } from '../../../../test/support/discounting-shop.ts';
import { execute } from '../../../platform/database.ts';

const { db, shop, scene, anybody, place, faults, promotion, coupon, usesOf } = await discountingShop();

describe('limits of use', () => {
  it('a race of 50 for 10 uses ends at 10, and nobody pays another price than they saw', async () => {
    const few = await promotion({ name: 'First ten', value: 60, maxUses: 10 });
    const code = await coupon(few);
    const customers = await Promise.all(Array.from({ length: 50 }, () => shop.customer()));
    const before = await shop.stockOf(scene.kurta.variantIds[0]);
    const answers = await Promise.all(customers.map((by) => place({ discount: 105, coupon: code }, by)));
    const counts = Object.groupBy(answers, ({ status }) => status);
    expect([counts[201]?.length, counts[422]?.length]).toEqual([10, 40]);
    expect(counts[201]?.every(({ body }) => body.price === 795)).toBe(true);
    expect(counts[422]?.every(({ body }) => body.error === 'This offer has been used up')).toBe(true);
    expect([await usesOf(few), await shop.stockOf(scene.kurta.variantIds[0])]).toEqual([10, before - 10]);
    expect(await faults()).toEqual([]);
  });

  it('one customer uses an offer as often as they may, whatever they try at once', async () => {
    const twice = await promotion({ maxUsesEach: 2 });
    const code = await coupon(twice);
    const quantities = [1, 2, 3, 4, 5, 6];
    const answers = await Promise.all(
      quantities.map((quantity) =>
        place({ quantity, discount: Math.min(100, 45 * quantity) + 50, coupon: code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await usesOf(twice)).toBe(2);
  });

  it('an offer for first orders is for one of them', async () => {
    const code = await coupon(await promotion({ firstOrder: true }));
    const [a, b] = await Promise.all([
      place({ discount: 95, coupon: code }),
      place({ discount: 140, coupon: code, quantity: 2 }),
    ]);
    expect([a.status, b.status].toSorted((x, y) => x - y)).toEqual([201, 422]);
    const regular = await anybody();
    await place({ discount: 45 }, regular);
    const late = await place({ discount: 140, coupon: code, quantity: 2 }, regular);
    expect(late.body.error).toBe('This code is for a first order');
  });

  it('a limit that is set later counts what was used before', async () => {
    const once = await promotion();
    const code = await coupon(once);
    await place({ discount: 95, coupon: code });
    await execute(db)`update promotions set max_uses = 1, version = version + 1 where id = ${once}`;
    const more = await place({ discount: 95, coupon: code }, await anybody());
    expect(more.body.error).toBe('This offer has been used up');
    await execute(db)`update promotions set max_uses = 2, version = version + 1 where id = ${once}`;
    expect((await place({ discount: 95, coupon: code }, await anybody())).status).toBe(201);
    expect(await faults()).toEqual([]);
  });
});
