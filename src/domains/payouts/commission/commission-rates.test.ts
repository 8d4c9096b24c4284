import { expect, it } from 'vitest';
import { returningShop } from '../../../../test/support/returning-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { readRates } from '../rates.store.ts';
import { rateFor } from '../rates.ts';

const { db, clock, call, scene } = await returningShop();
const second = await newOperatorLogin(db, clock.now());

interface RateList {
  rates: { shopName: string | null; basisPoints: number; validFrom: string }[];
  requests: { id: string; shopName: string | null }[];
  shops: { id: string }[];
}
const list = async () =>
  (await call(scene.operator, 'GET', '/desk/commission-rates')).body as unknown as RateList;
const ask = (over: object = {}, by = scene.operator) =>
  call(by, 'POST', '/desk/commission-rates', {
    sellerId: scene.kurta.sellerId,
    categoryId: '',
    validFrom: '2026-04-01',
    basisPoints: 350,
    reason: 'Agreed for the first year',
    ...over,
  });
const decide = (by: { cookie: string }, id: string, isApproved: boolean) =>
  call(by, 'POST', `/desk/commission-rates/${id}/decide`, { approved: isApproved });
const rateOn = async (day: string) =>
  rateFor((await readRates(db)).payout, 'commission', {
    sellerId: scene.kurta.sellerId,
    categoryId: 'any',
    day,
  });

it('a special commission is asked for by one operator, agreed to by another, and holds from its day on', async () => {
  expect((await list()).shops.map(({ id }) => id)).toContain(scene.kurta.sellerId);
  expect((await ask()).status).toBe(200);
  const [request] = (await list()).requests;
  const id = request?.id ?? '';
  expect((await decide(scene.operator, id, true)).body.code).toBe('second_person');
  expect(await rateOn('2026-04-01')).toBeUndefined();
  const answers = await Promise.all([decide(second, id, true), decide(second, id, true)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([await rateOn('2026-03-31'), await rateOn('2026-04-01')]).toEqual([undefined, 350]);
  expect(await list()).toMatchObject({
    rates: [{ basisPoints: 350, validFrom: '2026-04-01' }],
    requests: [],
  });
});

it('a declined one changes nothing, and a rate is never changed', async () => {
  await ask({ validFrom: '2026-05-01' });
  await ask({ basisPoints: 100 });
  const [declinedRate, same] = (await list()).requests.map((one) => one.id);
  expect((await decide(scene.operator, declinedRate ?? '', false)).status).toBe(200);
  expect((await decide(second, declinedRate ?? '', true)).body.code).toBe('changed_meanwhile');
  expect((await decide(second, same ?? '', true)).body.code).toBe('already_there');
  expect(await rateOn('2026-06-01')).toBe(350);
});

it.each([
  ['a day that has begun', { validFrom: '2026-03-02' }, 'invalid'],
  ['a shop that is not there', { sellerId: 'nobody' }, 'not_found'],
  ['a category that is not there', { categoryId: 'nothing' }, 'not_found'],
  ['more than everything', { basisPoints: 10_001 }, 'invalid'],
])('%s is refused', async (_what, over, code) => {
  expect((await ask(over)).body.code).toBe(code);
});

it('is an operator’s to ask for', async () => {
  expect((await ask({}, scene.seller)).status).toBe(403);
});
