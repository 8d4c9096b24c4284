import * as m from '#messages/refusals';
import { batchLoader } from '../../platform/batch-loader.ts';
import type { Caches } from '../../platform/caches.ts';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { findProducts, listProducts } from './catalogue.store.ts';
import { readDeclared } from './declarations/declarations.store.ts';
import type { Declared } from './declarations/declared.ts';
import { readProducts } from './shown-products.store.ts';
import type { Product, ShownAttributes } from './product.ts';
import { guideOf, type SizeGuide } from './size-tables/size-guide.ts';
import { readSizeTables } from './size-tables/size-tables.store.ts';

/** A product page: the product, and some of its category and shop. */
interface Shelf {
  product: Product;
  attributes: ShownAttributes;
  relatedProducts: Product[];
  moreProducts: Product[];
  declared: Declared;
  sizeGuide: SizeGuide | null;
  shopSlug: string;
}

/** Ids, the product's own first, and what seldom changes. */
interface KeptShelf {
  readonly product: string;
  readonly related: readonly string[];
  readonly more: readonly string[];
  readonly declared: Declared;
  readonly sizeGuide: SizeGuide | null;
  readonly shopSlug: string;
}

/** Pages per statement: each has up to 25 products, many of them shared. */
const maxBatchSize = 20;

/**
 * Reads a product by slug or id with some of its category and shop. The choice of products is cached until the shop
 * changes; their data and stock are read every time, in one statement with concurrent reads.
 * @param shopVersion increases when the catalogue changes; null while that is unknown
 */
export function productReader(db: Database, caches: Caches, shopVersion: () => number | null) {
  const shelves = caches.create<KeptShelf | 'none'>({
    name: 'product shelves',
    holds:
      'which products stand on a product’s page, what is declared of it, and its size guide; about two kilobytes',
    key: 'slug or id',
    droppedBy: 'any change of what customers see',
    version: shopVersion,
    max: 5_000,
  });
  const find = batchLoader((slugsOrIds: readonly string[]) => findProducts(db, slugsOrIds), { maxBatchSize });
  const readShelf = batchLoader((kept: readonly KeptShelf[]) => readShelves(db, kept), { maxBatchSize });
  const findShelf = async (slugOrId: string) => {
    const product = await find(slugOrId);
    if (!product) return null;
    const [neighbours, declared, tables] = await Promise.all([
      readNeighbours(db, product),
      readDeclared(db, product._id),
      readSizeTables(db, product._id),
    ]);
    if (!declared) return null;
    const { shopSlug, ...told } = declared;
    const sizeGuide = guideOf(
      tables,
      product.variants.map(({ size }) => size),
    );
    return { product, attributes: product.attributes, ...neighbours, declared: told, sizeGuide, shopSlug };
  };
  return async (slugOrId: string): Promise<Shelf | Refusal<'not_found'>> => {
    let read: Shelf | null = null;
    const kept = await shelves.read(slugOrId, async () => {
      read = await findShelf(slugOrId);
      return read ? idsOf(read) : 'none';
    });
    // A cached 'none' may be outdated before the news arrives, so it is always checked.
    const shelf = read ?? (kept === 'none' ? null : await readShelf(kept)) ?? (await findShelf(slugOrId));
    return shelf ?? refuse('not_found', { error: m.product_not_found() });
  };
}

async function readNeighbours(db: Database, { categorySlug: category, sellerId, _id: except }: Product) {
  const [relatedProducts, moreProducts] = await Promise.all([
    listProducts(db, { order: 'rating', limit: 12, category, except }),
    listProducts(db, { order: 'newest', limit: 12, sellerId, except }),
  ]);
  return { relatedProducts, moreProducts };
}

const idsOf = ({
  product,
  relatedProducts,
  moreProducts,
  declared,
  sizeGuide,
  shopSlug,
}: Shelf): KeptShelf => ({
  product: product._id,
  related: relatedProducts.map(({ _id }) => _id),
  more: moreProducts.map(({ _id }) => _id),
  declared,
  sizeGuide,
  shopSlug,
});

/** Null for each page whose product was removed meanwhile. */
async function readShelves(db: Database, shelves: readonly KeptShelf[]): Promise<(Shelf | null)[]> {
  const ids = shelves.flatMap(({ product, related, more }) => [product, ...related, ...more]);
  const products = new Map((await readProducts(db, [...new Set(ids)])).map((one) => [one._id, one]));
  const those = (wanted: readonly string[]) => wanted.flatMap((id) => products.get(id) ?? []);
  return shelves.map(({ product, related, more, declared, sizeGuide, shopSlug }) => {
    const found = products.get(product);
    if (!found) return null;
    return {
      product: found,
      attributes: found.attributes,
      relatedProducts: those(related),
      moreProducts: those(more),
      declared,
      sizeGuide,
      shopSlug,
    };
  });
}
