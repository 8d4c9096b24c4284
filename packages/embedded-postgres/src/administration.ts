import { Client } from 'pg';
import { administrator } from './cluster.ts';
import { ownName } from './names.ts';

/** Every process that uses the server holds this lock, shared; the one that stops it takes it for itself alone. */
export const inUse = 0x63686f77;

/** Answers of a server that is there but not open yet, or not any more; and of a socket with nobody behind it. */
const notNow = new Set(['57P03', '57P01', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/**
 * Connects as the server's owner: the one proof that a server is alive that counts, because a pid file says
 * 'ready' during a shutdown too.
 *
 * @returns undefined while the server is not there, starting, or stopping
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
  client.on('error', () => {}); // the 'end' that follows is what counts
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
 * Marks this process as one that uses the server, for as long as the connection lives; a kill ends it too.
 * Waits while another process is stopping the server, which ends the connection and throws.
 */
export async function markInUse(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [inUse]);
}

/** Takes the mark back. @returns whether nobody else uses the server; nobody new can then begin to. */
export async function lastToLeave(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [inUse]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    inUse,
  ]);
  return rows[0]?.alone === true;
}

/** Makes the application's role and database where they are missing; the role is no superuser. Processes that start together take turns. */
export async function ensureDatabase(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [inUse + 1]);
  const { rowCount: roles } = await client.query('select 1 from pg_roles where rolname = $1', [ownName]);
  if (!roles) await client.query(`create role ${ownName} login createdb`);
  // Plans made for no value in particular are the slowest percent; planning each time costs less.
  await client.query(`alter role ${ownName} set plan_cache_mode = force_custom_plan`);
  const { rowCount: databases } = await client.query('select 1 from pg_database where datname = $1', [
    ownName,
  ]);
  if (!databases) await client.query(`create database ${ownName} owner ${ownName}`);
  await client.query('select pg_advisory_unlock($1)', [inUse + 1]);
}
