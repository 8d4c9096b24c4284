import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
// A Monday, 11:00 in India.
const clock = testClock('2026-11-23T05:30:00Z');
const shop = await smallShop(db, clock.now());
const { sellerId: usual } = await shop.product({ seller: 0 });
const { sellerId: slow } = await shop.product({ seller: 1 });
await execute(db)`insert into seller_packing (seller_id, minutes) values (${slow}, 60)`;
await execute(
  db,
)`insert into seller_hours (seller_id, weekday, opens, closes) values (${slow}, 2, '10:00', '24:00')`;

/** Asks with an empty schedule cache, like a new process. */
async function ask(pincode: string) {
  const app = await testApp(db, { clock });
  const answer = await app.inject({ url: `/api/home/delivery/${pincode}` });
  await app.close();
  const body = answer.json<{
    served: boolean;
    shops?: { sellerId: string; day: string; from: string; orderBy: string }[];
  }>();
  const dayOf = (id: string) => body.shops?.find(({ sellerId }) => sellerId === id)?.day;
  return { status: answer.statusCode, body, days: [dayOf(usual), dayOf(slow)] };
}

it('tells the day of each shop by the zone of the PIN code', async () => {
  const city = await ask('302017');
  expect(city.body).toMatchObject({ city: 'Jaipur', state: 'Rajasthan', served: true, cash: true });
  expect(city.body.shops?.find(({ sellerId }) => sellerId === usual)).toEqual({
    sellerId: usual,
    day: '2026-11-23',
    from: '17:00',
    to: '21:00',
    orderBy: '2026-11-23T06:30:00.000Z',
  });
  expect(city.days).toEqual(['2026-11-23', '2026-11-24']);
  expect((await ask('342001')).days).toEqual(['2026-11-25', '2026-11-26']);
  expect((await ask('560001')).days).toEqual(['2026-11-28', '2026-11-29']);
  expect((await ask('560001')).body).toMatchObject({ served: true, cash: false });
});

it('does not serve a zone without runs, or a PIN code of no zone', async () => {
  expect((await ask('744101')).body).toMatchObject({ served: false, shops: [] });
  await execute(db)`delete from delivery_prefixes where prefix = '9'`;
  expect((await ask('900056')).body).toMatchObject({ served: false, shops: [] });
  expect((await ask('30201')).status).toBe(404);
});

it('passes over a day on which a run is full', async () => {
  await execute(db)`update delivery_runs set capacity = 5 where id = 'run-city-today'`;
  const fill = (count: number) =>
    sql`insert into delivery_slots (run_id, day, held, capacity) values ('run-city-today', '2026-11-23', ${count}, 5)
        on conflict (run_id, day) do update set held = excluded.held`.execute(db);
  await fill(4);
  expect((await ask('302017')).days[0]).toBe('2026-11-23');
  await fill(5);
  expect((await ask('302017')).days[0]).toBe('2026-11-24');
});

it('keeps a closed shop out', async () => {
  await execute(db)`update sellers set closed_at = now() where id = ${slow}`;
  expect((await ask('302017')).days).toEqual(['2026-11-24', undefined]);
});
