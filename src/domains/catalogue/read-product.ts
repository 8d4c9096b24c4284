import * as m from '#messages/refusals';
import { batchLoader } from '../../platform/batch-loader.ts';
import type { Caches } from '../../platform/caches.ts';
import type { Database } from '../../platform/database.ts';
import { dayOf } from '../../platform/india-time.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { careOf } from './attributes/care-of.ts';
import { linesOf } from './attributes/facts-of.ts';
import { findProducts, listProducts } from './catalogue.store.ts';
import { readDeclared } from './declarations/declarations.store.ts';
import type { Declaration } from './declarations/declared.ts';
import type { Lengths } from './lengths/lengths-in.ts';
import { readLengths } from './lengths/read-lengths.ts';
import { listPhotos } from './products/products.store.ts';
import { readProducts } from './shown-products.store.ts';
import type { DetailedProduct, Product, ShownAttributes } from './product.ts';
import { findSaleOf } from './sales/sales.store.ts';
import { guideOf, type SizeGuide } from './size-tables/size-guide.ts';
import { readSizeTables } from './size-tables/size-tables.store.ts';

/** What a product page says beside the product itself; it seldom changes. */
interface ProductExtras {
  declared: Declaration;
  care: string;
  sizeGuide: SizeGuide | null;
  lengths: Lengths | null;
  drawings: string[];
  sale: { lastDay: string; variantIds: string[] } | null;
  shopSlug: string;
}

/** A product page: the product, and other products of its category and shop. */
interface Shelf extends ProductExtras {
  product: Product;
  attributes: ShownAttributes;
  relatedProducts: Product[];
  moreProducts: Product[];
}

/** The cached part of a page: ids, and data that seldom changes. */
interface KeptShelf {
  readonly product: string;
  readonly related: readonly string[];
  readonly more: readonly string[];
  readonly told: ProductExtras;
}

/** Pages per statement: each has up to 25 products, many of them shared. */
const maxBatchSize = 20;

/**
 * Returns a function that reads a product by slug or id, with other products of its category and shop. Their choice is
 * cached until the shop changes; data and stock are read every time, in one statement with concurrent reads.
 * @param shopVersion increases when the catalogue changes; null while unknown
 */
export function productReader(db: Database, caches: Caches, shopVersion: () => number | null) {
  const shelves = caches.create<KeptShelf | 'none'>({
    name: 'product shelves',
    holds:
      'which products stand on a product’s page, what is declared of it, its size guide and lengths; about two kilobytes',
    key: 'slug or id',
    droppedBy: 'any change of what customers see',
    version: shopVersion,
    max: 5_000,
  });
  const find = batchLoader((slugsOrIds: readonly string[]) => findProducts(db, slugsOrIds), { maxBatchSize });
  const readShelf = batchLoader((keys: readonly KeptShelf[]) => readShelves(db, keys), { maxBatchSize });
  const findShelf = async (slugOrId: string) => {
    const product = await find(slugOrId);
    if (!product) return null;
    const [neighbours, details] = await Promise.all([readNeighbours(db, product), readTold(db, product)]);
    return details && { product, attributes: product.attributes, ...neighbours, ...details };
  };
  return async (slugOrId: string): Promise<Shelf | Refusal<'not_found'>> => {
    let read: Shelf | null = null;
    const keptShelf = await shelves.read(slugOrId, async () => {
      read = await findShelf(slugOrId);
      return read ? idsOf(read) : 'none';
    });
    // The product may have been added since 'none' was cached, so 'none' is always checked.
    const shelf =
      read ?? (keptShelf === 'none' ? null : await readShelf(keptShelf)) ?? (await findShelf(slugOrId));
    return shelf ?? refuse('not_found', { error: m.product_not_found() });
  };
}

async function readTold(db: Database, product: DetailedProduct): Promise<ProductExtras | null> {
  const [declaration, tables, photos, sale] = await Promise.all([
    readDeclared(db, product._id),
    readSizeTables(db, product._id),
    listPhotos(db, product.images),
    findSaleOf(db, product._id),
  ]);
  if (!declaration) return null;
  const { shopSlug, ...declared } = declaration;
  const sizeGuide = guideOf(
    tables,
    product.variants.map(({ size }) => size),
  );
  const care = careOf(linesOf(product.description), product.attributes);
  const drawings = product.images.filter((image) => !photos.has(image));
  return {
    declared,
    care,
    sizeGuide,
    lengths: await readLengths(db, product, sizeGuide),
    drawings,
    // It ends at a midnight in India.
    sale: sale && { lastDay: dayOf(new Date(sale.endsAt.getTime() - 1)), variantIds: sale.variantIds },
    shopSlug,
  };
}

async function readNeighbours(db: Database, product: DetailedProduct) {
  const { categorySlug: category, sellerId, _id: except } = product;
  const { audience: audiences } = product.attributes;
  const [relatedProducts, moreProducts] = await Promise.all([
    listProducts(db, { order: 'rating', limit: 12, category, audiences, except }),
    listProducts(db, { order: 'newest', limit: 12, sellerId, except }),
  ]);
  return { relatedProducts, moreProducts };
}

const idsOf = ({ product, relatedProducts, moreProducts, ...told }: Shelf): KeptShelf => ({
  product: product._id,
  related: relatedProducts.map(({ _id }) => _id),
  more: moreProducts.map(({ _id }) => _id),
  told: {
    declared: told.declared,
    care: told.care,
    sizeGuide: told.sizeGuide,
    lengths: told.lengths,
    drawings: told.drawings,
    sale: told.sale,
    shopSlug: told.shopSlug,
  },
});

/** Null for a page whose product was removed meanwhile. */
async function readShelves(db: Database, shelves: readonly KeptShelf[]): Promise<(Shelf | null)[]> {
  const ids = shelves.flatMap(({ product, related, more }) => [product, ...related, ...more]);
  const products = new Map((await readProducts(db, [...new Set(ids)])).map((one) => [one._id, one]));
  const those = (productIds: readonly string[]) => productIds.flatMap((id) => products.get(id) ?? []);
  return shelves.map(({ product, related, more, told }) => {
    const detailed = products.get(product);
    if (!detailed) return null;
    return {
      product: detailed,
      attributes: detailed.attributes,
      relatedProducts: those(related),
      moreProducts: those(more),
      ...told,
    };
  });
}
