import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import {
  connectionOf,
  countChanged,
  execute,
  findRow,
  findValue,
  getRow,
  getValue,
  hasChanged,
  hasRow,
  isAway,
  listValues,
  openDatabase,
} from './database.ts';
import { withMigrationLock } from './migrations/migrations.store.ts';

const { db: database } = await createTestDatabase();
const connection = connectionOf(database);

it('bounds each statement, after a migration too', async () => {
  const { db } = openDatabase(connection, 1, 4_000);
  const readTimeout = async () =>
    (await execute<{ statement_timeout: string }>(db)`show statement_timeout`)[0];
  expect(await readTimeout()).toEqual({ statement_timeout: '4s' });
  await withMigrationLock(db, async (session) => {
    const rows = await execute(session)`show statement_timeout`;
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });
  expect(await readTimeout()).toEqual({ statement_timeout: '4s' });
  await db.destroy();
});

it('asks a statement for a row, a value, a column, or whether it changed something', async () => {
  const db = database;
  await execute(db)`create table told (id int primary key)`;
  expect(await findRow(db)`select * from told`).toBeNull();
  expect(await findValue(db)`select id from told`).toBeNull();
  expect(await hasRow(db)`select from told`).toBe(false);
  await expect(getRow(db)`select * from told`).rejects.toThrow('always has a row');
  await expect(getValue(db)`select id from told`).rejects.toThrow('always has a row');
  expect(await hasChanged(db)`insert into told values (1), (2)`).toBe(true);
  expect(await hasChanged(db)`insert into told values (1) on conflict do nothing`).toBe(false);
  expect(await findRow(db)`select * from told where id = 2`).toEqual({ id: 2 });
  expect(await getRow(db)`select count(*) as told from told`).toEqual({ told: 2 });
  expect(await findValue(db)`select id from told where id = 2`).toBe(2);
  expect(await getValue(db)`select count(*) from told`).toBe(2);
  expect(await listValues(db)`select id from told order by id`).toEqual([1, 2]);
  expect(await hasRow(db)`select from told`).toBe(true);
  expect(await countChanged(db)`delete from told`).toBe(2);
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
