import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { discountingShop } from '../../../test/support/discounting-shop.ts';
import { day, shift } from '../../platform/clock.ts';
import { forgetPastRetention } from '../privacy/retention.ts';
import { forgetCoupons, promotionsOf } from './personal.store.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, scene, place, promotion, coupon } = await discountingShop();
const codesLeft = async (customerId: string) => {
  const rows = await execute<{ code: string }>(db)`
    select code from coupons where coalesce(customer_id, ${customerId}) = ${customerId} order by created_at, code`;
  return rows.map(({ code }) => code);
};

it('own coupons go with the account, or a year after they expired; what an order used stays', async () => {
  const gift = await promotion({ name: 'Gift' });
  const { id: customerId } = scene.customer;
  const expiresAt = shift(clock.now(), 1_000);
  const usedCode = await coupon(gift, { customerId, expiresAt });
  const expiredCode = await coupon(gift, { customerId, expiresAt });
  const lasting = await coupon(gift, { customerId });
  const everybodys = await coupon(gift, { expiresAt });
  expect((await place({ discount: 95, coupon: usedCode })).status).toBe(201);
  const answer = await sql<{ of: object }>`select ${promotionsOf(customerId)} as of`.execute(db);
  expect(answer.rows[0]?.of).toMatchObject({
    coupons: [{ code: usedCode, offer: 'Gift' }, { code: expiredCode }, { code: lasting }],
    used: [{ rupees: 45 }, { offer: 'Gift', rupees: 50 }],
  });

  await forgetPastRetention(db, shift(clock.now(), 365 * day));
  expect(await codesLeft(customerId)).toContain(expiredCode);
  await forgetPastRetention(db, shift(clock.now(), 365 * day + 2_000));
  expect((await codesLeft(customerId)).toSorted()).toEqual([usedCode, lasting, everybodys].toSorted());
  await forgetCoupons(db, customerId);
  expect((await codesLeft(customerId)).toSorted()).toEqual([usedCode, everybodys].toSorted());
});
