import { setImmediate as giveWay } from 'node:timers/promises';
import { emptyState } from '../../../packages/search-index/src/index-state.ts';
import type { Database } from '../../platform/database.ts';
import { estimateProducts } from '../catalogue/catalogue.store.ts';
import * as store from './documents.store.ts';
import type { Changes, Names } from './documents.store.ts';
import type { Learned } from './learning/learned.store.ts';
import { createProductIndex, productSchema, type ProductIndex } from './product-index.ts';

/** The index of all products, and the moment up to which it holds every change. */
export interface Held {
  readonly index: ProductIndex;
  names: Names;
  learned: Learned;
  /** What the database showed when it was last asked for changes (`pg_snapshot`). */
  snapshot: string;
  /** Goes up with every change of `snapshot`. */
  epoch: number;
  checkedAt: number;
  /** Whether it was written for the next start, or began with what was. */
  isKept: boolean;
}

/** An index that is so many changes behind is sooner made anew than brought up to date. */
const maxCaughtUp = 100_000;

/** Reads an index of the whole catalogue. One connection: nothing that it reads is older than the snapshot that it began with. */
export function buildIndex(db: Database, now: () => number, closing?: AbortSignal): Promise<Held> {
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

/** Takes changes into an index; false where all is to be read anew. */
export function applyChanges(
  held: Held,
  { snapshot, changed, documents, names, learned }: Changes,
  now: number,
): boolean {
  if (changed.includes(store.allMark)) return false;
  const there = new Set(documents.map(({ id }) => id));
  for (const id of changed) if (!there.has(id)) held.index.remove(id);
  for (const document of documents) held.index.put(document);
  if (names) held.names = names;
  if (learned) held.learned = learned;
  held.snapshot = snapshot;
  held.checkedAt = now;
  held.epoch++;
  return true;
}

/** Brings an index up to date that is many changes behind; false where all is to be read anew. */
export async function catchUp(db: Database, held: Held, now: () => number): Promise<boolean> {
  return db.connection().execute(async (one) => {
    const snapshot = await store.readSnapshot(one);
    const ids = await store.readChangedIds(one, held.snapshot, maxCaughtUp);
    if (ids.length === maxCaughtUp || ids.includes(store.allMark)) return false;
    const { names, learned } = await store.readNames(one);
    const before = held.snapshot;
    for (let at = 0; at < ids.length; at += 500) {
      const changed = ids.slice(at, at + 500);
      const documents = await store.readDocuments(one, changed);
      // Until the last part is in, the old snapshot stands: who asks with it is told of the changes and waits.
      applyChanges(held, { snapshot: before, changed, documents, names, learned }, now());
      await giveWay();
    }
    return applyChanges(held, { snapshot, changed: [], documents: [], names, learned }, now());
  });
}
