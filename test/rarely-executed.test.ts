import { expect, it } from 'vitest';
import { listOpenSessions } from '../src/domains/accounts/session.store.ts';
import { isEmptyShop } from '../src/domains/catalogue/catalogue.store.ts';
import { listFirstZones } from '../src/domains/delivery/first-zones.store.ts';
import { countPhotos } from '../src/domains/returns/photos.store.ts';
import { forgetChanges } from '../src/domains/search/documents.store.ts';
import { hour, shift, systemClock } from '../src/platform/clock.ts';
import { listValues } from '../src/platform/database.ts';
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
