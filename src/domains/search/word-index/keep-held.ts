import { setImmediate as giveWay } from 'node:timers/promises';
import type { Database } from '../../../platform/database.ts';
import { estimateProducts } from '../../catalogue/catalogue.store.ts';
import { type Changes, maxChanges, readSnapshot } from './ask.store.ts';
import { createHeldProducts, type HeldProducts } from './held-products.ts';
import { readAllChoices, readAllWords } from './read-rows.store.ts';

/** A copy of the catalogue, and the moment up to which it holds every change. */
export interface Held {
  readonly products: HeldProducts;
  snapshot: string;
  askedAt: number;
}

interface Bounds {
  /** A copy that was not asked for so many milliseconds is not used any more. */
  readonly maxIdle: number;
  readonly maxBytes: number;
  /** Milliseconds on a clock that runs forward only. */
  readonly now: () => number;
  /** Aborted when the shop closes: nothing is read any more. */
  readonly closing?: AbortSignal | undefined;
}

/** About what a product takes: some seventy words, its choices, its id. */
const bytesOfProduct = 200;

/** One copy of the catalogue, read in the background when it is first asked for. */
export function keepHeld(db: Database, { maxIdle, maxBytes, now, closing }: Bounds) {
  let held: Held | null = null;
  let reading: Promise<void> | null = null;

  async function readNow(): Promise<void> {
    const expected = await estimateProducts(db);
    if (expected * bytesOfProduct > maxBytes) return;
    // One connection: what it reads is no older than the snapshot that it began with.
    held = await db.connection().execute(async (one) => {
      const snapshot = await readSnapshot(one);
      const products = createHeldProducts(Math.ceil(expected * 1.05));
      for await (const part of readAllChoices(one)) {
        for (const row of part) products.putChoices(row);
        await giveWay();
        closing?.throwIfAborted();
      }
      for await (const part of readAllWords(one)) {
        for (const row of part) products.putWords(row);
        await giveWay();
        closing?.throwIfAborted();
      }
      products.order();
      return { products, snapshot, askedAt: now() };
    });
  }

  /** @throws what reading throws; the next who asks begins again */
  function read(): Promise<void> {
    reading ??= readNow().finally(() => (reading = null));
    return reading;
  }

  return {
    read,
    /** The copy, or null where there is none that may be used: one is read behind then. */
    current(): Held | null {
      if (held && now() - held.askedAt > maxIdle) held = null;
      if (!held) read().catch(() => {}); // told by whoever waits for it; without a copy the database searches
      return held;
    },
    /** Brings a copy up to what was told. Gives whether that could be done: else it is read anew behind. */
    apply(copy: Held, { snapshot, changed, rows }: Changes): boolean {
      if (changed.length >= maxChanges || changed.includes('')) {
        if (held === copy) held = null;
        read().catch(() => {}); // as above
        return false;
      }
      const there = new Set(rows?.map(({ id }) => id));
      for (const id of changed) if (!there.has(id)) copy.products.remove(id);
      for (const row of rows ?? []) copy.products.put(row);
      copy.snapshot = snapshot;
      copy.askedAt = now();
      if (copy.products.isWorn && held === copy) read().catch(() => {}); // as above
      return true;
    },
    get products(): number {
      return held?.products.ids.amount ?? 0;
    },
  };
}
