import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { statements } from './tracing/channels.ts';

/** The shop's database. Statements are written as `sql` templates: what runs is what is read, and every value is a parameter. */
export type Database = Kysely<unknown>;

/** A connection: an address (`DATABASE_URL`) or the parts of the embedded server. */
export type Connection =
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string | undefined };

// int8 arrives as text by default; the shop's largest numbers (paise, counters) stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Dates without a time stay text: a Date object would move them by a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** How an operator's command calls itself to the database; the shop calls itself `chowk`. */
export const operatorsName = 'chowk ops';

/**
 * Opens a pool of at most `size` connections; `statement_timeout` (ms) because no request waits longer than that.
 * Every statement is planned for its own values, since plans made for no value in particular ruin the slowest hundredth
 * of listing queries; only a statement that begins with `prepared` is planned once.
 */
export function openDatabase(
  connection: Connection,
  size = 20,
  statementTimeout = 5_000,
  name = 'chowk',
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...('url' in connection ? { connectionString: connection.url } : connection),
    max: size,
    application_name: name,
    connectionTimeoutMillis: Math.max(5_000, statementTimeout),
    options: `-c statement_timeout=${statementTimeout} -c idle_in_transaction_session_timeout=15000 -c plan_cache_mode=auto`,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    // One that breaks while it is used fails its query; it says so here as well, which without a listener would end the process.
    client.on('error', () => {});
    sendPreparedByName(client, names);
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return { db, pool };
}

const pools = new WeakMap<Database, pg.Pool>();

/** The pool behind a database that `openDatabase` gave, for what speaks the driver's own language: the queue of jobs. */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('This database was not opened by openDatabase');
  return pool;
}

/** Most different statements that one connection keeps prepared: each plan takes memory on every connection. */
const maxPrepared = 300;
const preparedMark = '/* prepared */ ';

/**
 * Begins a statement whose best plan is the same for all values, such as one that reads rows by their keys: each connection
 * parses and plans it once, which saves more time than running it takes. Its text should come in few variations.
 */
export const prepared: RawBuilder<unknown> = sql.raw(preparedMark);

/** How a value is written into a statement. */
export type Say = (
  value: unknown,
  type: 'text' | 'integer' | 'boolean' | 'text[]' | 'bigint[]' | 'bytea[]',
) => RawBuilder<unknown>;

/** A parameter, for which each asking is planned where that seems to save anything. */
export const seen: Say = (value) => sql`${value}`;

/**
 * A parameter that the planner does not see. In a statement that is `prepared`: where its values change what a plan is expected to cost,
 * as bounds, offsets and the lengths of lists do, PostgreSQL would go on planning for each of them, which takes longer than reading a page.
 */
export const unseen: Say = (value, type) => sql`(select ${value}::${sql.raw(type)})`;

/** Lets a connection send the statements that are marked `prepared` under a name of their own. */
function sendPreparedByName(client: pg.PoolClient, names: Map<string, string>): void {
  const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || !text.startsWith(preparedMark)) return send(text, values, ...rest);
    const name = names.get(text) ?? (names.size < maxPrepared ? `prepared_${names.size}` : undefined);
    if (name === undefined) return send(text, values, ...rest);
    names.set(text, name);
    return send({ text, values, name }, ...rest);
  };
  const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
    // A statement with a callback is none of the shop's own.
    if (!statements.hasSubscribers || typeof text !== 'string' || rest.length > 0)
      return named(text, values, ...rest);
    return statements.tracePromise(() => named(text, values) as Promise<unknown>, { text });
  };
  Object.assign(client, { query });
}

/** True when PostgreSQL says that a unique constraint (`name`, or any) was broken. */
export function isUniqueViolation(error: unknown, name?: string): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && (name === undefined || constraint === name);
}
