import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { sendNotices } from '../../../../test/support/send-notices.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { testClock } from '../../../platform/clock.ts';
import { tellWaitingTask } from './tell-waiting.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-11-23T05:30:00Z');
const app = await testApp(db, { clock });
afterAll(() => app.close());
const call = callsOf(app);
const operator = await newOperatorLogin(db, clock.now());
const wait = (pincode: string, email: string) =>
  call(null, 'POST', '/home/delivery/wait', { pincode, email });
async function mails() {
  await sendNotices(db, clock);
  const rows = await execute<{ recipient: string; subject: string }>(db)`
    select recipient, subject from outbox order by id`;
  return rows;
}

it('tells who waits once, when a zone with runs covers the PIN code', async () => {
  expect((await wait('744101', 'Asha@example.com')).body.message).toBe(
    'We will write to Asha@example.com when we deliver to 744101',
  );
  expect((await wait('744101', 'asha@example.com')).status).toBe(201);
  expect((await wait('682551', 'ravi@example.com')).status).toBe(201);
  const desk = await call(operator, 'GET', '/desk/delivery');
  expect(desk.body.waits).toEqual([
    { pincode: '682551', people: 1 },
    { pincode: '744101', people: 1 },
  ]);
  const tell = tellWaitingTask(db, clock);
  await tell();
  expect(await mails()).toEqual([]);

  const run = { weekdays: [1], readyBy: '18:00', daysLater: 9, from: '10:00', to: '18:00', capacity: null };
  const zone = { name: 'Port Blair', prefixes: ['7441'], cash: false, runs: [run] };
  expect((await call(operator, 'PUT', '/desk/delivery/zone', zone)).status).toBe(200);
  const rows = await execute(db)`select from graphile_worker.jobs where task_identifier = 'tell_waiting'`;
  expect(rows).toHaveLength(1);
  await tell();
  await tell();
  expect(await mails()).toEqual([{ recipient: 'asha@example.com', subject: 'Chowk delivers to 744101 now' }]);
});

it('says that a PIN code is already served, and limits how many addresses can be entered', async () => {
  expect((await wait('302017', 'asha@example.com')).body).toMatchObject({
    code: 'already_there',
    error: 'We deliver to 302017 already',
  });
  const statuses = new Set<number>();
  for (let n = 0; n < 12; n++) statuses.add((await wait('682551', 'asha@example.com')).status);
  expect([...statuses]).toEqual([201, 429]);
});
