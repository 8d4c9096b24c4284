import { day, shift } from '../../src/platform/clock.ts';
import { type Database, execute } from '../../src/platform/database.ts';

/** An offer borne by a seller, running since `now`. Returns its id. */
export async function offerOfShop(db: Database, sellerId: string, now: Date): Promise<string> {
  const id = `offer-of-${sellerId}`;
  await execute(db)`
    insert into promotions (id, name, kind, value, seller_ids, bearer, by_coupon, starts_at, created_at, updated_at)
    values (${id}, 'Kurta week', 'percent', 10, array[${sellerId}], 'seller', false, ${now}, ${now}, ${now})`;
  return id;
}

/** A sale that a shop has planned; its id. */
export async function saleOfShop(db: Database, sellerId: string, now: Date): Promise<string> {
  await execute(db)`
    insert into sales (id, seller_id, percent, starts_at, ends_at, created_at)
    values ('owners-sale', ${sellerId}, 20, ${shift(now, day)}, ${shift(now, 2 * day)}, ${now})`;
  return 'owners-sale';
}
