import { type RawBuilder, sql } from 'kysely';
import {
  type Database,
  execute,
  getRow,
  getValue,
  preparedStatement,
  unseenChange,
} from '../../platform/database.ts';
import { noSellers } from '../sellers/sellers.store.ts';
import {
  type Banner,
  type Category,
  defaultPriceRange,
  type DetailedProduct,
  type Product,
} from './product.ts';
import { type ListedProduct, listedColumns, readProducts, showProducts } from './shown-products.store.ts';

/** The products of a statement, whose text is given from its FROM on, in its order. */
async function show(db: Database, from: RawBuilder<unknown>): Promise<Product[]> {
  return showProducts(
    db,
    await execute<ListedProduct>(db)`${preparedStatement} select ${listedColumns} ${from}`,
  );
}

/** The product with this slug or id, or null. */
export async function findProduct(db: Database, slugOrId: string): Promise<DetailedProduct | null> {
  return (await findProducts(db, [slugOrId]))[0] ?? null;
}

/** For each entry, the product with this slug or id, or null. */
export async function findProducts(
  db: Database,
  slugsOrIds: readonly string[],
): Promise<(DetailedProduct | null)[]> {
  const rows = await execute<ListedProduct & { at: number }>(db)`${preparedStatement}
    select asked.at::int, ${listedColumns}
    from unnest(${unseenChange(slugsOrIds, 'text[]')}) with ordinality as asked(name, at)
    cross join lateral (
      select id from products where slug = asked.name union all select id from products where id = asked.name limit 1) named
    join listed_products p on p.product_id = named.id and p.active`;
  const products = new Map((await showProducts(db, rows)).map((product) => [product._id, product]));
  const ids = new Map(rows.map(({ at, id }) => [at, id]));
  return slugsOrIds.map((_, before) => products.get(ids.get(before + 1) ?? '') ?? null);
}

type Order = 'newest' | 'rating';
const orders: Record<Order, RawBuilder<unknown>> = {
  newest: sql`created_at desc, product_id`,
  rating: sql`rating_tenths desc, rating_count desc, product_id`,
};

interface Listing {
  readonly order: Order;
  readonly limit: number;
  readonly category?: string;
  readonly sellerId?: string;
  readonly except?: string;
  /** For any of these; undefined or empty for everybody. */
  readonly audiences?: readonly string[] | undefined;
}

/** Up to `limit` products of a category, a seller or the whole shop, leaving out `except`; sold out last (R-PAGE-2). */
export async function listProducts(db: Database, by: Listing): Promise<Product[]> {
  const inStock = await listSome(db, by, true);
  if (inStock.length === by.limit) return inStock;
  // Two queries: an index by time or rating serves each, and the second is seldom needed.
  return [...inStock, ...(await listSome(db, { ...by, limit: by.limit - inStock.length }, false))];
}

function listSome(db: Database, by: Listing, inStock: boolean): Promise<Product[]> {
  const audiences = (by.audiences ?? []).map((audience) => `audience:${audience}`);
  return show(
    db,
    sql`from listed_products p
        where active and ${inStock ? sql`in_stock` : sql`not in_stock`}
        ${by.category === undefined ? sql`` : sql`and category_id = (select id from categories where slug = ${by.category})`}
        ${by.sellerId === undefined ? sql`` : sql`and seller_id = ${by.sellerId}`}
        ${audiences.length === 0 ? sql`` : sql`and attributes && ${audiences}::text[]`}
        ${by.except === undefined ? sql`` : sql`and product_id <> ${by.except}`}
        order by ${orders[by.order]} limit ${by.limit}`,
  );
}

/** Number of the highest discounts that are compared. */
const maxOffersWeighed = 240;

/**
 * Up to `limit` offers in stock of at least `minDiscount` percent, ranked by discount and rating: each tenth of a star
 * above or below 3.8 counts as three percent, less when there are few ratings (R-PAGE-3).
 */
export function listOffers(db: Database, minDiscount: number, limit: number): Promise<Product[]> {
  return show(
    db,
    sql`from (
          select * from listed_products where active and in_stock and discount >= ${minDiscount}
          order by discount desc, product_id limit ${sql.lit(maxOffersWeighed)}) p
        order by discount + 3.0 * ((rating_tenths * rating_count + 380) / (rating_count + 10.0) - 38) desc, product_id
        limit ${limit}`,
  );
}

export function listFeaturedProducts(db: Database, limit: number): Promise<Product[]> {
  return show(
    db,
    sql`from products join listed_products p on p.product_id = products.id
        where featured_at is not null and active order by featured_at desc, products.id limit ${limit}`,
  );
}

/** The home page's groups in order, each with its products. */
export async function listGroups(db: Database): Promise<{ title: string; products: Product[] }[]> {
  const rows = await execute<{ title: string; ids: string[] }>(db)`
    select g.title, coalesce((array_agg(gp.product_id order by gp.position))[1:24], '{}') as ids
    from home_groups g join home_group_products gp on gp.group_id = g.id
    group by g.id, g.title, g.position order by g.position, g.id limit 12`;
  const products = await readProducts(db, [...new Set(rows.flatMap((row) => row.ids))]);
  const byId = new Map(products.map((product) => [product._id, product]));
  return rows.map((row) => ({ title: row.title, products: row.ids.flatMap((id) => byId.get(id) ?? []) }));
}

export function listCategories(db: Database): Promise<Category[]> {
  return execute<Category>(
    db,
  )`select id as _id, name, slug, image from categories order by position, name limit 200`;
}

export function listBanners(db: Database): Promise<Banner[]> {
  return execute<Banner>(db)`
    select b.id as _id, b.picture as "imgUrl", b.heading, b.button_text as "btnText", b.button_link as "buttonLink", b.target_type as "targetType",
           coalesce(b.product_id, '') as "productId", coalesce(p.slug, '') as "productSlug", coalesce(b.category_id, '') as "categoryId"
    from banners b left join products p on p.id = b.product_id where b.status = 'active' order by b.position, b.id limit 20`;
}

/** Lowest and highest selling price in the shop, in rupees; the default range when nothing is for sale. */
export function readPriceRange(db: Database) {
  return getRow<{ low: number; high: number }>(db)`
    select coalesce(min(final_price), ${defaultPriceRange.low}::int) as low,
           coalesce(max(final_price), ${defaultPriceRange.high}::int) as high
    from listed_products where active`;
}

/** True when nothing was ever added to this database. */
export function isEmptyShop(db: Database): Promise<boolean> {
  return getValue<boolean>(db)`select not exists (select from products) and ${noSellers} as empty`;
}

/** Estimated number of products, from the planner's statistics: cheap to read. */
export function estimateProducts(db: Database): Promise<number> {
  return getValue<number>(db)`
    select reltuples as products from pg_class where oid = 'listed_products'::regclass`;
}
