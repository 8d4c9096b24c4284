import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from './database.ts';
import { execute } from '../../src/platform/database.ts';

const { db } = await createTestDatabase();
const { db: other } = await createTestDatabase();

it('gives a migrated, empty database', async () => {
  const rows = await execute(db)`select count(*) as n from kysely_migration`;
  expect(rows).not.toEqual([{ n: 0 }]);
});

it('gives each caller its own', async () => {
  await execute(db)`create table mine (word text)`;
  await expect(sql`select * from mine`.execute(other)).rejects.toThrow(/does not exist/);
});
