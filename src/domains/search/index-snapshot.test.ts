import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { change } from '../../../test/support/listed.ts';
import { aCatalogue, stockUp } from '../../../test/support/listing/shelf.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { systemClock } from '../../platform/clock.ts';
import { readHeld } from './index-snapshot.ts';
import { openSearch } from './open-search.ts';
import { queryProducts } from './query-products.ts';
import { rebuildSearch } from './search-index.store.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const release = 'this';
const now = () => performance.now();
const file = join(temporaryFolder('chowk-snapshot'), 'index');

/** The search of a process that keeps its index in the file. */
const process = (of = release) =>
  openSearch(db, { index: { snapshot: { file, db, clock: systemClock, release: of } } });

beforeEach(async () => {
  rmSync(file, { force: true });
  await execute(db)`delete from search_changes`;
  const [shelf = []] = fc.sample(aCatalogue, { numRuns: 1, seed: 11 });
  await stockUp(db, shelf, new Date('2026-03-01T10:00:00Z'));
  await rebuildSearch(db);
});

async function keep(search = process()): Promise<void> {
  await search.index.start();
  await search.index.keep();
}

const findNames = async (search: ReturnType<typeof process>): Promise<string[]> => {
  const { products, facets } = await queryProducts(search, { page: 1, perPage: 48, withFacets: true });
  return [JSON.stringify(facets), ...products.map(({ _id, brand }) => `${_id} ${brand}`)];
};

it('a restarted process finds what was kept, and what has changed since', async () => {
  await keep();
  await change(db, sql`update products set brand = 'Fresh' where id like '%1'`);
  await change(db, sql`delete from products where id like '%2'`);
  expect(await readHeld(db, { file, release }, now)).not.toBeNull();
  const anew = await findNames(openSearch(db));
  expect(anew.some((one) => one.endsWith(' Fresh'))).toBe(true);
  expect(await findNames(process())).toEqual(anew);
});

it('an index that was kept lately is not written again', async () => {
  const search = process();
  await keep(search);
  const { ino } = statSync(file);
  await search.index.keep();
  expect(statSync(file).ino).toBe(ino);
  utimesSync(file, new Date(0), new Date(0));
  await search.index.keep();
  expect(statSync(file).ino).not.toBe(ino);
});

it('keeping an index changes nothing for those who ask', async () => {
  const search = process();
  await keep(search);
  const version = search.index.version();
  await findNames(search);
  expect(search.index.version()).toBe(version);
});

it('is written with every change so far, even when nobody has searched since', async () => {
  const search = process();
  await search.index.start();
  await change(db, sql`update products set brand = 'Late' where id like '%1'`);
  await search.index.keep();
  // As the database does after an hour.
  await execute(db)`delete from search_changes where product_id not like '#snapshot%'`;
  expect(await findNames(process())).toEqual(await findNames(openSearch(db)));
});

/** Conditions that make a snapshot unusable. */
const spoilt: [what: string, spoil: () => unknown][] = [
  ['nothing was kept', () => rmSync(file)],
  ['the file is cut off', () => writeFileSync(file, readFileSync(file).subarray(0, -9))],
  ['a byte of it is another one', () => writeFileSync(file, withAnotherByte(readFileSync(file)))],
  ['it is no such file', () => writeFileSync(file, 'not an index')],
  ['the database was restored to a moment before', () => sql`delete from search_changes`.execute(db)],
  [
    'the database is a copy made of a backup',
    () => sql`update search_changes set changed_at = changed_at`.execute(db),
  ],
  [
    'it is older than what the database remembers',
    () =>
      sql`update search_changes set changed_at = now() - interval '41 minutes', changed_in = pg_current_xact_id()
          where product_id like '#snapshot%'`.execute(db),
  ],
  ['everything has changed', () => rebuildSearch(db)],
];

it.each(spoilt)('the whole catalogue is read where %s', async (_, spoil) => {
  await keep();
  expect(await readHeld(db, { file, release }, now)).not.toBeNull();
  await spoil();
  expect(await readHeld(db, { file, release }, now)).toBeNull();
  expect(await findNames(process())).toEqual(await findNames(openSearch(db)));
});

it('the whole catalogue is read by another release', async () => {
  await keep();
  expect(await readHeld(db, { file, release: 'next' }, now)).toBeNull();
});

it('another release keeps its own index at once, for a second restart', async () => {
  await keep();
  await keep(process('next'));
  expect(await readHeld(db, { file, release: 'next' }, now)).not.toBeNull();
});

function withAnotherByte(bytes: Buffer): Buffer {
  const at = bytes.length - 100;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
