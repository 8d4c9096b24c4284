import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, escapeIdentifier } from 'pg';
import { type Connection, openDatabase, operatorsName } from '../../../src/platform/database.ts';
import { migrate } from '../../../src/platform/migrations/migrate.ts';
import { diskObjects } from '../../../src/platform/objects/disk-objects.ts';
import { Refusal } from '../command.ts';
import { dropDatabase } from './drop-database.ts';
import { connectTo } from './connect.ts';
import type { Tally } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/** One trial at a time per shop: who has the lock knows that no other trial's database is in use. */
const oneAtATime = "select pg_advisory_lock(hashtext('trial restore'))";

/**
 * Proves that a backup can be restored: restores it into a temporary database on the same server, then drops that, and
 * those that killed trials of this shop have left.
 * @returns what was restored
 * @throws Refusal if the file is damaged, or the shop's database user may not create databases
 */
export async function tryRestore(connection: Connection, file: string): Promise<Tally> {
  const client = await connectTo(connection);
  const pictures = await mkdtemp(join(tmpdir(), 'chowk-restore-'));
  let prefix = '';
  try {
    await client.query(oneAtATime);
    prefix = await prefixOfTrials(client);
    await dropTrials(client, prefix);
    const name = prefix + randomBytes(6).toString('hex');
    await create(client, name);
    return await restoreInto(inDatabase(connection, name), file, pictures);
  } finally {
    if (prefix) await dropTrials(client, prefix);
    await client.end();
    await rm(pictures, { recursive: true, force: true });
  }
}

/** How the names of this shop's temporary databases begin: several shops may share a server. */
async function prefixOfTrials(client: Client): Promise<string> {
  const { rows } = await client.query<{ shop: string }>('select current_database() as shop');
  const digest = createHash('sha256')
    .update(rows[0]?.shop ?? '')
    .digest('hex');
  return `chowk_restore_${digest.slice(0, 12)}_`;
}

async function dropTrials(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await dropDatabase(client, name);
}

async function create(client: Client, name: string): Promise<void> {
  try {
    await client.query(`create database ${escapeIdentifier(name)}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new Refusal(
      'The shop’s database user may not create databases, so the backup cannot be tried: alter role … createdb',
    );
  }
}

async function restoreInto(connection: Connection, file: string, dataDir: string): Promise<Tally> {
  const { db } = openDatabase(connection, 2, 0, operatorsName);
  try {
    await migrate(db);
    return await restoreBackup({ connection, dataDir, objects: diskObjects(dataDir), file, replace: true });
  } finally {
    await db.destroy();
  }
}

/** The same server and user, with another database. */
function inDatabase(connection: Connection, database: string): Connection {
  if (!('url' in connection)) return { ...connection, database };
  const url = new URL(connection.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}
