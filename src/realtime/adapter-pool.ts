import pg from 'pg';
import { batchLoader } from '../platform/batch-loader.ts';
import type { Connection } from '../platform/database.ts';

/** Connections for NOTIFY; LISTEN has its own. */
const tellers = 1;
/** Hints per statement; each is a few hundred bytes. */
const maxBatchSize = 200;
/** The adapter's NOTIFY statement: channel and payload. */
const notify = 'SELECT pg_notify($1, $2)';
/**
 * NOTIFY makes its transaction a writing one, and all such commits queue for the disk. The data behind a hint is
 * already on disk, or matters for seconds only, so the commit need not wait.
 */
const options = '-c synchronous_commit=off -c statement_timeout=5000';

/**
 * The pool that socket.io's PostgreSQL adapter gets. It needs two things: NOTIFY statements, which use a connection
 * of their own, so hints never wait behind slow queries, and are batched; and a connection to LISTEN on. A real pool
 * would leak the slots of broken LISTEN connections until it is exhausted.
 */
export function adapterPool(connection: Connection): { pool: pg.Pool; end: () => Promise<void> } {
  const where = 'url' in connection ? { connectionString: connection.url } : connection;
  const pool = new pg.Pool({ ...where, max: tellers, connectionTimeoutMillis: 5_000, options });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => {});
  let listening: pg.Client | null = null;
  const connect = async () => {
    const client = new pg.Client(where);
    // The adapter reconnects on 'end'; without a listener the error would end the process.
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
