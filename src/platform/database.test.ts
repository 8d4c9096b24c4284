import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { connectionOf, isAway, openDatabase, execute } from './database.ts';
import { withMigrationLock } from './migrations/migrations.store.ts';

const { db: given } = await createTestDatabase();
const connection = connectionOf(given);

it('bounds each statement, after a migration too', async () => {
  const { db } = openDatabase(connection, 1, 4_000);
  const bound = async () => (await execute<{ statement_timeout: string }>(db)`show statement_timeout`)[0];
  expect(await bound()).toEqual({ statement_timeout: '4s' });
  await withMigrationLock(db, async (session) => {
    const rows = await execute(session)`show statement_timeout`;
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });
  expect(await bound()).toEqual({ statement_timeout: '4s' });
  await db.destroy();
});

it.each([
  ['the primary was shut down', '57P01', 'terminating connection due to administrator command', true],
  ['the pooler lost its server', '08P01', 'server conn crashed?', true],
  ['the primary became a standby', '25006', 'cannot execute INSERT in a read-only transaction', true],
  ['the machine has no power', 'EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.11:5432', true],
  ['the connection was cut', undefined, 'Connection terminated unexpectedly', true],
  [
    'the connection was cut before a statement',
    undefined,
    'Client has encountered a connection error and is not queryable',
    true,
  ],
  ['a number is there twice', '23505', 'duplicate key value', false],
  ['a disk is full', 'ENOSPC', 'no space left on device', false],
])('%s: code %s', (_, code, message, away) => {
  expect(isAway(Object.assign(new Error(message), code ? { code } : {}))).toBe(away);
});
