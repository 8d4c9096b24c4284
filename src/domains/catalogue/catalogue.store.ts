import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import { type Banner, type Category, defaultPriceRange, type Product } from './product.ts';

/** A product as `productsJson` gives it: the sum of its stock is left to `productOf`. */
export type ProductRow = Omit<Product, 'stock'> & { readonly status: 'active' | 'hidden' };

/**
 * The expression for a JSON array of all that the products of `ids` (a text[]) show, in the order of `ids`. It reads by
 * keys alone, so its plan is the same for all values: lists find ids by index first, and come here for a page of them.
 */
export function productsJson(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(shown), '[]') from (
      select p.id as _id, p.name, p.slug, p.brand, p.price, p.discount, p.final_price as "finalPrice", p.images, p.description,
             c.name as category, c.slug as "categorySlug", p.rating_tenths / 10.0 as rating, p.rating_count as "ratingCount",
             p.seller_id as "sellerId", s.shop_name as "shopName",
             to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", p.status,
             (select coalesce(json_agg(one), '[]') from (
               select v.id as _id, v.size, v.colour, (select quantity from stock where variant_id = v.id) as stock
               from variants v where v.product_id = p.id order by v.position, v.id) one) as variants
      from unnest(${ids}) with ordinality as wanted(id, rank)
      join products p on p.id = wanted.id
      join categories c on c.id = p.category_id
      join sellers s on s.id = p.seller_id
      order by wanted.rank) shown)`;
}

/** A product on the wire. What is hidden has no stock: nobody can buy it. */
export function productOf({ status, ...product }: ProductRow): Product {
  const variants =
    status === 'active' ? product.variants : product.variants.map((variant) => ({ ...variant, stock: 0 }));
  return { ...product, stock: variants.reduce((sum, { stock }) => sum + stock, 0), variants };
}

/**
 * The products with these ids, in the order of `ids`; unknown ids are left out, and so are hidden products
 * unless `hidden` asks for them too.
 */
export async function readProducts(
  db: Database,
  ids: readonly string[],
  { hidden = false } = {},
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ products: ProductRow[] }>`${prepared}
    select ${productsJson(sql`${ids}::text[]`)} as products`.execute(db);
  return (rows[0]?.products ?? []).filter(({ status }) => hidden || status === 'active').map(productOf);
}

/** The products whose ids a query gives, in its order. */
async function read(db: Database, ids: RawBuilder<{ id: string }>): Promise<Product[]> {
  const { rows } = await ids.execute(db);
  return readProducts(
    db,
    rows.map(({ id }) => id),
  );
}

/** The product with this slug or this id, or null. */
export async function findProduct(db: Database, slugOrId: string): Promise<Product | null> {
  const found = await read(
    db,
    sql`select id from products where slug = ${slugOrId} and status = 'active'
        union all select id from products where id = ${slugOrId} and status = 'active' limit 1`,
  );
  return found[0] ?? null;
}

type Order = 'newest' | 'rating' | 'discount';
const orders: Record<Order, RawBuilder<unknown>> = {
  newest: sql`created_at desc, product_id`,
  rating: sql`rating_tenths desc, rating_count desc, product_id`,
  discount: sql`discount desc, product_id`,
};

/** Up to `limit` products of a category, of a seller or of the whole shop, without `except`. */
export function listProducts(
  db: Database,
  by: {
    order: Order;
    limit: number;
    category?: string;
    sellerId?: string;
    except?: string;
    minDiscount?: number;
  },
): Promise<Product[]> {
  return read(
    db,
    sql`select product_id as id from listed_products where active
        ${by.category === undefined ? sql`` : sql`and category_id = (select id from categories where slug = ${by.category})`}
        ${by.sellerId === undefined ? sql`` : sql`and seller_id = ${by.sellerId}`}
        ${by.except === undefined ? sql`` : sql`and product_id <> ${by.except}`}
        ${by.minDiscount === undefined ? sql`` : sql`and discount >= ${by.minDiscount}`}
        order by ${orders[by.order]} limit ${by.limit}`,
  );
}

export function listFeaturedProducts(db: Database, limit: number): Promise<Product[]> {
  return read(
    db,
    sql`select id from products where featured_at is not null and status = 'active' order by featured_at desc, id limit ${limit}`,
  );
}

/** The home page's groups in their order, each with its products. */
export async function listGroups(db: Database): Promise<{ title: string; products: Product[] }[]> {
  const { rows } = await sql<{ title: string; ids: string[] }>`
    select g.title, (array_agg(gp.product_id order by gp.position))[1:24] as ids
    from home_groups g join home_group_products gp on gp.group_id = g.id
    group by g.id, g.title, g.position order by g.position limit 12`.execute(db);
  const products = await readProducts(db, [...new Set(rows.flatMap((row) => row.ids))]);
  const byId = new Map(products.map((product) => [product._id, product]));
  return rows.map((row) => ({ title: row.title, products: row.ids.flatMap((id) => byId.get(id) ?? []) }));
}

export async function listCategories(db: Database): Promise<Category[]> {
  const { rows } =
    await sql<Category>`select id as _id, name, slug, image from categories order by position, name limit 200`.execute(
      db,
    );
  return rows;
}

export async function listBanners(db: Database): Promise<Banner[]> {
  const { rows } = await sql<Banner>`
    select b.id as _id, b.picture as "imgUrl", b.heading, b.button_text as "btnText", b.button_link as "buttonLink", b.target_type as "targetType",
           coalesce(b.product_id, '') as "productId", coalesce(p.slug, '') as "productSlug", coalesce(b.category_id, '') as "categoryId"
    from banners b left join products p on p.id = b.product_id order by b.position limit 20`.execute(db);
  return rows;
}

/** Lowest and highest selling price in the shop, in rupees; the default range when nothing is for sale. */
export async function readPriceRange(db: Database): Promise<{ low: number; high: number }> {
  const { rows } = await sql<{ low: number; high: number }>`
    select coalesce(min(final_price), ${defaultPriceRange.low}::int) as low,
           coalesce(max(final_price), ${defaultPriceRange.high}::int) as high
    from listed_products where active`.execute(db);
  return rows[0] ?? defaultPriceRange;
}

/** True when nothing was ever put into this database. */
export async function isEmptyShop(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    empty: boolean;
  }>`select not exists (select from products) and not exists (select from sellers) as empty`.execute(db);
  return rows[0]?.empty ?? true;
}
