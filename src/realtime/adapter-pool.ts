import pg from 'pg';
import { batchLoader } from '../platform/batch-loader.ts';
import type { Connection } from '../platform/database.ts';

/** How many connections one process gives to telling others; listening has one of its own. */
const tellers = 1;
/** Hints in one statement; they are some hundred bytes each. */
const maxBatchSize = 200;
/** The statement by which the adapter tells others: channel and text. */
const notify = 'SELECT pg_notify($1, $2)';
/**
 * A NOTIFY makes its transaction a writing one, and every such commit waits in one line for the whole database until it is
 * on disk. What is told is on disk already or matters for seconds, so it need not wait.
 */
const options = '-c synchronous_commit=off -c statement_timeout=5000';

/**
 * What socket.io's PostgreSQL adapter takes for a pool. It asks for two things: statements (NOTIFY), which go through
 * a connection of their own so that a hint never waits behind a slow query, those that come while one is under way as
 * one; and a connection to LISTEN on, which is opened for it alone. From a real pool it would keep the places of
 * connections that broke until none is left.
 */
export function adapterPool(connection: Connection): { pool: pg.Pool; end: () => Promise<void> } {
  const where = 'url' in connection ? { connectionString: connection.url } : connection;
  const pool = new pg.Pool({ ...where, max: tellers, connectionTimeoutMillis: 5_000, options });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  let listening: pg.Client | null = null;
  const connect = async () => {
    const client = new pg.Client(where);
    // A break is told by 'end', upon which the adapter connects again; without a listener it would end the process.
    client.on('error', () => {});
    await client.connect();
    listening = client;
    return Object.assign(client, { release: () => void client.end().catch(() => {}) });
  };
  const tell = batchLoader<unknown[], void>(
    async (told) => {
      await pool.query(
        'select pg_notify(channel, said) from unnest($1::text[], $2::text[]) as told(channel, said)',
        [told.map(([channel]) => channel), told.map(([, said]) => said)],
      );
      return told.map(() => undefined);
    },
    { maxBatchSize },
  );
  const query = (text: string, values: unknown[] = []) =>
    text === notify ? tell(values) : pool.query(text, values);
  return {
    pool: { connect, query } as unknown as pg.Pool,
    end: async () => {
      listening?.removeAllListeners('end');
      await listening?.end().catch(() => {});
      await pool.end();
    },
  };
}
