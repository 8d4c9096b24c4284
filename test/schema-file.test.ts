import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from './support/database.ts';
import { schemaOf } from './support/describe.ts';

const { connection } = await createTestDatabase();

it('db/schema.sql is what the migrations make', async () => {
  const written = await readFile(join(import.meta.dirname, '../db/schema.sql'), 'utf8');
  expect(await schemaOf(connection), 'db/schema.sql is stale. Renew it: node tools/schema.ts').toBe(written);
});
