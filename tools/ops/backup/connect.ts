import { Client } from 'pg';
import { type Connection, operatorsName } from '../../../src/platform/database.ts';

/** Opens a connection without a statement timeout: tables are copied whole. */
export async function connectTo(connection: Connection): Promise<Client> {
  const client = new Client({
    ...('url' in connection ? { connectionString: connection.url } : connection),
    application_name: operatorsName,
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // A lost connection fails the running statement; without a listener it would end the process first.
  client.on('error', () => {});
  await client.connect();
  return client;
}
