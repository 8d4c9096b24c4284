import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { batchLoader } from '../platform/batch-loader.ts';
import { type Connection, setting } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { type Broker, gapHandlers } from './broker.ts';

/** Connections for NOTIFY; LISTEN has its own. */
const tellers = 1;
/** Hints per statement; each is a few hundred bytes. */
const maxBatchSize = 200;
/** The adapter's NOTIFY statement: channel and payload. */
const notify = 'SELECT pg_notify($1, $2)';
/**
 * NOTIFY makes its transaction a writing one, and such commits queue for the disk. The data behind a hint is already on
 * disk, or matters for seconds only, so the commit need not wait.
 */
const onConnect = setting({ synchronous_commit: 'off', statement_timeout: 5_000 });

/**
 * LISTEN and NOTIFY as the broker. socket.io's PostgreSQL adapter gets two things instead of a pool: NOTIFY statements,
 * which use a connection of their own, so hints never wait behind slow queries, and are batched; and a connection to
 * LISTEN on. A real pool would leak the slots of broken LISTEN connections until it is exhausted.
 */
export function postgresBroker(connection: Connection, log: Log): Broker {
  const { onGap, tellGap } = gapHandlers();
  const where = 'url' in connection ? { connectionString: connection.url } : connection;
  const pool = new pg.Pool({ ...where, max: tellers, connectionTimeoutMillis: 5_000, onConnect });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => {});
  let listening: pg.Client | null = null;
  let wasListening = false;
  // Connecting proves nothing, because a pooler accepts connections without a server behind it.
  const heardAgain = (answer: unknown) => {
    if (wasListening) tellGap();
    wasListening = true;
    return answer;
  };
  const connect = async () => {
    const client = new pg.Client(where);
    // The adapter reconnects on 'end'; without a listener the error would end the process.
    client.on('error', () => {});
    await client.connect();
    listening = client;
    const end = () => client.end().catch(() => {});
    const query = client.query.bind(client) as (text: string) => Promise<unknown>;
    // Otherwise the adapter would reconnect once for the failed LISTEN and once for the end, doubling the connections each time.
    return Object.assign(client, {
      release: () => void end(),
      query: (text: string) => query(text).then(heardAgain, end),
    });
  };
  const tell = batchLoader<unknown[], void>(
    async (messages) => {
      await pool.query(
        'select pg_notify(channel, said) from unnest($1::text[], $2::text[]) as told(channel, said)',
        [messages.map(([channel]) => channel), messages.map(([, payload]) => payload)],
      );
      return messages.map(() => undefined);
    },
    { maxBatchSize },
  );
  const query = (text: string, values: unknown[] = []) =>
    text === notify ? tell(values) : pool.query(text, values);
  return {
    adapter: createAdapter({ connect, query } as unknown as pg.Pool, {
      errorHandler: (error) => log.warn({ err: error }, 'Could not notify the other processes'),
    }),
    onGap,
    end: async () => {
      listening?.removeAllListeners('end');
      await listening?.end().catch(() => {});
      await pool.end();
    },
  };
}
