import { sql } from 'kysely';
import { type Database, prepared } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';

/** What is known of a category without reading its products. */
export interface CategoryNow {
  readonly products: number;
  /** The same as that of its columns exactly when these hold what the database holds. */
  readonly fingerprint: bigint;
}

/** The categories that hold products, by id, as they are now: a handful of rows (`listed_fingerprints`). */
export async function readFingerprints(db: Database): Promise<ReadonlyMap<string, CategoryNow>> {
  const { rows } = await sql<{ id: string; products: number; fingerprint: string }>`${prepared}
    select category_id as id, sum(products)::integer as products, sum(fingerprint)::text as fingerprint
    from listed_fingerprints group by category_id having sum(products) > 0 order by category_id`.execute(db);
  return new Map(
    rows.map(({ id, products, fingerprint }) => [id, { products, fingerprint: BigInt(fingerprint) }]),
  );
}

export interface ShopName {
  readonly name: string;
  readonly slug: string;
}

/** All shops, by id. */
export async function readShops(db: Database): Promise<ReadonlyMap<string, ShopName>> {
  const { rows } = await sql<ShopName & { id: string }>`${prepared}
    select id, shop_name as name, slug from ${sellerRows} sellers`.execute(db);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
