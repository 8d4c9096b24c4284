import { Client } from 'pg';
import type { Connection } from '../../src/platform/database.ts';
import { describeSchema } from '../../tools/schema/describe-schema.ts';

/** The schema of a test's database, as db/schema.sql has it. */
export async function schemaOf(connection: Connection): Promise<string> {
  const client = new Client('url' in connection ? { connectionString: connection.url } : connection);
  await client.connect();
  return describeSchema(client).finally(() => client.end());
}
