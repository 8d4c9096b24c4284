import { type Database, getRow } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';

/** Who is told for a shop: everybody who logs in for all of it, and the last ten digits of the shop's number ('' for none). */
export function findShopPeople(
  db: Database,
  sellerId: string,
): Promise<{ logins: { id: string; email: string }[]; mobile: string }> {
  return getRow(db)`
    select coalesce((select json_agg(json_build_object('id', id, 'email', email) order by id)
                     from staff where seller_id = ${sellerId} and duty = 'all' and removed_at is null), '[]') as logins,
           coalesce((select right(regexp_replace(phone, '\\D', '', 'g'), 10) from ${sellerRows} s where id = ${sellerId}), '') as mobile`;
}
