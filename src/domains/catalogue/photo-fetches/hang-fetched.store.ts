import { type Database, execute, findRow } from '../../../platform/database.ts';

/** A photo that is there now. */
export interface FetchedPhoto {
  readonly address: string;
  /** Its URL in the shop. */
  readonly picture: string;
  readonly colour: string;
}

/** The shop of a product with fetched photos, and whether the import hid it for want of one. */
export function findOwner(
  db: Database,
  productId: string,
): Promise<{ sellerId: string; showsProduct: boolean; addedAt: Date } | null> {
  return findRow<{ sellerId: string; showsProduct: boolean; addedAt: Date }>(db)`
    select p.seller_id as "sellerId", bool_or(f.shows_product) as "showsProduct", max(f.added_at) as "addedAt"
    from products p join photo_fetches f on f.product_id = p.id where p.id = ${productId} group by p.seller_id`;
}

/** Writes a product's pictures and status as its next version. */
export async function writeFetched(
  trx: Database,
  product: {
    productId: string;
    images: readonly string[];
    colours: Readonly<Record<string, string>>;
    status: 'active' | 'hidden';
    /** It is shown when its closed shop opens again. */
    opensWithShop: boolean;
    now: Date;
  },
): Promise<void> {
  await execute(trx)`
    update products set images = ${product.images}::text[], picture_colours = ${JSON.stringify(product.colours)}::jsonb,
      status = ${product.status}, closed_with_shop = closed_with_shop or ${product.opensWithShop}, version = version + 1,
      updated_at = ${product.now}
    where id = ${product.productId}`;
}
