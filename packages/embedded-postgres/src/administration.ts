import { Client } from 'pg';
import { administrator } from './cluster.ts';
import { ownName } from './names.ts';

/** Advisory lock that every process using the server holds in shared mode; the process that stops it takes it exclusively. */
export const inUse = 0x63686f77;

/** Errors of a server that is starting or stopping, or of a socket without a server. */
const notNow = new Set(['57P03', '57P01', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/**
 * Connects as the server's owner. Only a connection proves that a server is alive: the pid file says 'ready' during a
 * shutdown too.
 * @returns undefined while the server is absent, starting, or stopping
 */
export async function connectAsAdministrator(socket: string, port: number): Promise<Client | undefined> {
  const client = new Client({
    host: socket,
    port,
    user: administrator,
    database: 'postgres',
    ssl: false,
    application_name: `${ownName} launcher`,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {}); // the 'end' event that follows is what matters
  try {
    await client.connect();
    await client.query('select 1');
    return client;
  } catch (error) {
    client.end().catch(() => {});
    const { code, message } = error as { code?: string; message: string };
    if ((code && notNow.has(code)) || /terminated|timeout/i.test(message)) return undefined;
    throw error;
  }
}

/**
 * Marks this process as a user of the server for the life of the connection, so a kill removes the mark too. Waits
 * while another process is stopping the server, which ends the connection and throws.
 */
export async function markInUse(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [inUse]);
}

/**
 * Removes the mark.
 * @returns whether no other process uses the server; the lock then keeps new ones out
 */
export async function lastToLeave(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [inUse]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    inUse,
  ]);
  return rows[0]?.alone === true;
}

/** Creates the application's role (not a superuser) and database if missing. Processes that start together take turns. */
export async function ensureDatabase(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [inUse + 1]);
  const { rowCount: roles } = await client.query('select 1 from pg_roles where rolname = $1', [ownName]);
  if (!roles) await client.query(`create role ${ownName} login createdb`);
  // Generic plans cause the slowest one percent of queries; planning each time costs less.
  await client.query(`alter role ${ownName} set plan_cache_mode = force_custom_plan`);
  const { rowCount: databases } = await client.query('select 1 from pg_database where datname = $1', [
    ownName,
  ]);
  if (!databases) await client.query(`create database ${ownName} owner ${ownName}`);
  await client.query('select pg_advisory_unlock($1)', [inUse + 1]);
}
