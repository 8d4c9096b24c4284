import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../../../../test/support/staff.ts';
import { testClock } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-11-23T05:30:00Z');
const app = await testApp(db, { clock });
afterAll(() => app.close());
const call = callsOf(app);
const shop = await smallShop(db, clock.now());
const [own, rivals] = [await shop.product(), await shop.product({ seller: 1 })];
const operator = await newOperatorLogin(db, clock.now());
const seller = await newSellerLogin(db, own.sellerId, clock.now());
const rival = await newSellerLogin(db, rivals.sellerId, clock.now());
// The shop's initial promotions are older than this clock.
await execute(db)`update promotions set starts_at = ${clock.now()}, created_at = ${clock.now()}`;

interface PromotionInTest {
  id: string;
  version: number;
  name: string;
  state: string;
  way: string;
  code: string;
  shops: string[];
  firstDay: string;
  lastDay: string | null;
  endsAt: string | null;
  uses: number;
  given: number;
}
type Login = { cookie: string };
const list = async (by: Login) =>
  (await call(by, 'GET', '/desk/promotions')).body.promotions as unknown as PromotionInTest[];
const findByName = async (by: Login, name: string) => (await list(by)).find((one) => one.name === name);
const running = async () =>
  ((await call(null, 'GET', '/home/offers')).body.offers as { name: string; paidBy: string }[]).map(
    ({ name, paidBy }) => [name, paidBy],
  );

const diwali = {
  name: 'Diwali week',
  kind: 'percent',
  value: 10,
  cap: 200,
  fromRupees: 500,
  categories: [],
  shops: [],
  firstOrderOnly: false,
  firstDay: '2026-11-23',
  lastDay: '2026-11-30',
  maxUses: null,
  maxUsesEach: null,
};
const newPromotion = { ...diwali, way: 'itself', code: '', giftDays: null };
const add = (by: Login, over: object = {}) =>
  call(by, 'POST', '/desk/promotions', { ...newPromotion, ...over });

describe('an operator', () => {
  it('finds the promotions that the page footer announces', async () => {
    const rows = (await list(operator)).map(({ id, way, state }) => [id, way, state]);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['super-discount', 'itself', 'running'],
        ['gift-coupon', 'gift', 'running'],
      ]),
    );
    expect(await running()).toEqual([
      ['Super discount', 'shop'],
      ['Gift coupon', 'shop'],
    ]);
  });

  it('finds offers by name or code', async () => {
    await add(operator, { name: 'Teej half price', way: 'code', code: 'TEEJ50' });
    const find = async (words: string) => {
      const { body } = await call(operator, 'GET', `/desk/promotions?search=${encodeURIComponent(words)}`);
      return (body.promotions as PromotionInTest[]).map(({ name }) => name);
    };
    for (const words of ['teej5', 'HALF']) expect(await find(words)).toEqual(['Teej half price']);
    for (const words of ['holi', '%', 'T__j']) expect(await find(words)).toEqual([]);
  });

  it('adds an offer for days of India, changes and ends it, and each change is recorded', async () => {
    expect((await add(operator)).body.message).toBe('Diwali week added');
    const promotion = await findByName(operator, 'Diwali week');
    expect(promotion).toMatchObject({ state: 'running', firstDay: '2026-11-23', lastDay: '2026-11-30' });
    expect(promotion?.endsAt).toBe('2026-11-30T18:30:00.000Z');
    expect(await running()).toContainEqual(['Diwali week', 'shop']);

    const edit = { promotionId: promotion?.id, version: promotion?.version, ...diwali, value: 15 };
    expect((await call(operator, 'PUT', '/desk/promotions', edit)).status).toBe(200);
    expect((await call(operator, 'PUT', '/desk/promotions', edit)).body.code).toBe('changed_meanwhile');
    const end = { promotionId: promotion?.id, version: 2 };
    expect((await call(operator, 'POST', '/desk/promotions/end', end)).status).toBe(200);
    expect(await findByName(operator, 'Diwali week')).toMatchObject({ state: 'ended', value: 15 });
    expect(await running()).not.toContainEqual(['Diwali week', 'shop']);
    const rows = await execute<{ did: string }>(db)`
      select did from desk_changes where subject = 'promotion' and subject_id = ${promotion?.id} order by id`;
    expect(rows.map(({ did }) => did)).toEqual(['added', 'edited', 'ended']);
  });

  it('adds one with a code, which is upper case, unique, and not public', async () => {
    const offer = { name: 'Typed', way: 'code', code: ' diwali50 ' };
    expect((await add(operator, offer)).status).toBe(200);
    expect(await findByName(operator, 'Typed')).toMatchObject({ way: 'code', code: 'DIWALI50' });
    const again = await add(operator, { ...offer, name: 'Again' });
    expect([again.status, again.body.fields]).toEqual([409, { code: 'This code is in use already' }]);
    expect(await findByName(operator, 'Again')).toBeUndefined();
    expect((await running()).flat()).not.toContain('Typed');
  });

  it('sees how often an offer was used, and what it took off', async () => {
    const customer = await shop.customer();
    const use = (orderId: string, rupees: number, back: Date | null) =>
      sql`
      insert into promotion_uses (promotion_id, order_id, customer_id, coupon, rupees, taken_at, given_back_at)
      values ('super-discount', ${orderId}, ${customer.id}, '', ${rupees}, ${clock.now()}, ${back})`.execute(
        db,
      );
    await use('one', 100, null);
    await use('two', 45, null);
    await use('expired', 60, clock.now());
    expect(await findByName(operator, 'Super discount')).toMatchObject({ uses: 2, given: 145 });
  });

  it.each([
    [{ value: 91 }, 'value'],
    [{ kind: 'rupees', value: 0 }, 'value'],
    [{ value: 2.5 }, 'value'],
    [{ lastDay: '2026-11-22' }, 'lastDay'],
    [{ way: 'code', code: 'no' }, 'code'],
    [{ way: 'code' }, 'code'],
    [{ way: 'gift' }, 'giftDays'],
    [{ categories: ['none'] }, 'categories'],
    [{ shops: ['none'] }, 'shops'],
  ])('is told what is wrong with %o', async (over, field) => {
    const answer = await add(operator, over);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
  });
});

describe('a seller', () => {
  it('makes offers of the own shop, on its own products, that it pays for', async () => {
    expect((await add(seller, { name: 'Kurta week', shops: [rivals.sellerId] })).status).toBe(200);
    expect(await findByName(seller, 'Kurta week')).toMatchObject({ shops: [own.sellerId] });
    expect(await running()).toContainEqual(['Kurta week', 'seller']);
    expect((await list(seller)).map(({ name }) => name)).toEqual(['Kurta week']);
    expect(await list(rival)).toEqual([]);
  });

  it('neither sees nor changes those of the market or of another shop', async () => {
    const promotion = await findByName(seller, 'Kurta week');
    for (const [by, promotionId] of [
      [rival, promotion?.id],
      [seller, 'super-discount'],
    ] as const) {
      const end = await call(by, 'POST', '/desk/promotions/end', { promotionId, version: 1 });
      const edit = await call(by, 'PUT', '/desk/promotions', { promotionId, version: 1, ...diwali });
      expect([end.status, edit.status]).toEqual([404, 404]);
    }
    expect((await findByName(operator, 'Super discount'))?.version).toBe(1);
  });

  it('cannot give away the delivery fee, nor coupons with orders', async () => {
    const fee = await add(seller, { kind: 'delivery', value: 0 });
    const gift = await add(seller, { way: 'gift', giftDays: 30 });
    expect([fee.status, gift.status]).toEqual([400, 400]);
  });
});
