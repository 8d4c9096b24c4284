import { sql } from 'kysely';
import { type Database, execute, findRow } from '../../platform/database.ts';

/** A shop's label on its product pages and its declarations for all goods; empty where unknown. */
export interface ShopLabel {
  readonly countryOfOrigin: string;
  readonly maker: string;
  readonly address: string;
  readonly pincode: string;
  readonly phone: string;
  readonly email: string;
}

const columns = sql`country_of_origin as "countryOfOrigin", maker, address, pincode, phone, email`;

export function findShopLabel(db: Database, id: string): Promise<ShopLabel | null> {
  return findRow<ShopLabel>(db)`select ${columns} from sellers where id = ${id}`;
}

/** Locks a shop until the transaction ends and returns its label. */
export function holdShopLabel(trx: Database, id: string): Promise<ShopLabel | null> {
  return findRow<ShopLabel>(trx)`
    select ${columns} from sellers where id = ${id} for no key update`;
}

export async function saveShopLabel(trx: Database, id: string, label: ShopLabel): Promise<void> {
  await execute(trx)`
    update sellers set country_of_origin = ${label.countryOfOrigin}, maker = ${label.maker}, address = ${label.address},
      pincode = ${label.pincode}, phone = ${label.phone}, email = ${label.email}
    where id = ${id}`;
}
