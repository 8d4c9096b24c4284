import { type RawBuilder, sql } from 'kysely';
import { type Database, getRow, listValues } from '../../../platform/database.ts';
import { likePart } from '../../../platform/like.store.ts';
import { fewPieces } from '../product.ts';
import type { ProductRow, filters } from './staff.calls.ts';
import { isProductUndeclared } from '../declarations/declarations.store.ts';
import { productRows, variantRows } from '../readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';

export const perPage = 40;

interface Filter {
  readonly search?: string | undefined;
  readonly show?: (typeof filters)[number] | undefined;
  readonly page: number;
}

/** A condition on products `p`: of the shop, or of any (null), found by these words and of this kind. */
function isMatch(shopId: string | null, { search, show }: Omit<Filter, 'page'>): RawBuilder<unknown> {
  const word = likePart(search ?? '');
  return sql`(${shopId}::text is null or p.seller_id = ${shopId})
        and (${search ?? null}::text is null or p.name ilike ${word} or p.brand ilike ${word} or p.slug ilike ${word}
             or exists (select from variants v where v.product_id = p.id and v.sku ilike ${word}))
        and (${show ?? null}::text is null or p.status = ${show ?? null}
             or (${show ?? null} = 'undeclared' and p.status = 'active' and ${isProductUndeclared}) or (${show ?? null} = 'running-out' and p.status = 'active'
             and exists (select from variants v join stock s on s.variant_id = v.id where v.product_id = p.id and s.quantity <= ${fewPieces})))`;
}

/** At most `limit` ids of a shop's products: of these products, or of all that the list would find (null). */
export const findProductIds = (
  db: Database,
  shopId: string | null,
  { products, ...filter }: Omit<Filter, 'page'> & { products: readonly string[] | null },
  limit: number,
): Promise<string[]> => listValues(db)`
  select p.id from products p
  where ${products === null ? isMatch(shopId, filter) : sql`p.id = any(${products}::text[]) and (${shopId}::text is null or p.seller_id = ${shopId})`}
  order by p.id limit ${limit}`;

/** A page (from 1) of a shop's products, or all shops' (null), newest first. */
export function listShopProducts(db: Database, shopId: string | null, { search, show, page }: Filter) {
  return getRow<{ products: ProductRow[]; total: number }>(db)`
    with found as materialized (
      select p.id, p.created_at from products p
      where ${isMatch(shopId, { search, show })}
    ), page as (
      select id from found order by created_at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}
    )
    select (select count(*) from found) as total, coalesce((
      select json_agg(json_build_object(
        'id', p.id, 'slug', p.slug, 'name', p.name, 'shopName', s.shop_name, 'category', c.name,
        'image', coalesce(p.images[1], ''), 'price', sold.price, 'discount', sold.discount, 'finalPrice', sold.final_price,
        'status', p.status, 'version', p.version,
        'variants', (select coalesce(json_agg(json_build_object('id', v.id, 'size', v.size, 'colour', v.colour,
                       'stock', coalesce(k.quantity, 0), 'finalPrice', v.final_price) order by v.position, v.id), '[]')
                     from ${variantRows} v left join stock k on k.variant_id = v.id where v.product_id = p.id)
      ) order by p.created_at desc, p.id desc)
      from page join products p using (id) join ${productRows} sold using (id) join categories c on c.id = p.category_id join ${sellerRows} s on s.id = p.seller_id
    ), '[]') as products`;
}

/** So many of the newest products of a category show which sizes it has; the most frequent ones are offered. */
const maxSample = 40;
const maxSizes = 14;

/** Sizes of the goods of the category `c`: of the shop's own, else of those on sale. */
const sizesOfCategory = sql`(
  select coalesce(json_agg(size), '[]') from (
    select size from variants where size not in ('', 'One Size') and product_id in (
      select id from own where own.category_id = c.id and own.at <= ${maxSample}
      union all
      (select product_id from listed_products l
       where l.category_id = c.id and l.active and not exists (select from own where own.category_id = c.id)
       order by created_at desc, product_id limit ${maxSample}))
    group by size order by count(*) desc, size limit ${maxSizes}) offered)`;

export function listChoices(db: Database, shopId: string | null) {
  return getRow<{
    categories: { id: string; name: string; hsn: string; sizes: string[] }[];
    brands: string[];
    usual: { categoryId: string; brand: string; netQuantity: string } | null;
  }>(db)`
    with own as (
      select id, category_id, row_number() over (partition by category_id order by created_at desc, id desc) as at
      from products where seller_id = ${shopId})
    select (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'hsn', hsn, 'sizes', ${sizesOfCategory}) order by position, name), '[]') from categories c) as categories,
           (select coalesce(json_agg(brand order by brand), '[]') from (
              select distinct brand from products where ${shopId}::text is null or seller_id = ${shopId} limit 200) known) as brands,
           (select json_build_object('categoryId', category_id, 'brand', brand, 'netQuantity', net_quantity) from products
            where seller_id = ${shopId} order by created_at desc, id desc limit 1) as usual`;
}
