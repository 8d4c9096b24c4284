import { expect, it } from 'vitest';
import { takeJobs } from '../db/town/life/take-jobs.ts';
import { listOpenSessions } from '../src/domains/accounts/session.store.ts';
import { isEmptyShop } from '../src/domains/catalogue/catalogue.store.ts';
import { findColumns, saveColumns } from '../src/domains/catalogue/import/desk/import-columns.store.ts';
import { findKinds, saveKinds } from '../src/domains/catalogue/import/desk/import-kinds.store.ts';
import {
  findImportPhotos,
  saveImportPhoto,
} from '../src/domains/catalogue/import/desk/import-photos.store.ts';
import { listFirstZones } from '../src/domains/delivery/first-zones.store.ts';
import { countPhotos } from '../src/domains/returns/photos.store.ts';
import { forgetChanges } from '../src/domains/search/documents.store.ts';
import { hour, shift, systemClock } from '../src/platform/clock.ts';
import { execute, listValues } from '../src/platform/database.ts';
import { addJob } from '../src/platform/jobs/jobs.store.ts';
import { hasReached, readPosition } from '../src/platform/replicas/replicas.store.ts';
import { listSellers } from '../tools/ops/seller.ts';
import { createTestDatabase } from './support/database.ts';
import { smallShop } from './support/small-shop.ts';

/** Statements that otherwise only whole processes execute, such as a start: their rows are vouched for here. */
const { db } = await createTestDatabase();
const now = systemClock.now();

it('a database that was just migrated is an empty shop, with its first zones as they were made', async () => {
  expect(await isEmptyShop(db)).toBe(true);
  expect(await listFirstZones(db)).toEqual([
    { id: 'zone-city', name: expect.any(String) },
    { id: 'zone-state', name: expect.any(String) },
  ]);
});

it('sessions are open until they expire', async () => {
  const shop = await smallShop(db, now);
  await shop.customer();
  expect(await isEmptyShop(db)).toBe(false);
  const ids = await listValues<string>(db)`select id from sessions`;
  expect(await listOpenSessions(db, [...ids, 'nobody'], now)).toEqual(new Set(ids));
  expect(await listOpenSessions(db, ids, shift(now, 24 * 365 * hour))).toEqual(new Set());
});

it('a shop without returns has no photos of them, and what was read of changes is forgotten once', async () => {
  expect(await countPhotos(db, 'none', 'customer')).toBe(0);
  await forgetChanges(db);
  expect(await forgetChanges(db)).toBe(0);
});

it('a primary has a position in its log, and is no standby', async () => {
  const position = await readPosition(db);
  expect(position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  expect(await hasReached(db, position)).toBe(null);
});

it('an operator’s list of shops has each with its GSTIN', async () => {
  const run = listSellers.prepare([]);
  const { data } = await run({ db } as never);
  expect(data.sellers).toContainEqual(
    expect.objectContaining({ slug: expect.any(String), gstin: expect.any(String) }),
  );
});

it('an import reads what a shop has chosen for its columns and kinds, and no other shop’s', async () => {
  const { product } = await smallShop(db, now);
  const { sellerId } = await product({});
  await saveColumns(db, { sellerId, head: 'name|price', columns: ['title', null], now });
  expect(await saveKinds(db, { sellerId, kinds: [{ kind: 'remnants', categoryId: null }], now })).toBe(true);
  expect(await findColumns(db, sellerId, 'name|price')).toEqual(['title', null]);
  expect(await findColumns(db, 'another', 'name|price')).toBe(null);
  expect([...(await findKinds(db, sellerId))]).toEqual([['remnants', null]]);
  expect((await findKinds(db, 'another')).size).toBe(0);
});

it('an import finds the photos that its shop has sent, whatever folder and case a file names, and no other shop’s', async () => {
  const { product } = await smallShop(db, now);
  const { sellerId } = await product({});
  await execute(db)`
    insert into pictures (key, kind, width, height, created_at) values ('a-picture', 'photo', 3, 4, ${now})`;
  await saveImportPhoto(db, { sellerId, name: 'Front.JPG', key: 'a-picture', now });
  const sources = ['photos/front.jpg', 'back.jpg'];
  expect(await findImportPhotos(db, sellerId, sources)).toEqual(new Map([['photos/front.jpg', 'a-picture']]));
  expect(await findImportPhotos(db, 'another', sources)).toEqual(new Map());
});

it('the demo town’s past takes its own jobs, the oldest first, and no others', async () => {
  for (const [task, key] of [
    ['issue_invoices', 'one'],
    ['another', 'two'],
    ['issue_invoices', 'three'],
  ] as const)
    await addJob(db, task, { key }, { key, maxAttempts: 1 });
  const ownJobs = [
    { task: 'issue_invoices', payload: { key: 'one' } },
    { task: 'issue_invoices', payload: { key: 'three' } },
  ];
  expect(await takeJobs(db, ['issue_invoices'])).toEqual(ownJobs);
  expect(await takeJobs(db, ['issue_invoices'])).toEqual([]);
});
