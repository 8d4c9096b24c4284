import { type Database, execute, findRow, getValue, listValues } from '../../../platform/database.ts';

/** A sale as its table has it. */
export interface Sale {
  readonly id: string;
  readonly sellerId: string;
  readonly percent: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: 'planned' | 'running' | 'ended';
}

/** A shop's sales that are not over, or all shops' (null), the next to begin first. */
export const listSales = (
  db: Database,
  shopId: string | null,
): Promise<(Omit<Sale, 'sellerId'> & { products: number })[]> => execute(db)`
  select id, percent, starts_at as "startsAt", ends_at as "endsAt", state,
         (select count(*)::int from sale_products where sale_id = sales.id) as products
  from sales where state <> 'ended' and (${shopId}::text is null or seller_id = ${shopId})
  order by starts_at, id limit 100`;

export const countOpenSales = (trx: Database, sellerId: string): Promise<number> =>
  getValue(trx)`select count(*)::int from sales where seller_id = ${sellerId} and state <> 'ended'`;

/** Adds a sale of those products that are in no other sale at that time; returns how many they are. */
export async function insertSale(
  trx: Database,
  { id, sellerId, percent, startsAt, endsAt }: Omit<Sale, 'state'>,
  productIds: readonly string[],
  now: Date,
): Promise<number> {
  await execute(trx)`
    insert into sales (id, seller_id, percent, starts_at, ends_at, created_at)
    values (${id}, ${sellerId}, ${percent}, ${startsAt}, ${endsAt}, ${now})`;
  const ids = await listValues<string>(trx)`
    insert into sale_products (sale_id, product_id)
    select ${id}, wanted.id from unnest(${productIds}::text[]) as wanted(id)
    where not exists (
      select from sale_products other join sales on sales.id = other.sale_id
      where other.product_id = wanted.id and sales.id <> ${id} and sales.state <> 'ended'
        and sales.starts_at < ${endsAt} and sales.ends_at > ${startsAt})
    returning product_id`;
  return ids.length;
}

/** Locks a sale of a shop (null: any) that is not over. */
export const holdSale = (trx: Database, id: string, shopId: string | null): Promise<Sale | null> => findRow(
  trx,
)`
  select id, seller_id as "sellerId", percent, starts_at as "startsAt", ends_at as "endsAt", state
  from sales where id = ${id} and state <> 'ended' and (${shopId}::text is null or seller_id = ${shopId}) for update`;

/** Sales that are to begin or to end by now, those that end first. */
export const listDueSales = (db: Database, now: Date): Promise<string[]> => listValues(db)`
  select id from sales
  where (state = 'running' and ends_at <= ${now}) or (state = 'planned' and starts_at <= ${now})
  order by state desc, starts_at limit 100`;

export const listProductsOfSale = (trx: Database, saleId: string): Promise<string[]> =>
  listValues(trx)`select product_id from sale_products where sale_id = ${saleId} order by product_id`;

export async function saveSaleState(trx: Database, id: string, state: Sale['state']): Promise<void> {
  await execute(trx)`update sales set state = ${state} where id = ${id}`;
}

/** Gives a sale's products and sizes its discount where theirs is less, and keeps what theirs was. */
export async function lowerPrices(trx: Database, { id, percent }: Sale, now: Date): Promise<void> {
  await execute(trx)`
    update sale_products s set before = json_build_object('product', case when p.discount < ${percent} then p.discount end, 'variants', (
      select coalesce(json_object_agg(v.id, v.discount), '{}') from variants v where v.product_id = p.id and v.discount < ${percent}))
    from products p where p.id = s.product_id and s.sale_id = ${id}`;
  await execute(trx)`
    update products set discount = greatest(discount, ${percent}), version = version + 1, updated_at = ${now}
    where id in (select product_id from sale_products where sale_id = ${id})`;
  await execute(trx)`
    update variants set discount = ${percent}
    where discount < ${percent} and product_id in (select product_id from sale_products where sale_id = ${id})`;
}

/** Gives what a sale lowered the discounts of before, except where somebody changed them since. */
export async function raisePrices(trx: Database, { id, percent }: Sale, now: Date): Promise<void> {
  await execute(trx)`
    update products p set version = version + 1, updated_at = ${now},
      discount = coalesce(case when p.discount = ${percent} then (s.before ->> 'product')::int end, p.discount)
    from sale_products s where s.product_id = p.id and s.sale_id = ${id} and s.before is not null`;
  await execute(trx)`
    update variants v set discount = (s.before -> 'variants' ->> v.id)::int
    from sale_products s where s.product_id = v.product_id and s.sale_id = ${id} and v.discount = ${percent} and s.before -> 'variants' ? v.id`;
}

/** The end of the sale that a product is in, and the sizes that cost more after it; null if it ends for none. */
export const findSaleOf = (
  db: Database,
  productId: string,
): Promise<{ endsAt: Date; variantIds: string[] } | null> => findRow(db)`
  select sales.ends_at as "endsAt", array_agg(v.id order by v.position) as "variantIds"
  from sale_products s join sales on sales.id = s.sale_id
  join products p on p.id = s.product_id join variants v on v.product_id = p.id
  where s.product_id = ${productId} and sales.state = 'running'
    and coalesce(v.discount, p.discount) = sales.percent
    and case when v.discount is null then s.before ->> 'product' else s.before -> 'variants' ->> v.id end is not null
  group by sales.ends_at limit 1`;
