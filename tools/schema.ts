/** `npm run generate -- schema`: writes db/schema.sql, the schema that the migrations create. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { openDatabase } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrations/migrate.ts';
import { describeSchema } from './schema/describe-schema.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'chowk-schema-'));
chmodSync(dataDir, 0o755); // for root: PostgreSQL runs as another user, who must be able to enter it
const server = await startPostgres({ dataDir });
try {
  const { db } = openDatabase(server.connection, 2);
  await migrate(db).finally(() => db.destroy());
  const client = new Client(server.connection);
  await client.connect();
  const schema = await describeSchema(client).finally(() => client.end());
  writeFileSync(join(import.meta.dirname, '../db/schema.sql'), schema);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
