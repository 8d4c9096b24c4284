import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { countStatuses } from '../../../test/support/calls-as.ts';
import { limitCity } from '../../../test/support/limited-runs.ts';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { execute } from '../../platform/database.ts';

const { db, scene, ask, asked, move, read, pickedUp, call } = await returningShop();
const days = async () => (await read()).pickups.map(({ name }) => name);
const heldPlaces = async () => {
  const rows = await execute<{ held: number }>(db)`
    select held from delivery_slots where run_id = 'limited' and day = '2026-03-04'`;
  return rows[0]?.held;
};

const fill = (first: string, last: string, heldCount: number) =>
  sql`
    insert into delivery_slots (run_id, day, held, capacity)
    select 'limited', day::date, ${heldCount}::int, 100 from generate_series(${first}::date, ${last}::date, '1 day') as day
    on conflict (run_id, day) do update set held = excluded.held`.execute(db);

beforeAll(() => limitCity(db, 100));
// Leaves one place on the requested day.
beforeEach(() => fill('2026-03-04', '2026-03-04', 99));

it('takes a place on its run, which is offered to nobody else', async () => {
  expect(await days()).toContain('2026-03-04 10:00');
  await asked();
  expect(await heldPlaces()).toBe(100);
  expect(await days()).not.toContain('2026-03-04 10:00');
  expect((await ask({ line: 1 })).body.fields).toHaveProperty('pickup');
});

it('goes to one of several who ask for the last place at once', async () => {
  const asks = Array.from({ length: 2 }, (_, line) => ask({ line }));
  expect(countStatuses(await Promise.all(asks))).toEqual({ 201: 1, 400: 1 });
  expect(await heldPlaces()).toBe(100);
});

it('is given back once, when it is taken back or declined', async () => {
  const returnId = await asked();
  const cancel = () => call(scene.customer, 'POST', `/home/customer/cancel-return/${returnId}`, {});
  expect(countStatuses(await Promise.all([cancel(), cancel()]))).toEqual({ 200: 1, 409: 1 });
  expect(await heldPlaces()).toBe(99);
  const declinedId = await asked();
  expect((await move(declinedId, 'asked', 'declined', 'It was worn')).status).toBe(200);
  expect(await heldPlaces()).toBe(99);
});

it('stays taken when the courier has come', async () => {
  await pickedUp(await asked());
  expect(await heldPlaces()).toBe(100);
});

it('sends a courier on any day where all rounds are full', async () => {
  await fill('2026-03-01', '2026-03-20', 100);
  expect((await read()).pickups[0]).toMatchObject({ day: '2026-03-03', from: '10:00', to: '18:00' });
});
