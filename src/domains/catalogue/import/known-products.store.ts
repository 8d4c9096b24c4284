import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { factsByColumn, variantMembers } from '../products/fields.store.ts';
import type { StoredVariant } from '../products/fields.ts';
import type { FileWords, ProductContent } from './write-products.store.ts';

/** A product already in the shop. */
export interface KnownProduct extends FileWords {
  readonly id: string;
  readonly sellerId: string;
  readonly slug: string;
  readonly handle: string | null;
  readonly hash: string | null;
  /** The digest of the lines of its last import. */
  readonly lines: string | null;
  /** This run has already created it, or read it under another handle. */
  readonly seen: boolean;
}

/** Products that were imported under one of these handles, or have it as slug. */
export function findKnownProducts(db: Database, handles: readonly string[]): Promise<KnownProduct[]> {
  return execute<KnownProduct>(db)`
    select p.id, p.seller_id as "sellerId", p.slug, p.import_handle as handle, p.import_hash as hash, p.import_lines as lines,
           p.material, p.tags, ${factsByColumn}, exists (select from import_seen where product_id = p.id) as seen
    from products p where p.slug = any(${handles}::text[]) or p.import_handle = any(${handles}::text[])`;
}

/** A size in the shop; null `price`, `discount` and `fileMrp` are the product's. */
export interface OwnVariant extends StoredVariant {
  readonly stock: number;
  readonly imported: number | null;
  readonly fileMrp: number | null;
}

/** What a file that leaves columns out needs of the product that it updates. */
export interface OwnProduct {
  readonly slug: string;
  readonly handle: string | null;
  readonly shop: string;
  readonly category: string;
  readonly name: string;
  /** The MRP and the whole percent off it. */
  readonly mrp: number;
  readonly discount: number;
  /** The MRP of the last file, of which `mrp` may be a few rupees short. */
  readonly fileMrp: number | null;
  readonly variants: readonly OwnVariant[];
}

/** Those of `findKnownProducts`, for files that leave columns out. */
export function findOwnProducts(db: Database, handles: readonly string[]): Promise<OwnProduct[]> {
  return execute<OwnProduct>(db)`
    select p.slug, p.import_handle as handle, s.shop_name as shop, c.name as category, p.name, p.price as mrp, p.discount,
           p.import_mrp as "fileMrp", ${variantsOf} as variants
    from products p join categories c on c.id = p.category_id join ${sellerRows} s on s.id = p.seller_id
    where p.slug = any(${handles}::text[]) or p.import_handle = any(${handles}::text[])`;
}

/** The products of a shop that have these SKUs, a row for each of their sizes. */
export function listHandlesOfSkus(
  db: Database,
  sellerId: string,
  skus: readonly string[],
): Promise<{ sku: string; handle: string }[]> {
  return execute<{ sku: string; handle: string }>(db)`
    select v.sku, coalesce(p.import_handle, p.slug) as handle
    from products p join variants v on v.product_id = p.id
    where p.seller_id = ${sellerId} and v.sku = any(${skus}::text[]) and v.sku is not null`;
}

const variantsOf = sql`(
  select coalesce(json_agg(json_build_object(${variantMembers}, 'stock', coalesce(k.quantity, 0), 'imported', v.import_stock, 'fileMrp', v.import_mrp)
                           order by v.position, v.id), '[]')
  from variants v left join stock k on k.variant_id = v.id where v.product_id = p.id)`;

/** The current contents of these products. Those hidden only because their shop is closed count as shown. */
export async function readContents(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ProductContent>> {
  const rows = await execute<{ id: string; content: ProductContent }>(db)`
    select p.id, json_build_object(
      'seller_id', p.seller_id, 'category_id', p.category_id, 'name', p.name, 'brand', p.brand,
      'description', p.description, 'price', p.price, 'discount', p.discount, 'images', p.images,
      'status', case when p.closed_with_shop then 'active' else p.status end,
      'variants', ${variantsOf}) as content
    from products p where p.id = any(${ids}::text[])`;
  return new Map(rows.map(({ id, content }) => [id, content]));
}
