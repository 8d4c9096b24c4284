import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, expect, inject } from 'vitest';
import { dropDatabase } from '../../tools/ops/backup/drop-database.ts';
import { type Connection, type Database, openDatabase } from '../../src/platform/database.ts';
import { migrate } from '../../src/platform/migrations/migrate.ts';
import { drivenDatabases, strayRows } from './derived-rows.ts';
import { watchRows } from './rows/watch-rows.ts';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';

/** A test file's own database. */
export interface TestDatabase {
  readonly db: Database;
  /** For a second pool or a plain client. */
  readonly connection: Connection;
}

/** Settings that make the tests' server fast at the cost of durability. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  log_min_messages: 'fatal', // the trees that describe-statement.ts asks for
};
/** Timeout in milliseconds for a statement or a free connection: catches hanging, tolerates a busy machine. */
const patience = 60_000;
const templateLock = 0x74657374;

/**
 * Gives the calling test file a freshly migrated, empty database, and drops it after the file's last test. Call it at
 * the top of the file: `const { db } = await createTestDatabase();`. If the test used the shop's API, all rows derived
 * from products are compared with a recomputation. It takes some tens of milliseconds, the first in a run two seconds.
 * TEST_DATABASE_URL names a server to use instead of the embedded one; its user must be allowed to create databases.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { end, ...database } = await openTestDatabase();
  afterAll(end);
  return database;
}

/** The same for one of a file's many tests, which drops it by `end`: together theirs would need too many connections. */
export async function openTestDatabase(): Promise<TestDatabase & { end: () => Promise<void> }> {
  const server = await findServer();
  const name = `chowk_test_${randomBytes(6).toString('hex')}`;
  await asOwner(server, async (client) => {
    const template = await ensureTemplate(server, client);
    await client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`);
  });
  const connection = inDatabase(server, name);
  const { db } = openDatabase(connection, 10, patience);
  const watch = await watchRows(connection, inject('declaredRows'));
  const end = async () => {
    const misfits = await watch.end();
    const stray = drivenDatabases.has(db) ? await strayRows(db) : {};
    await db.destroy();
    await asOwner(server, (client) => dropDatabase(client, name));
    expect(stray, 'rows that writers forgot to derive anew').toEqual({});
    expect(misfits, 'statements whose rows are not of the type that the code gives them').toEqual([]);
  };
  return { db, connection, end };
}

let postgres: ReturnType<typeof startPostgres> | undefined;

/** One start per process for all its test files: each start holds a connection until the process ends. */
async function findServer(): Promise<Connection> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url };
  postgres ??= startPostgres({ dataDir: inject('testDataDir'), settings: forgetful });
  return (await postgres).connection;
}

/** The migrated template database that the others are copied from, created once per state of the migrations. */
async function ensureTemplate(server: Connection, client: Client): Promise<string> {
  const name = `chowk_template_${fingerprintOfMigrations()}`;
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_${randomBytes(4).toString('hex')}`;
    await client.query(`create database ${escapeIdentifier(draft)}`);
    const { db } = openDatabase(inDatabase(server, draft), 1, patience);
    await migrate(db).finally(() => db.destroy());
    await client.query(`alter database ${escapeIdentifier(draft)} rename to ${escapeIdentifier(name)}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

function fingerprintOfMigrations(): string {
  const folder = join(import.meta.dirname, '../../db/migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function asOwner<T>(server: Connection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client('url' in server ? { connectionString: server.url } : server);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function inDatabase(server: Connection, database: string): Connection {
  if (!('url' in server)) return { ...server, database };
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}
