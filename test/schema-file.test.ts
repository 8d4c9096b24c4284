import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from './support/database.ts';
import { schemaOf } from './support/describe.ts';
import { execute } from '../src/platform/database.ts';

const { db, connection } = await createTestDatabase();

it('db/schema.sql is what the migrations make', async () => {
  const schemaFile = await readFile(join(import.meta.dirname, '../db/schema.sql'), 'utf8');
  expect(await schemaOf(connection), 'db/schema.sql is stale. Renew it: npm run generate -- schema').toBe(
    schemaFile,
  );
});

it('no sequence is unlogged: PostgreSQL 15 left one empty in a restored copy', async () => {
  const rows = await execute(db)`select relname from pg_class where relkind = 'S' and relpersistence = 'u'`;
  expect(rows).toEqual([]);
});
