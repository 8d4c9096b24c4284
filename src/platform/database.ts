import { Kysely, PostgresDialect, type QueryResult, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { type Answer, answers, statements } from './tracing/channels.ts';

/** The shop's database. Statements are `sql` templates: the SQL is visible, and every value is a parameter. */
export type Database = Kysely<unknown>;

/** Connection settings: a URL (`DATABASE_URL`) or the parts of the embedded server. */
export type Connection =
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string | undefined };

// int8 is text by default; the shop's largest numbers (paise, counters) are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Plain dates stay text: a Date object would shift them by a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

type Statement = [text: TemplateStringsArray, ...values: unknown[]];

async function run<Row>(db: Database, statement: Statement): Promise<QueryResult<Row>> {
  const query = sql<Row>(...statement);
  const result = await query.execute(db);
  if (answers.hasSubscribers)
    answers.publish({
      template: statement[0],
      text: query.compile(db).sql,
      rows: result.rows,
    } satisfies Answer);
  return result;
}

/** The row type is the one given explicitly, or else inferred from what the caller returns. */
type Rows<Row> = <Result = Row>(...statement: Statement) => Promise<Result[]>;
type OneRow<Row> = <Result = Row>(...statement: Statement) => Promise<Result>;
type RowOrNull<Row> = <Result = Row>(...statement: Statement) => Promise<Result | null>;

/** Runs a statement and returns its rows: execute<Row>(db)`select …`. */
export const execute =
  <Row = unknown>(db: Database): Rows<Row> =>
  async <Result>(...statement: Statement): Promise<Result[]> =>
    (await run<Result>(db, statement)).rows;

/** The row of a statement with at most one row; null without one. */
export const findRow =
  <Row = unknown>(db: Database): RowOrNull<Row> =>
  async <Result>(...statement: Statement): Promise<Result | null> =>
    (await run<Result>(db, statement)).rows[0] ?? null;

/** The only row of a statement that always has one, such as a count. */
export const getRow =
  <Row = unknown>(db: Database): OneRow<Row> =>
  async <Result>(...statement: Statement): Promise<Result> =>
    first((await run<Result>(db, statement)).rows);

/** The value of a statement with one column and at most one row; null without a row. */
export const findValue =
  <Value = unknown>(db: Database): RowOrNull<Value> =>
  async <Result>(...statement: Statement): Promise<Result | null> =>
    (await run<Column<Result>>(db, statement)).rows.map(only)[0] ?? null;

/** The value of a statement with one column and always one row. */
export const getValue =
  <Value = unknown>(db: Database): OneRow<Value> =>
  async <Result>(...statement: Statement): Promise<Result> =>
    only(first((await run<Column<Result>>(db, statement)).rows));

/** The values of a statement with one column. */
export const listValues =
  <Value = unknown>(db: Database): Rows<Value> =>
  async <Result>(...statement: Statement): Promise<Result[]> =>
    (await run<Column<Result>>(db, statement)).rows.map(only);

/** Whether a statement returns a row. */
export const hasRow =
  (db: Database) =>
  async (...statement: Statement): Promise<boolean> =>
    (await run(db, statement)).rows.length > 0;

/** Number of rows that an insert, update or delete changed. */
export const countChanged =
  (db: Database) =>
  async (...statement: Statement): Promise<number> =>
    Number((await run(db, statement)).numAffectedRows ?? 0n);

/** Whether an insert, update or delete changed a row. */
export const hasChanged =
  (db: Database) =>
  async (...statement: Statement): Promise<boolean> =>
    (await countChanged(db)(...statement)) > 0;

type Column<Value> = Readonly<Record<string, Value>>;

const only = <Value>(row: Column<Value>) => Object.values(row)[0] as Value;

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that always has a row had none');
  return row;
}

/** The application_name of operator commands; the shop itself is `chowk`. */
export const operatorsName = 'chowk ops';

/**
 * Opens a pool of at most `size` connections with a `statement_timeout` (ms) that bounds every request. Statements
 * are planned with their actual values, because generic plans ruin the slowest percent of listing queries; only those
 * that begin with `prepared` are planned once.
 *
 * @param isBulk for work that can be done again: plans every statement once, and does not wait for the disk
 */
export function openDatabase(
  connection: Connection,
  size = 20,
  statementTimeout = 5_000,
  name = 'chowk',
  isBulk = false,
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...('url' in connection ? { connectionString: connection.url } : connection),
    max: size,
    application_name: name,
    connectionTimeoutMillis: Math.max(5_000, statementTimeout),
    onConnect: setting({
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 15_000,
      plan_cache_mode: isBulk ? 'force_generic_plan' : 'auto',
      ...(isBulk && { synchronous_commit: 'off' }),
    }),
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => {});
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    // A broken busy connection fails its query and emits an error too, which without a listener would end the
    // process.
    client.on('error', () => {});
    sendPreparedByName(client, names, isBulk ? '' : preparedMark);
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  connections.set(db, { pool, connection });
  return { db, pool };
}

/**
 * Returns a function for new connections of a pool, which sets these values for the session. PgBouncer does not pass on
 * start-up options, which could do the same.
 */
export const setting =
  (values: Readonly<Record<string, string | number>>) =>
  async (client: pg.ClientBase): Promise<void> =>
    void (await client.query(
      Object.entries(values)
        .map(([name, value]) => `set ${name} = '${value}'`)
        .join('; '),
    ));

const connections = new WeakMap<Database, { pool: pg.Pool; connection: Connection }>();

/** The driver's pool behind a database, for the job queue. */
export function poolOf(db: Database): pg.Pool {
  return openedAs(db).pool;
}

/** The settings with which a database was opened, for a child process that opens it too. */
export function connectionOf(db: Database): Connection {
  return openedAs(db).connection;
}

function openedAs(db: Database) {
  const entry = connections.get(db);
  if (!entry) throw new Error('This database was not opened by openDatabase');
  return entry;
}

/** Prepared statements per connection; each plan takes memory there. */
const maxPrepared = 300;
const preparedMark = '/* prepared */ ';

/**
 * Prefix for a statement whose best plan does not depend on its values, such as reads by key. Each connection parses
 * and plans it once, which saves more time than running it takes. Keep the variations of its text few.
 */
export const preparedStatement: RawBuilder<unknown> = sql.raw(preparedMark);

/**
 * A parameter hidden from the planner, for `prepared` statements: with visible bounds, offsets or list lengths
 * PostgreSQL would re-plan each time, which takes longer than reading a page.
 */
export const unseenChange = (
  value: unknown,
  type: 'text' | 'integer' | 'boolean' | 'text[]' | 'bigint[]' | 'bytea[]',
): RawBuilder<unknown> => sql`(select ${value}::${sql.raw(type)})`;

/** Sends statements that begin with `mark` under a name, which makes PostgreSQL keep their plan. */
function sendPreparedByName(client: pg.PoolClient, names: Map<string, string>, mark: string): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const nameStatement = (text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || !text.startsWith(mark)) return send(text, values, ...rest);
    const name = names.get(text) ?? (names.size < maxPrepared ? `prepared_${names.size}` : undefined);
    if (name === undefined) return send(text, values, ...rest);
    names.set(text, name);
    return send({ text, values, name }, ...rest);
  };
  const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
    // Only the shop's own statements have no callback.
    if (!statements.hasSubscribers || typeof text !== 'string' || rest.length > 0)
      return nameStatement(text, values, ...rest);
    return statements.tracePromise(() => nameStatement(text, values) as Promise<unknown>, { text });
  };
  Object.assign(client, { query });
}

/** A timestamp in the format of answers: ISO 8601 in UTC, to the millisecond. */
export const isoTime = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** True for a violated unique constraint (`name`, or any). */
export function isUniqueViolation(error: unknown, name?: string): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && (name === undefined || constraint === name);
}

/**
 * Codes of a refused or broken connection: from the network, PostgreSQL (shut down, starting, too many connections, a
 * standby) or a pooler (class 08).
 */
const awayCodes =
  /^(57P0\d|08\w{3}|53300|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** True when the database was overloaded (57014: statement timeout) or unreachable: the shop is busy, not broken. */
export function isTooBusy(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '57014' || isAway(error);
}

/** True when the database was unreachable or the connection broke: the caller may retry later. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return (
    awayCodes.test(code) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)
  );
}
