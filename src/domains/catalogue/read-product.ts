import { batchLoader } from '../../platform/batch-loader.ts';
import type { Caches } from '../../platform/caches.ts';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/failure.ts';
import { findProducts, listProducts } from './catalogue.store.ts';
import { readProducts } from './shown-products.store.ts';
import type { Product } from './product.ts';

/** A product's page: itself, and some of its category and of its shop. */
interface Shelf {
  product: Product;
  relatedProducts: Product[];
  moreProducts: Product[];
}

/** Ids in place of products, the product's own first. */
interface KeptShelf {
  readonly product: string;
  readonly related: readonly string[];
  readonly more: readonly string[];
}

/** Product pages whose products are read by one statement: each has up to 25, many of them the same. */
const maxBatchSize = 20;

/**
 * Reads a product by its slug or id with some of its category and of its shop. Which products these are is kept while the shop stays as it
 * is, and all of them are then read by one statement, with those of others who ask at the same time; what each is and how many pieces are left
 * is read every time.
 *
 * @param shopVersion goes up when what customers see was changed; null where that is not known
 */
export function productReader(db: Database, caches: Caches, shopVersion: () => number | null) {
  const shelves = caches.create<KeptShelf | 'none'>({
    name: 'product shelves',
    holds: 'which products stand on a product’s page; about a kilobyte',
    key: 'slug or id',
    droppedBy: 'any change of what customers see',
    version: shopVersion,
    max: 5_000,
  });
  const find = batchLoader((slugsOrIds: readonly string[]) => findProducts(db, slugsOrIds), { maxBatchSize });
  const readShelf = batchLoader((kept: readonly KeptShelf[]) => readShelves(db, kept), { maxBatchSize });
  const findShelf = async (slugOrId: string) => {
    const product = await find(slugOrId);
    return product && { product, ...(await readNeighbours(db, product)) };
  };
  return async (slugOrId: string): Promise<Shelf | Refusal<'not_found'>> => {
    let read: Shelf | null = null;
    const kept = await shelves.read(slugOrId, async () => {
      read = await findShelf(slugOrId);
      return read ? idsOf(read) : 'none';
    });
    // That there is none may be over before the news of it has come: it is looked for each time.
    const shelf = read ?? (kept === 'none' ? null : await readShelf(kept)) ?? (await findShelf(slugOrId));
    return shelf ?? refuse('not_found', { error: 'This product is not in the shop any more' });
  };
}

async function readNeighbours(db: Database, { categorySlug: category, sellerId, _id: except }: Product) {
  const [relatedProducts, moreProducts] = await Promise.all([
    listProducts(db, { order: 'rating', limit: 12, category, except }),
    listProducts(db, { order: 'newest', limit: 12, sellerId, except }),
  ]);
  return { relatedProducts, moreProducts };
}

const idsOf = ({ product, relatedProducts, moreProducts }: Shelf): KeptShelf => ({
  product: product._id,
  related: relatedProducts.map(({ _id }) => _id),
  more: moreProducts.map(({ _id }) => _id),
});

/** Null for each whose product has left the shop meanwhile. */
async function readShelves(db: Database, shelves: readonly KeptShelf[]): Promise<(Shelf | null)[]> {
  const ids = shelves.flatMap(({ product, related, more }) => [product, ...related, ...more]);
  const products = new Map((await readProducts(db, [...new Set(ids)])).map((one) => [one._id, one]));
  const those = (wanted: readonly string[]) => wanted.flatMap((id) => products.get(id) ?? []);
  return shelves.map(({ product, related, more }) => {
    const found = products.get(product);
    return found ? { product: found, relatedProducts: those(related), moreProducts: those(more) } : null;
  });
}
