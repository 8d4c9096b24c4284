import { setImmediate as giveWay } from 'node:timers/promises';
import { emptyState } from '../../../packages/search-index/src/index-state.ts';
import type { Database } from '../../platform/database.ts';
import { estimateProducts } from '../catalogue/catalogue.store.ts';
import * as store from './documents.store.ts';
import type { Changes, Names } from './documents.store.ts';
import type { LearnedLevels } from './learning/learned.store.ts';
import { createProductIndex, productSchema, type ProductIndex } from './product-index.ts';

/** The index of all products, with the snapshot up to which it contains every change. */
export interface IndexCopy {
  readonly index: ProductIndex;
  names: Names;
  learned: LearnedLevels;
  /** The database's `pg_snapshot` at the last query for changes. */
  snapshot: string;
  /** Increases with every change of `snapshot`. */
  epoch: number;
  checkedAt: number;
  /** Whether it came from the snapshot on disk or has been written there. */
  isKept: boolean;
}

/** Beyond this many changes, rebuild. */
const maxCaughtUp = 100_000;

/** Builds an index of the whole catalogue. Uses a single connection, so that nothing it reads is older than its first snapshot. */
export function buildIndex(db: Database, now: () => number, closing?: AbortSignal): Promise<IndexCopy> {
  return db.connection().execute(async (one) => {
    const snapshot = await store.readSnapshot(one);
    const index = createProductIndex(emptyState(productSchema, await estimateProducts(one)));
    const ids: string[] = [];
    for await (const some of store.readIds(one)) ids.push(...some);
    for (const id of ids.toSorted()) index.reserve(id);
    for await (const some of store.readAllDocuments(one)) {
      for (const document of some) index.put(document);
      await giveWay();
      closing?.throwIfAborted();
    }
    index.sort();
    return { index, ...(await store.readNames(one)), snapshot, epoch: 0, checkedAt: now(), isKept: false };
  });
}

/** Applies changes to an index; false when a rebuild is needed. */
export function applyChanges(
  copy: IndexCopy,
  { snapshot, changed, documents, names, learned }: Changes,
  now: number,
): boolean {
  if (changed.includes(store.allMark)) return false;
  const there = new Set(documents.map(({ id }) => id));
  for (const id of changed) if (!there.has(id)) copy.index.remove(id);
  for (const document of documents) copy.index.put(document);
  if (names) copy.names = names;
  if (learned) copy.learned = learned;
  copy.snapshot = snapshot;
  copy.checkedAt = now;
  copy.epoch++;
  return true;
}

/** Applies a long backlog of changes to an index; false when a rebuild is needed. */
export async function catchUp(db: Database, copy: IndexCopy, now: () => number): Promise<boolean> {
  return db.connection().execute(async (one) => {
    const snapshot = await store.readSnapshot(one);
    const ids = await store.readChangedIds(one, copy.snapshot, maxCaughtUp);
    if (ids.length === maxCaughtUp || ids.includes(store.allMark)) return false;
    const { names, learned } = await store.readNames(one);
    const before = copy.snapshot;
    for (let at = 0; at < ids.length; at += 500) {
      const chunk = ids.slice(at, at + 500);
      const documents = await store.readDocuments(one, chunk);
      // The old snapshot stays until the last part is applied: queries meanwhile see the changes as pending, and wait.
      applyChanges(copy, { snapshot: before, changed: chunk, documents, names, learned }, now());
      await giveWay();
    }
    return applyChanges(copy, { snapshot, changed: [], documents: [], names, learned }, now());
  });
}
