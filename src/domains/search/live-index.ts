import { withScratch } from '../../../packages/search-index/src/scratch.ts';
import { batchLoader } from '../../platform/batch-loader.ts';
import type { Database } from '../../platform/database.ts';
import type { Product } from '../catalogue/product.ts';
import { readProducts } from '../catalogue/shown-products.store.ts';
import type { IndexCopy } from './build-index.ts';
import { type ChangesQuery, readShown } from './documents.store.ts';
import { keepHeld } from './index-snapshot.ts';
import { type CopyOptions, openCopy } from './index-copy.ts';

/** The result of a query: ids to show, and further data. */
interface ListingIds {
  readonly ids: readonly string[];
}

/** The index of this process; queries keep it up to date. */
export type LiveIndex = ReturnType<typeof openLiveIndex>;

/** Max retries when another query applies the changes first. */
const maxTries = 20;

/** Max listings whose products one statement reads. */
const maxBatchSize = 20;

/** Reads nothing until the first query or `start`. */
export function openLiveIndex(db: Database, options: CopyOptions = {}) {
  const copies = openCopy(db, options);
  const read = batchLoader((requests: readonly ChangesQuery[]) => readShown(db, requests), { maxBatchSize });

  /**
   * Runs `find` on everything committed before the call, and returns its result with the products as customers see
   * them. After the first run, one statement, shared by concurrent queries, reads the products and the changes since.
   * Only if there are changes, `find` runs again. Null when the index is not loaded in time.
   */
  async function answer<Answer extends ListingIds>(
    find: (copy: IndexCopy) => Answer,
  ): Promise<{ found: Answer; products: Product[] } | null> {
    for (let tries = 0; tries < maxTries; tries++) {
      const copy = await copies.current();
      if (!copy) return null;
      const { epoch } = copy;
      const foundByIndex = withScratch(() => find(copy));
      const { products, ...changes } = await read({ snapshot: copy.snapshot, ids: foundByIndex.ids });
      if (changes.changed.length === 0) {
        copies.advance(copy, epoch, changes.snapshot);
        return { found: foundByIndex, products };
      }
      if (!copies.take(copy, epoch, changes)) continue;
      const again = withScratch(() => find(copy));
      const isShown = again.ids.join() === foundByIndex.ids.join();
      return { found: again, products: isShown ? products : await readProducts(db, again.ids) };
    }
    return null;
  }

  return {
    answer,
    start: copies.start,
    /** Writes the index, with all changes so far, for the next start; not while it is loading. */
    keep: async (): Promise<void> => {
      const { snapshot } = options;
      const isFresh = snapshot && copies.peek() && (await answer(() => ({ ids: [] })));
      const copy = copies.peek();
      if (isFresh && copy) await keepHeld(copy, snapshot);
    },
    /** Whether the index is loaded, waiting as long as a query does. */
    isReady: async (): Promise<boolean> => (await copies.current()) !== null,
    /** The index as of the last query; null while there is none. */
    peek: copies.peek,
    /** Increases with every change of the index's content. */
    version: (): number => copies.told.version,
    /** Milliseconds that the last load took. */
    get loadedIn(): number {
      return copies.told.loadedIn;
    },
    /** Number of products in it. */
    get products(): number {
      return copies.peek()?.index.size ?? 0;
    },
  };
}
