import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Banner, Category, Product } from './product.ts';

/** All that a Product shows, for the rows of `ids` (a query that gives `id` and `rank`), in their order, in one statement. */
function productsOf(ids: RawBuilder<unknown>) {
  return sql<{ product: Product }>`
    with picked as (${ids})
    select json_build_object(
      '_id', p.id, 'name', p.name, 'slug', p.slug, 'brand', p.brand,
      'price', p.price, 'discount', p.discount, 'finalPrice', p.final_price,
      'stock', coalesce(v.stock, 0), 'images', p.images, 'description', p.description,
      'category', c.name, 'categorySlug', c.slug,
      'rating', p.rating_tenths / 10.0, 'ratingCount', p.rating_count,
      'sellerId', s.id, 'shopName', s.shop_name,
      'createdAt', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'variants', coalesce(v.variants, '[]'::json)
    ) as product
    from picked
    join products p on p.id = picked.id
    join categories c on c.id = p.category_id
    join sellers s on s.id = p.seller_id
    left join lateral (
      select sum(sold.quantity)::int as stock,
             json_agg(json_build_object('_id', variants.id, 'size', variants.size, 'colour', variants.colour, 'stock', sold.quantity)
                      order by variants.position, variants.id) as variants
      from variants join stock on stock.variant_id = variants.id
      cross join lateral (select case p.status when 'active' then stock.quantity else 0 end as quantity) sold
      where variants.product_id = p.id
    ) v on true
    order by picked.rank`;
}

async function read(db: Database, ids: RawBuilder<unknown>): Promise<Product[]> {
  const { rows } = await productsOf(ids).execute(db);
  return rows.map((row) => row.product);
}

/**
 * The products with these ids, in the order of `ids`; unknown ids are left out, and so are hidden products
 * unless `hidden` asks for them too (they come without stock: nobody can buy them).
 */
export function readProducts(
  db: Database,
  ids: readonly string[],
  { hidden = false } = {},
): Promise<Product[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return read(
    db,
    sql`select p.id, wanted.rank from unnest(${ids}::text[]) with ordinality as wanted(id, rank) join products p on p.id = wanted.id
        ${hidden ? sql`` : sql`and p.status = 'active'`}`,
  );
}

/** The product with this slug or this id, or null. */
export async function findProduct(db: Database, slugOrId: string): Promise<Product | null> {
  const found = await read(
    db,
    sql`(select id, 1 as rank from products where slug = ${slugOrId} and status = 'active') union all (select id, 2 from products where id = ${slugOrId} and status = 'active') limit 1`,
  );
  return found[0] ?? null;
}

type Order = 'newest' | 'rating' | 'discount';
const orders: Record<Order, RawBuilder<unknown>> = {
  newest: sql`created_at desc, id`,
  rating: sql`rating_tenths desc, rating_count desc, id`,
  discount: sql`discount desc, id`,
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
    sql`select p.id, row_number() over (order by ${orders[by.order]}) as rank from products p
        where status = 'active'
        ${by.category === undefined ? sql`` : sql`and category_id = (select id from categories where slug = ${by.category})`}
        ${by.sellerId === undefined ? sql`` : sql`and seller_id = ${by.sellerId}`}
        ${by.except === undefined ? sql`` : sql`and p.id <> ${by.except}`}
        ${by.minDiscount === undefined ? sql`` : sql`and discount >= ${by.minDiscount}`}
        order by ${orders[by.order]} limit ${by.limit}`,
  );
}

export function listFeaturedProducts(db: Database, limit: number): Promise<Product[]> {
  return read(
    db,
    sql`select id, row_number() over (order by featured_at desc, id) as rank from products
        where featured_at is not null and status = 'active' order by featured_at desc, id limit ${limit}`,
  );
}

/** The home page's groups in their order, each with its products. */
export async function listGroups(db: Database): Promise<{ title: string; products: Product[] }[]> {
  const { rows } = await sql<{ title: string; ids: string[] }>`
    select g.title, array_agg(gp.product_id order by gp.position) as ids
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

/** Lowest and highest selling price in the shop, in rupees; zeros when nothing is for sale. */
export async function readPriceRange(db: Database): Promise<{ low: number; high: number }> {
  const { rows } = await sql<{ low: number; high: number }>`
    select coalesce(min(final_price), 0) as low, coalesce(max(final_price), 0) as high from products where status = 'active'`.execute(
    db,
  );
  return rows[0] ?? { low: 0, high: 0 };
}

/** True when nothing was ever put into this database. */
export async function isEmptyShop(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    empty: boolean;
  }>`select not exists (select from products) and not exists (select from sellers) as empty`.execute(db);
  return rows[0]?.empty ?? true;
}
