import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { Client } from 'pg';
import type { Connection } from '../../../src/platform/database.ts';
import { shop } from '../../../src/shop.ts';
import * as catalog from './catalog.ts';
import { copyOut } from './copy.ts';
import { connectTo } from './connect.ts';
import { type Contents, contentsName, format, type Manifest, manifestName, type Tally } from './manifest.ts';
import { isPicture, keptFolders } from './pictures.ts';
import { type ArchiveEntry, writeTar } from './tar.ts';

/**
 * Topological sort: puts each name after those it needs. Unrelated names keep their order.
 * @throws if names need each other in a circle
 */
function inOrderOfNeed(
  names: readonly string[],
  needs: readonly { table: string; needs: string }[],
): string[] {
  const sortedTables = new Set<string>();
  const visit = (name: string, above: readonly string[]) => {
    if (above.includes(name)) throw new Error(`Tables need each other: ${[...above, name].join(' → ')}`);
    if (sortedTables.has(name)) return;
    for (const need of needs) if (need.table === name) visit(need.needs, [...above, name]);
    sortedTables.add(name);
  };
  for (const name of names) visit(name, []);
  return [...sortedTables];
}

interface Backup {
  readonly connection: Connection;
  readonly dataDir: string;
  readonly file: string;
  readonly now: Date;
  readonly say: (line: string) => void;
}

/** Tables are written in parts of about this many bytes, so that memory use does not depend on a table's size. */
const partSize = 4 * 1024 * 1024;

/**
 * Writes the whole shop into one file: all tables at one moment, and the uploaded pictures. The shop may keep serving:
 * a `repeatable read` transaction sees none of the changes meanwhile and blocks nobody. The file gets its name once it
 * is complete. Only its owner can read it, since it contains customers' data.
 */
export async function writeBackup({
  connection,
  dataDir,
  file,
  now,
  say,
}: Backup): Promise<Tally & { bytes: number }> {
  const client = await connectTo(connection);
  const part = `${file}.${process.pid}.part`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = await describe(client, now);
    const contents: Contents = { sha256: {}, rows: {} };
    const entries = withDigests(allEntries(client, manifest, { dataDir, contents, say }), contents);
    await pipeline(
      Readable.from(writeTar(entries, now), { objectMode: false }),
      createZstdCompress({
        params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
      }),
      createWriteStream(part, { mode: 0o600, flags: 'wx' }),
    );
    await client.query('commit');
    await flush(part);
    await rename(part, file);
    return {
      madeAt: manifest.madeAt,
      tables: manifest.tables.length,
      rows: Object.values(contents.rows).reduce((sum, rows) => sum + rows, 0),
      pictures: Object.keys(contents.sha256).filter(isPicture).length,
      bytes: (await stat(file)).size,
    };
  } finally {
    await client.end();
    await rm(part, { force: true });
  }
}

/** Sequences are read after the snapshot of the tables, so they are never behind the rows. */
async function describe(client: Client, now: Date): Promise<Manifest> {
  const tablesByName = new Map((await catalog.listTables(client)).map((table) => [table.name, table]));
  const order = inOrderOfNeed([...tablesByName.keys()], await catalog.listReferences(client));
  return {
    format,
    shop: shop.name,
    madeAt: now.toISOString(),
    postgresql: await catalog.readVersion(client),
    migrations: await catalog.listMigrations(client),
    tables: order.flatMap((name) => tablesByName.get(name) ?? []),
    sequences: await catalog.listSequences(client),
  };
}

async function* allEntries(
  client: Client,
  manifest: Manifest,
  { dataDir, contents, say }: { dataDir: string; contents: Contents; say: Backup['say'] },
): AsyncGenerator<ArchiveEntry> {
  yield { name: manifestName, bytes: Buffer.from(JSON.stringify(manifest, null, 2)) };
  for (const table of manifest.tables) {
    let rows = 0;
    let number = 0;
    for await (const part of inParts(copyOut(client, `copy ${catalog.copyTarget(table)} to stdout`))) {
      yield { name: `tables/${table.name}/${String(++number).padStart(6, '0')}.copy`, bytes: part.bytes };
      rows += part.rows;
    }
    contents.rows[table.name] = rows;
    if (rows > 100_000) say(`${table.name}: ${rows} rows`);
  }
  for (const folder of keptFolders) yield* filesIn(dataDir, folder);
}

/** Groups whole rows into parts. */
async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<{ bytes: Buffer; rows: number }> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const row of rows) {
    chunks.push(row);
    size += row.length;
    if (size < partSize) continue;
    yield { bytes: Buffer.concat(chunks), rows: chunks.length };
    chunks = [];
    size = 0;
  }
  if (chunks.length) yield { bytes: Buffer.concat(chunks), rows: chunks.length };
}

/** Every picture below a folder of the data folder, except those still being written (`.part`): no row refers to them yet. */
async function* filesIn(dataDir: string, folder: string): AsyncGenerator<ArchiveEntry> {
  const inside = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of inside.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(dataDir, name);
    else if (entry.isFile() && isPicture(name) && !name.endsWith('.part'))
      yield { name, bytes: await readFile(join(dataDir, name)) };
  }
}

/** Passes the entries through and records each one's checksum; the record follows as the last entry. */
async function* withDigests(
  entries: AsyncIterable<ArchiveEntry>,
  contents: Contents,
): AsyncGenerator<ArchiveEntry> {
  for await (const entry of entries) {
    contents.sha256[entry.name] = createHash('sha256').update(entry.bytes).digest('hex');
    yield entry;
  }
  yield { name: contentsName, bytes: Buffer.from(JSON.stringify(contents)) };
}

/** Waits until the file's bytes are on the disk (fsync). */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
