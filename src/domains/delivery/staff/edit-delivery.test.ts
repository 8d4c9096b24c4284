import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../../../../test/support/staff.ts';
import { testClock } from '../../../platform/clock.ts';
import type { Zone } from '../delivery.ts';

const { db } = await createTestDatabase();
// A Monday, 11:00 in India.
const clock = testClock('2026-11-23T05:30:00Z');
const app = await testApp(db, { clock });
afterAll(() => app.close());
const call = callsOf(app);
const shop = await smallShop(db, clock.now());
const { sellerId } = await shop.product();
const operator = await newOperatorLogin(db, clock.now());
const seller = await newSellerLogin(db, sellerId, clock.now());

const zones = async () =>
  (await call(operator, 'GET', '/desk/delivery')).body.zones as (Zone & { version: number })[];
const dayIn = async (pincode: string) => {
  const { body } = await call(null, 'GET', `/home/delivery/${pincode}`);
  return (body.shops as { sellerId: string; day: string }[]).find((one) => one.sellerId === sellerId)?.day;
};
const run = {
  weekdays: [1, 2, 3, 4, 5],
  readyBy: '18:00',
  daysLater: 3,
  from: '10:00',
  to: '18:00',
  capacity: 20,
};

it('an operator adds a zone that wins by its longer PIN prefix, edits and removes it', async () => {
  expect(await dayIn('342001')).toBe('2026-11-25');
  const zone = { name: 'Jodhpur', prefixes: ['342', '342'], cash: true, runs: [run] };
  expect((await call(operator, 'PUT', '/desk/delivery/zone', zone)).status).toBe(200);
  expect(await dayIn('342001')).toBe('2026-11-26');
  const jodhpur = (await zones()).find(({ name }) => name === 'Jodhpur');
  expect(jodhpur).toMatchObject({ prefixes: ['342'], version: 1, runs: [run] });
  const edit = { zoneId: jodhpur?.id, version: 1, ...zone, runs: [{ ...jodhpur?.runs[0], daysLater: 4 }] };
  expect((await call(operator, 'PUT', '/desk/delivery/zone', edit)).status).toBe(200);
  expect(await dayIn('342001')).toBe('2026-11-27');
  expect((await zones()).find(({ name }) => name === 'Jodhpur')?.runs[0]?.id).toBe(jodhpur?.runs[0]?.id);
  expect((await call(operator, 'PUT', '/desk/delivery/zone', edit)).body.code).toBe('changed_meanwhile');
  const answer = await call(operator, 'POST', '/desk/delivery/zone/remove', {
    zoneId: jodhpur?.id,
    version: 2,
  });
  expect([answer.status, await dayIn('342001')]).toEqual([200, '2026-11-25']);
});

it('refuses a PIN code of another zone, and an impossible run', async () => {
  const zone = { name: 'Again', prefixes: ['302'], cash: false, runs: [] };
  expect((await call(operator, 'PUT', '/desk/delivery/zone', zone)).body.fields).toEqual({
    prefixes: '302 belongs to Jaipur already',
  });
  const before = { ...run, daysLater: 0, from: '09:00' };
  const answer = await call(operator, 'PUT', '/desk/delivery/zone', {
    ...zone,
    prefixes: ['12'],
    runs: [before],
  });
  expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, ['runs.0.from']]);
  expect((await call(seller, 'GET', '/desk/delivery')).status).toBe(403);
});

it('a day off counts at once, until it is taken back', async () => {
  const day = { day: '2026-11-25', name: 'Holiday' };
  await call(operator, 'POST', '/desk/delivery/day-off', day);
  expect(await dayIn('342001')).toBe('2026-11-26');
  expect((await call(operator, 'GET', '/desk/delivery')).body.daysOff).toEqual([day]);
  await call(operator, 'POST', '/desk/delivery/day-off/remove', { day: day.day });
  const never = await call(operator, 'POST', '/desk/delivery/day-off', { ...day, day: '0000-01-01' });
  expect(never.body.fields).toEqual({ day: 'Please choose a day' });
  expect(await dayIn('342001')).toBe('2026-11-25');
});

it('a seller sets when the shop packs, and a concurrent slower edit is refused', async () => {
  const { body } = await call(seller, 'GET', '/desk/packing');
  expect(body.packing).toMatchObject({ version: 0, packingMinutes: 120, holidays: [] });
  const packing = {
    version: 0,
    packingMinutes: 60,
    hours: [2, 3, 4].map((weekday) => ({ weekday, opens: '10:00', closes: '18:00' })),
    holidays: [{ first: '2026-11-24', last: '2026-11-25' }],
  };
  expect((await call(seller, 'PUT', '/desk/packing', packing)).status).toBe(200);
  expect(await dayIn('302017')).toBe('2026-11-26');
  expect((await call(seller, 'PUT', '/desk/packing', packing)).body.code).toBe('changed_meanwhile');
  expect((await call(seller, 'PUT', '/desk/packing', { ...packing, version: 1, holidays: [] })).status).toBe(
    200,
  );
  expect(await dayIn('302017')).toBe('2026-11-24');
});
