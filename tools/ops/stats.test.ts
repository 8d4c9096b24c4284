import { expect, it } from 'vitest';
import { addJob } from '../../src/platform/jobs/jobs.store.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { sendMessage } from '../../src/domains/notices/send-message.ts';
import { testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { stats } from './stats.ts';

const { db, connection } = await createTestDatabase();

it('tells of jobs, of messages by state, and of tables', async () => {
  await sendMessage(db, {
    notice: 'answer',
    recipient: 'a@b.example',
    channel: 'email',
    text: 'Hello',
    now: systemClock.now(),
  });
  await addJob(db, 'other', {}, { key: 'one', maxAttempts: 1 });
  const ops = { db, connection, settings: testSettings(), clock: systemClock, say: () => {} };
  const { lines, data } = await runCommand(stats, ops, []);
  expect(data.counts).toEqual([{ what: 'messages', state: 'waiting', count: 1 }]);
  expect(data.jobs).toMatchObject([
    { task: 'deliver_message', waiting: 1 },
    { task: 'other', waiting: 1 },
  ]);
  // Row counts are estimates: the planner knows nothing of a new table before an analyze.
  const tables = async () => (await runCommand(stats, ops, [])).data.tables;
  await expect.poll(tables).toContainEqual(expect.objectContaining({ table: 'outbox', rows: 1 }));
  expect(lines.join('\n')).toMatch(/messages: waiting +1\njob deliver_message: 1 waiting, 0 running/);
});
