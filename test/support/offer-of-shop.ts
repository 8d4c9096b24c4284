import { type Database, execute } from '../../src/platform/database.ts';

/** An offer borne by a seller, running since `now`. Returns its id. */
export async function offerOfShop(db: Database, sellerId: string, now: Date): Promise<string> {
  const id = `offer-of-${sellerId}`;
  await execute(db)`
    insert into promotions (id, name, kind, value, seller_ids, bearer, by_coupon, starts_at, created_at, updated_at)
    values (${id}, 'Kurta week', 'percent', 10, array[${sellerId}], 'seller', false, ${now}, ${now}, ${now})`;
  return id;
}
