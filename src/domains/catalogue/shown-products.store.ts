import { type RawBuilder, sql } from 'kysely';
import type { Cache, Caches } from '../../platform/caches.ts';
import {
  type Database,
  getValue,
  isoTime,
  preparedStatement,
  unseenChange,
} from '../../platform/database.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import type { DetailedProduct } from './product.ts';
import { pictureOfColour, variantRows } from './readable.store.ts';
import { shownPrices } from './shown-prices.ts';

/** A listed product: its version, to validate a cached copy, and its stock. */
export interface ListedProduct {
  readonly id: string;
  /** Changes with everything the product shows, except stock. */
  readonly version: number;
  /** Stock per variant, in the order of `stockOrder`. */
  readonly stock: readonly number[];
}

/** The columns of a `ListedProduct`, for a statement with listed_products as `p`. */
export const listedColumns: RawBuilder<ListedProduct> = sql<ListedProduct>`
  p.product_id as id, p.version,
  array(select quantity from stock where stock.product_id = p.product_id order by variant_id) as stock`;

/** A cached product: everything it shows except stock; its price is the one that all variants without their own have. */
interface KeptProduct {
  readonly version: number;
  readonly shown: Omit<DetailedProduct, 'stock' | 'variants'> & {
    readonly status: 'active' | 'hidden';
    readonly variants: readonly Omit<DetailedProduct['variants'][number], 'stock'>[];
  };
  /** Variant ids in the order of `ListedProduct.stock`. */
  readonly stockOrder: readonly string[];
  /** The product with its last shown stock, reused because stock seldom changes between reads. */
  last?: { readonly stock: readonly number[]; readonly product: DetailedProduct };
}

/** Each database's product cache. A database without one, such as a transaction, always reads. */
const cacheOf = new WeakMap<Database, Cache<KeptProduct>>();

/** Caches the products read from this database. */
export function keepShownProducts(db: Database, caches: Caches): void {
  const cache = caches.create<KeptProduct>({
    name: 'shown products',
    holds: 'all that a product shows but its stock',
    key: 'id; used only where its version is the one just read',
    droppedBy: 'a newer version of the product',
    maxBytes: 16_000_000,
    sizeOf: weightOf,
  });
  cacheOf.set(db, cache);
}

/**
 * The listed products in order, as of that statement. A cached product is valid when its version equals the one just
 * read; the others are read by key. Products are frozen, because all requests share the same object.
 */
export async function showProducts(
  db: Database,
  products: readonly ListedProduct[],
): Promise<DetailedProduct[]> {
  const cache = cacheOf.get(db);
  // Taken now, because a concurrent request may replace it with a newer version.
  const atHand = products.map(({ id, version }) => {
    const keep = cache?.get(id);
    return keep?.version === version ? keep : undefined;
  });
  const missing = products.filter((_, at) => !atHand[at]).map(({ id }) => id);
  const read = missing.length ? await readProducts(db, missing, { hidden: true }) : [];
  const byId = new Map(read.map((product) => [product._id, product]));
  return products.flatMap(({ id, stock }, at) => {
    const keep = atHand[at];
    return keep ? [withStock(keep, stock)] : (byId.get(id) ?? []);
  });
}

function withStock(keep: KeptProduct, stock: readonly number[]): DetailedProduct {
  if (keep.last && isSame(keep.last.stock, stock)) return keep.last.product;
  const { status, ...shown } = keep.shown;
  // A hidden product shows no stock, since nobody can buy it.
  const pieces = new Map(keep.stockOrder.map((id, at) => [id, status === 'active' ? (stock[at] ?? 0) : 0]));
  const variants = shown.variants.map((variant) =>
    Object.freeze({ ...variant, stock: pieces.get(variant._id) ?? 0 }),
  );
  const sum = variants.reduce((total, variant) => total + variant.stock, 0);
  const product = Object.freeze({
    ...shown,
    ...shownPrices({ ...shown, variants }),
    stock: sum,
    variants: Object.freeze(variants),
  }) as DetailedProduct;
  keep.last = { stock, product };
  return product;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((pieces, at) => pieces === b[at]);
}

/**
 * Measured bytes of a cached product: its objects, those of its last stock, and its JSON, which is written once. Texts
 * count twice.
 */
const weightOf = ({ shown }: KeptProduct): number =>
  2 * (shown.description.length + shown.images.join().length) + 450 * shown.variants.length + 1_600;

/** A column with the data that a product shows, and its variants that have a stock row. */
const shownProduct = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select json_build_object(
     '_id', p.id, 'name', p.name, 'slug', p.slug, 'brand', p.brand, 'price', p.price, 'discount', p.discount,
     'finalPrice', p.final_price, 'images', p.images, 'description', p.description, 'category', c.name,
     'categorySlug', c.slug, 'rating', p.rating_tenths / 10.0, 'ratingCount', p.rating_count,
     'sellerId', p.seller_id, 'shopName', s.shop_name,
     'createdAt', ${isoTime(sql`p.created_at`)}, 'status', p.status,
     'variants', (select coalesce(json_agg(one), '[]') from (
       select v.id as _id, v.size, v.colour, ${pictureOfColour(sql`v.colour`)} as image, v.price, v.discount, v.final_price as "finalPrice"
       from ${variantRows} v where v.product_id = p.id order by v.position, v.id) one),
     'attributes', (select coalesce(json_object_agg(kind, told -> 'values'), '{}') from jsonb_each(p.attributes) as read(kind, told)
                    where told -> 'values' <> '[]'),
     'stockOrder', array(select variant_id from stock where product_id = p.id order by variant_id))
   from products p join categories c on c.id = p.category_id join ${sellerRows} s on s.id = p.seller_id where p.id = ${id})`;

type ProductWithStock = KeptProduct['shown'] & { readonly stockOrder: readonly string[] };

/** Rows of `askShown`, as JSON. */
export type ShownRows = readonly (ListedProduct & {
  readonly at: number;
  readonly shown: ProductWithStock | null;
})[];

/**
 * Reads the products with these ids as a column of the caller's own statement. `read` turns the column's rows into
 * products, in order, without unknown ids, and without hidden products unless `hidden` is set. Cached products are only
 * validated. Looked up by key alone, so one plan fits all values.
 */
export function askShown(
  db: Database,
  ids: readonly string[],
  { hidden = false } = {},
): { column: RawBuilder<unknown>; read: (rows: ShownRows | null) => DetailedProduct[] } {
  const cache = cacheOf.get(db);
  // Taken now, because a concurrent request may replace it with a newer version.
  const atHand = ids.map((id) => cache?.get(id));
  const versions = atHand.map((keep) => keep?.version ?? null);
  const column = sql`(
    select json_agg(json_build_object('at', wanted.rank, 'id', p.product_id, 'version', p.version,
             'stock', array(select quantity from stock where stock.product_id = p.product_id order by variant_id),
             'shown', case when p.version is distinct from wanted.version then ${shownProduct(sql`wanted.id`)} end) order by wanted.rank)
    from unnest(${unseenChange(ids, 'text[]')}, ${unseenChange(versions, 'bigint[]')}) with ordinality as wanted(id, version, rank)
    join listed_products p on p.product_id = wanted.id and (p.active or ${hidden}))`;
  return {
    column,
    read: (rows) =>
      (rows ?? []).flatMap(({ at, id, version, stock, shown: now }) => {
        const keep = now ? keepShown(cache, id, version, now) : atHand[at - 1];
        return keep?.version === version ? [withStock(keep, stock)] : [];
      }),
  };
}

/** The products with these ids, in one statement; see `askShown`. */
export async function readProducts(
  db: Database,
  ids: readonly string[],
  options: { hidden?: boolean } = {},
): Promise<DetailedProduct[]> {
  if (ids.length === 0) return [];
  const { column, read } = askShown(db, ids, options);
  return read(await getValue<ShownRows | null>(db)`${preparedStatement} select ${column} as shown`);
}

function keepShown(
  cache: Cache<KeptProduct> | undefined,
  id: string,
  version: number,
  { stockOrder, ...shown }: ProductWithStock,
): KeptProduct {
  const keep: KeptProduct = { version, shown: Object.freeze(shown), stockOrder };
  cache?.set(id, keep);
  return keep;
}
