import { sql } from 'kysely';
import { hour, shift } from '../../../platform/clock.ts';
import { type Database, execute } from '../../../platform/database.ts';
import { fewPieces } from '../../catalogue/product.ts';
import { stockRows, variantRows, variantWords } from '../../catalogue/readable.store.ts';
import type { Goods } from '../../notices/notice.ts';
import { spokenNumber } from '../order-number.ts';
import { inCancelledParcel } from '../parcels/parcels.store.ts';
import { isTakenOut } from '../parcels/unsupplied.store.ts';

/** One seller's part of an order that was just sold. */
export interface SoldPart {
  readonly sellerId: string;
  readonly number: string;
  /** The goods in one line. */
  readonly summary: string;
  readonly goods: Goods[];
  /** Until when it must be packed for its run; '' without a promise. */
  readonly packBy: string;
  /** Products of which sizes run low. */
  readonly low: {
    productId: string;
    name: string;
    picture: string;
    sizes: { size: string; stock: number }[];
  }[];
}

/** A group of lines `l` in one text: '2 × Kurta, M; 1 × Saree'. */
export const goodsSummary = sql`
  string_agg(l.quantity || ' × ' || l.name || coalesce(', ' || nullif(${variantWords(sql`l`)}, ''), ''), '; ' order by l.position)`;

/** What each seller of an order sold with it, without parcels that were cancelled before. */
export async function readSoldParts(trx: Database, orderId: string): Promise<SoldPart[]> {
  const rows = await execute<Omit<SoldPart, 'number'> & { number: number }>(trx)`
    select l.seller_id as "sellerId", o.number, ${goodsSummary} as summary, coalesce(o.promised -> l.seller_id ->> 'packBy', '') as "packBy",
           json_agg(json_build_object('name', l.name, 'picture', coalesce(l.images[1], ''),
             'detail', concat_ws(', ', nullif(${variantWords(sql`l`)}, ''), case when l.quantity > 1 then '× ' || l.quantity end)) order by l.position) as goods,
           coalesce((
      select json_agg(json_build_object('productId', low.product_id, 'name', low.name, 'picture', low.picture, 'sizes', low.sizes))
      from (select sold.product_id, min(sold.name) as name, coalesce(min(sold.images[1]), '') as picture,
                   json_agg(json_build_object('size', ${variantWords(sql`v`)}, 'stock', s.quantity) order by v.position) as sizes
            from order_lines sold join ${variantRows} v on v.id = sold.variant_id join ${stockRows} s on s.variant_id = v.id
            where sold.order_id = o.id and sold.seller_id = l.seller_id and s.quantity <= ${fewPieces}
            group by sold.product_id) low), '[]') as low
    from orders o join order_lines l on l.order_id = o.id
    where o.id = ${orderId} and not ${inCancelledParcel}
    group by o.id, l.seller_id order by l.seller_id`;
  return rows.map((row) => ({ ...row, number: spokenNumber(row.number) }));
}

/** How long before a run leaves a seller is told of what is not packed. */
const nearBy = hour;

/** A parcel that is to be packed, and soon. */
interface NearPromise {
  readonly orderId: string;
  readonly sellerId: string;
  readonly number: string;
  readonly summary: string;
  readonly packBy: string;
  readonly day: string;
}

/** Parcels that are not packed and whose run leaves within the hour, the most urgent first. */
export async function listNearPromises(db: Database, now: Date): Promise<NearPromise[]> {
  const rows = await execute<Omit<NearPromise, 'number'> & { number: number }>(db)`
    select o.id as "orderId", l.seller_id as "sellerId", o.number, ${goodsSummary} as summary,
           coalesce(o.promised -> l.seller_id ->> 'packBy', '') as "packBy", coalesce(o.promised -> l.seller_id ->> 'day', '') as day
    from orders o join order_lines l on l.order_id = o.id left join order_parcels p on p.order_id = o.id and p.seller_id = l.seller_id
    where o.order_status = 'placed' and p.packed_at is null and p.cancelled_at is null and not ${isTakenOut}
      and (o.promised -> l.seller_id ->> 'packBy')::timestamptz between ${now} and ${shift(now, nearBy)}
    group by o.id, l.seller_id order by "packBy", o.id limit 500`;
  return rows.map((row) => ({ ...row, number: spokenNumber(row.number) }));
}
