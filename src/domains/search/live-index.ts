import { withScratch } from '../../../packages/search-index/src/scratch.ts';
import { batchLoader } from '../../platform/batch-loader.ts';
import type { Database } from '../../platform/database.ts';
import type { Product } from '../catalogue/product.ts';
import { readProducts } from '../catalogue/shown-products.store.ts';
import type { Held } from './build-index.ts';
import { type Asked, readShown } from './documents.store.ts';
import { keepHeld } from './index-snapshot.ts';
import { type CopyOptions, openCopy } from './index-copy.ts';

/** What a query finds: the ids to show, and anything beside. */
interface Found {
  readonly ids: readonly string[];
}

/** The index of this process, kept up to date by whoever asks it. */
export type LiveIndex = ReturnType<typeof openLiveIndex>;

/** Rounds in which somebody else took the changes in first. */
const maxTries = 20;

/** Listings that one statement reads the products of. */
const maxBatchSize = 20;

/** Nothing is read before somebody asks, or calls `start`. */
export function openLiveIndex(db: Database, options: CopyOptions = {}) {
  const copies = openCopy(db, options);
  const read = batchLoader((asked: readonly Asked[]) => readShown(db, asked), { maxBatchSize });

  /**
   * What `find` finds, of everything that was committed before the call, with the products as customers see them: found first, then one statement, which all
   * who ask meanwhile share, reads the products and says what has changed since. Only where something has, it is found again. Null where there is no index in time.
   */
  async function answer<Answer extends Found>(
    find: (held: Held) => Answer,
  ): Promise<{ found: Answer; products: Product[] } | null> {
    for (let tries = 0; tries < maxTries; tries++) {
      const copy = await copies.current();
      if (!copy) return null;
      const { epoch } = copy;
      const found = withScratch(() => find(copy));
      const { products, ...changes } = await read({ snapshot: copy.snapshot, ids: found.ids });
      if (changes.changed.length === 0) {
        copies.advance(copy, epoch, changes.snapshot);
        return { found, products };
      }
      if (!copies.take(copy, epoch, changes)) continue;
      const again = withScratch(() => find(copy));
      const isShown = again.ids.join() === found.ids.join();
      return { found: again, products: isShown ? products : await readProducts(db, again.ids) };
    }
    return null;
  }

  return {
    answer,
    start: copies.start,
    /** Writes the index for the next start, with all that has changed until now; not while it is being read. */
    keep: async (): Promise<void> => {
      const { snapshot } = options;
      const isFresh = snapshot && copies.peek() && (await answer(() => ({ ids: [] })));
      const held = copies.peek();
      if (isFresh && held) await keepHeld(held, snapshot);
    },
    /** Whether it is read, waiting as long as a query does. */
    isReady: async (): Promise<boolean> => (await copies.current()) !== null,
    /** The index as it was when it was last asked; null while there is none. */
    peek: copies.peek,
    /** Goes up with every change of what the index holds. */
    version: (): number => copies.told.version,
    /** Milliseconds that the last reading took. */
    get loadedIn(): number {
      return copies.told.loadedIn;
    },
    /** Products that it holds. */
    get products(): number {
      return copies.peek()?.index.size ?? 0;
    },
  };
}
