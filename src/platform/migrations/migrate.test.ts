import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { emptyDatabase } from '../../../test/support/release-before.ts';
import { migrate } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';
import { execute } from '../database.ts';

it('applies a migration with a lower number than one already applied', async () => {
  const { db } = await createTestDatabase();
  await emptyDatabase(db);
  await sql
    .raw(`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`)
    .execute(db);
  const late = '0078-pages-of-one-product'; // no later migration needs it
  const all = Object.entries(await readMigrationFiles());
  expect(all.map(([name]) => name)).toContain(late);
  for (const [name, statements] of all.filter(([one]) => one !== late)) {
    await sql.raw(statements).execute(db);
    await execute(db)`insert into kysely_migration values (${name}, '2026-01-01T00:00:00.000Z')`;
  }
  expect(await migrate(db)).toEqual([late]);
  expect(await migrate(db)).toEqual([]);
});
