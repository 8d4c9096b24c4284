import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import type { Declared } from './declared.ts';

/** What a product's page tells by law; the shop's own country and maker where the product has none. */
export async function readDeclared(db: Database, productId: string): Promise<Declared | null> {
  const { rows } = await sql<Declared>`
    select coalesce(nullif(p.country_of_origin, ''), s.country_of_origin) as "countryOfOrigin",
           coalesce(nullif(p.maker, ''), s.maker) as maker, p.importer, p.net_quantity as "netQuantity",
           json_build_object(
             'name', s.shop_name,
             'address', concat_ws(', ', nullif(s.address, ''), nullif(s.city, ''),
                                  nullif(concat_ws(' ', nullif(s.state, ''), nullif(s.pincode, '')), '')),
             'phone', s.phone, 'email', s.email) as seller
    from products p join ${sellerRows} s on s.id = p.seller_id where p.id = ${productId}`.execute(db);
  return rows[0] ?? null;
}
