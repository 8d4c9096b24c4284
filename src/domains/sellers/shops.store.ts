import { type Database, execute } from '../../platform/database.ts';

export interface DeskShop {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** The shops that staff may see, by name: a seller's own, or all of them (null). */
export function listShops(db: Database, sellerId: string | null): Promise<DeskShop[]> {
  return execute<DeskShop>(db)`
    select id, shop_name as name, slug from sellers
    where ${sellerId}::text is null or id = ${sellerId} order by shop_name`;
}
