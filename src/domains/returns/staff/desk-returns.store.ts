import { productRows } from '../../catalogue/readable.store.ts';
import { sql } from 'kysely';
import { type Database, execute, findRow, getRow } from '../../../platform/database.ts';
import { containsWords } from '../../../platform/like.store.ts';
import { readMobile } from '../../../platform/mobile-number.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { orderNumberIn } from '../../orders/order-number.ts';
import { orderLineRows, orderRows, parcelRows } from '../../orders/readable.store.ts';
import { type ReadReturn, returnJson, returnsFrom } from '../reads.store.ts';
import type { Reason } from '../return.ts';
import type { deskLists } from './returns.calls.ts';

export const perPage = 30;

const waiting = sql`r.state in ('asked', 'unanswered', 'agreed', 'picked up')`;
/** Returns that an operator must decide. */
const isDisputed = sql`r.state in ('disputed', 'unanswered', 'not good')`;
const ofShop = (shopId: string | null) => (shopId === null ? sql`true` : sql`r.seller_id = ${shopId}`);

type DeskReturn = ReadReturn & { readonly customer: string; readonly town: string };

/** A condition on a return `r`: its order's number, name or mobile number, or its product's name, contain these words. */
function isOf(search: string | undefined) {
  if (search === undefined) return sql`true`;
  const number = orderNumberIn(search);
  const words = readMobile(search) ?? search;
  const names = [sql`o.ship_to->>'name'`, sql`o.ship_to->>'phonenumber'`, sql`l.name`];
  return sql`exists (
    select from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id
    where o.id = r.order_id and l.position = r.position and (o.number = ${number}::int8 or ${containsWords(words, names)}))`;
}

/** A page (from 1) of a shop's returns, or of all shops' (null). */
export async function listDeskReturns(
  db: Database,
  shopId: string | null,
  { list, search, page }: { list: (typeof deskLists)[number]; search?: string | undefined; page: number },
): Promise<{ returns: DeskReturn[]; total: number }> {
  const condition = sql`${ofShop(shopId)} and ${isOf(search)} and ${{ waiting, disputed: isDisputed, all: sql`true` }[list]}`;
  const sorting = list === 'all' ? sql`r.asked_at desc, r.id desc` : sql`r.updated_at, r.id`;
  const rows = await execute<{ back: ReadReturn; customer: string; town: string; total: number }>(db)`
    select ${returnJson} as back, coalesce(c.name, '') as customer, coalesce(o.ship_to ->> 'cityTown', '') as town,
           (select count(*)::int from returns r where ${condition}) as total
    from ${returnsFrom} join ${orderRows} o on o.id = r.order_id left join ${customerRows} c on c.id = r.customer_id
    where r.id in (select id from returns r where ${condition} order by ${sorting} limit ${perPage} offset ${(page - 1) * perPage})
    order by ${sorting}`;
  const returns = rows.map(({ back, customer, town }) => ({ ...back, customer, town }));
  return { returns, total: rows[0]?.total ?? 0 };
}

/** How many returns wait for a shop (null: all shops), and how many for an operator. */
export function countWaiting(
  db: Database,
  shopId: string | null,
): Promise<{ waiting: number; disputed: number }> {
  return getRow(db)`
    select count(*) filter (where ${waiting})::int as waiting, count(*) filter (where ${isDisputed})::int as disputed
    from returns r where ${ofShop(shopId)} and (${waiting} or ${isDisputed})`;
}

/**
 * The delivered pieces of a shop's product, and the returned ones by reason. Null if the shop (null: any) has no such
 * product.
 */
export function countReasons(
  db: Database,
  shopId: string | null,
  productId: string,
): Promise<{ delivered: number; reasons: { reason: Reason; pieces: number }[] } | null> {
  return findRow(db)`
    select (
      select coalesce(sum(l.quantity), 0)::int from ${orderLineRows} l
      join ${parcelRows} p on p.order_id = l.order_id and p.seller_id = l.seller_id
      where l.product_id = ${productId} and p.delivered_at is not null and not l.taken_out
        and ${shopId === null ? sql`true` : sql`l.seller_id = ${shopId}`}) as delivered, (
      select coalesce(json_agg(json_build_object('reason', reason, 'pieces', pieces) order by pieces desc, reason), '[]')
      from (select reason, sum(quantity)::int as pieces from returns r
            where product_id = ${productId} and state <> 'cancelled' and ${ofShop(shopId)} group by reason) as counted) as reasons
    from ${productRows} p where p.id = ${productId} and ${shopId === null ? sql`true` : sql`p.seller_id = ${shopId}`}`;
}
