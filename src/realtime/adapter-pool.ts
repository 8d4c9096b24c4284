import pg from 'pg';
import { type Connection, openDatabase } from '../platform/database.ts';

/** How many connections one process gives to telling others; listening has one of its own. */
const tellers = 2;

/**
 * What socket.io's PostgreSQL adapter takes for a pool. It asks for two things: statements (NOTIFY), which go through
 * a small pool so that a hint never waits behind a slow query, and a connection to LISTEN on, which is opened for it
 * alone. From a real pool it would keep the places of connections that broke until none is left.
 */
export function adapterPool(connection: Connection): { pool: pg.Pool; end: () => Promise<void> } {
  const { pool } = openDatabase(connection, tellers);
  let listening: pg.Client | null = null;
  const connect = async () => {
    const client = new pg.Client('url' in connection ? { connectionString: connection.url } : connection);
    // A break is told by 'end', upon which the adapter connects again; without a listener it would end the process.
    client.on('error', () => {});
    await client.connect();
    listening = client;
    return Object.assign(client, { release: () => void client.end().catch(() => {}) });
  };
  const query = (text: string, values?: unknown[]) => pool.query(text, values);
  return {
    pool: { connect, query } as unknown as pg.Pool,
    end: async () => {
      listening?.removeAllListeners('end');
      await listening?.end().catch(() => {});
      await pool.end();
    },
  };
}
