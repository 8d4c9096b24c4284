import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from './database.ts';

const { db } = await createTestDatabase();
const { db: other } = await createTestDatabase();

it('gives a migrated, empty database', async () => {
  const { rows } = await sql`select count(*) as n from kysely_migration`.execute(db);
  expect(rows).not.toEqual([{ n: 0 }]);
});

it('gives each caller its own', async () => {
  await sql`create table mine (word text)`.execute(db);
  await expect(sql`select * from mine`.execute(other)).rejects.toThrow(/does not exist/);
});
