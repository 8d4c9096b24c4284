import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../src/platform/clock.ts';
import { listValues } from '../../../src/platform/database.ts';
import { diskObjects } from '../../../src/platform/objects/disk-objects.ts';
import { startFailure } from '../../../src/start/start-failure.ts';
import { testSettings } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { runCommand } from '../../../test/support/run-command.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { backupCommand } from '../backup.ts';
import { Refusal } from '../command.ts';
import type { Contents, Manifest } from './manifest.ts';
import { entriesOf } from './open-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { type ArchiveEntry, writeTar } from './tar.ts';

/** A file that somebody made up, with right checksums, is refused with a sentence and changes nothing. */

const folder = await mkdtemp(join(tmpdir(), 'chowk-crafted-'));
afterAll(() => rm(folder, { recursive: true }));
const { db, connection } = await createTestDatabase();
await smallShop(db, systemClock.now());
const dataDir = join(folder, 'data');
const objects = diskObjects(dataDir);
const photo = 'photos/ab/abowned';
await mkdir(dataDir);
await objects.write(photo, Buffer.from('own'));
const shop = {
  db,
  connection,
  settings: testSettings({ DATA_DIR: dataDir }),
  clock: systemClock,
  say: () => {},
};
const whole: ArchiveEntry[] = [];
beforeAll(async () => {
  const file = join(folder, 'whole.backup');
  await runCommand(backupCommand, shop, [file]);
  for await (const entry of entriesOf(file)) whole.push(entry);
});

const json = (name: string, value: unknown) => ({ name, bytes: Buffer.from(JSON.stringify(value)) });
const jsonOf = (name: string): unknown =>
  JSON.parse(String(whole.find((entry) => entry.name === name)?.bytes));
const manifestOf = () => jsonOf('backup.json') as Manifest;
const contentsOf = () => jsonOf('contents.json') as Contents;

/** An archive of these entries, whose last one has their checksums. */
async function archiveOf(entries: readonly ArchiveEntry[], rows?: Record<string, number>): Promise<Buffer> {
  const old = contentsOf();
  const sha256 = Object.fromEntries(
    entries.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')]),
  );
  const all = [...entries, json('contents.json', { sha256, rows: rows ?? old.rows })];
  return buffer(Readable.from(writeTar(Readable.from(all), new Date(0))));
}

const others = () => whole.filter(({ name }) => name !== 'contents.json');
const plus = (...names: readonly string[]) =>
  archiveOf([...others(), ...names.map((name) => ({ name, bytes: Buffer.from('evil') }))]);
const withManifest = (change: (manifest: Manifest) => object) =>
  archiveOf(
    others().map((entry) => (entry.name === 'backup.json' ? json(entry.name, change(manifestOf())) : entry)),
  );

/** The archive with a photo's header changed, and its checksum right. */
async function withHeader(change: (head: Buffer) => void): Promise<Buffer> {
  const all = await plus('photos/xx/xxevil');
  const at = all.indexOf('photos/xx/xxevil\0');
  const head = all.subarray(at, at + 512);
  change(head);
  const sum = head.reduce((total, byte, place) => total + (place >= 148 && place < 156 ? 32 : byte), 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return all;
}

const archives: Record<string, () => Promise<Buffer>> = {
  'a path upwards': () => plus('photos/../../evil'),
  'an absolute path': () => plus('/tmp/evil'),
  'a path of another folder': () => plus('postgres/data/pg_hba.conf'),
  'a symbolic link': () => withHeader((head) => (head.write('2', 156), head.write('/etc/passwd', 157))),
  'a hard link': () => withHeader((head) => (head.write('1', 156), head.write(photo, 157))),
  'a device': () => withHeader((head) => head.write('3', 156)),
  'a folder': () => withHeader((head) => head.write('5', 156)),
  'a long name’s entry': () => withHeader((head) => head.write('L', 156)),
  'a negative size': () => withHeader((head) => head.write('-0000000004\0', 124)),
  'a size that is no number': () => withHeader((head) => head.write('evil evil \0\0', 124)),
  'a name twice': () => plus('photos/xx/xxevil', 'photos/xx/xxevil'),
  'its manifest twice': () =>
    archiveOf([...others(), ...others().filter(({ name }) => name === 'backup.json')]),
  'a photo where a folder is': () => plus('photos/ab'),
  'a photo that is also a folder': () => plus('photos/xx', 'photos/xx/xxevil'),
  'a table of the server': () =>
    withManifest((manifest) => ({
      ...manifest,
      tables: [...manifest.tables, { name: 'pg_authid', columns: ['rolname'] }],
    })),
  'an unknown table': () =>
    withManifest((manifest) => ({
      ...manifest,
      tables: [...manifest.tables, { name: 'x"; drop table orders; --', columns: ['id'] }],
    })),
  'an unknown column': () =>
    withManifest((manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) =>
        table.name === 'sellers' ? { ...table, columns: [...table.columns, 'evil'] } : table,
      ),
    })),
  'an unknown sequence': () =>
    withManifest((manifest) => ({ ...manifest, sequences: [{ name: 'evil', last: 1 }] })),
  'some tables only': () =>
    withManifest((manifest) => ({
      ...manifest,
      tables: manifest.tables.filter(({ name }) => ['sellers', 'kysely_migration'].includes(name)),
    })),
  'no table': () => withManifest((manifest) => ({ ...manifest, tables: [] })),
  'fewer migrations than its rows say': () =>
    archiveOf(
      others().map((entry) =>
        entry.name.startsWith('tables/kysely_migration/')
          ? { ...entry, bytes: Buffer.from(entry.bytes.toString().replace(/^.*\n/, '')) }
          : entry,
      ),
      { ...contentsOf().rows, kysely_migration: 0 },
    ),
  'a newer format': () => withManifest((manifest) => ({ ...manifest, format: 99 })),
  'a newer migration': () =>
    withManifest((manifest) => ({ ...manifest, migrations: [...manifest.migrations, '9999-later'] })),
  'rows that are none': () =>
    archiveOf(
      others().map((entry) =>
        entry.name.startsWith('tables/sellers/') ? { ...entry, bytes: Buffer.from('evil\tevil\n') } : entry,
      ),
    ),
  'another count of rows': () => archiveOf(others(), { sellers: 99 }),
  nothing: async () => Buffer.alloc(0),
  'zeros only': async () => Buffer.alloc(4096),
};

const packings: Record<string, (tar: Buffer) => Buffer> = {
  'as it is': (tar) => tar,
  'packed with gzip, and cut': (tar) => gzipSync(tar).subarray(0, 600),
};

const state = async () => ({
  customers: await listValues(db)`select id from customers order by 1`,
  sellers: await listValues(db)`select id from sellers order by 1`,
  photo: await readFile(join(dataDir, photo), 'utf8'),
  photos: (await readdir(join(dataDir, 'photos'), { recursive: true })).toSorted(),
});

/** What the operator reads of a restore, and whether the shop is as it was. */
async function outcomeOf(bytes: Buffer): Promise<{ sentence: string; isUnchanged: boolean }> {
  const before = await state();
  const file = join(folder, 'crafted.backup');
  await writeFile(file, bytes);
  const sentence = await restoreBackup({ connection, dataDir, objects, file, replace: true }).then(
    () => 'It was restored',
    (error: unknown) => (error instanceof Refusal ? error.message : startFailure(error)),
  );
  const isUnchanged = isDeepStrictEqual(await state(), before) && !existsSync(join(dataDir, 'restoring'));
  return { sentence: /\n\s+at /.test(sentence) ? 'a stack' : sentence, isUnchanged };
}
const refusal = {
  sentence: expect.stringMatching(/Nothing was changed|newer version|not as it should be/) as string,
  isUnchanged: true,
};

it.each(Object.entries(archives))('with %s', async (_name, make) => {
  expect(await outcomeOf(zstdCompressSync(await make()))).toEqual(refusal);
});

it.each(Object.entries(packings))('%s', async (_name, pack) => {
  expect(await outcomeOf(pack(await archiveOf(others())))).toEqual(refusal);
});
