import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { shop } from '../../../shop.ts';

/** So many pieces of a size, or fewer, are running out. */
export const fewPieces = 3;

export interface Today {
  readonly toPack: number;
  readonly runningOut: number;
  readonly owed: number;
  readonly owedLater: number;
}

/**
 * The figures of one shop's day, or of all shops (null). What a seller is owed for an order is what its lines
 * were sold for less the commission, rounded down to whole rupees (as `sellerShare`); a cancelled order owes nothing.
 */
export async function readToday(db: Database, shopId: string | null): Promise<Today> {
  const { rows } = await sql<Today>`
    with sold as (
      select o.order_status, floor(sum(l.unit_price::int8 * l.quantity) * ${100 - shop.commissionPercent}::int / 100) as owed
      from order_lines l join orders o on o.id = l.order_id
      where (${shopId}::text is null or l.seller_id = ${shopId})
        and o.payment_status = 'paid' and o.order_status in ('placed', 'warehouse', 'success')
      group by o.id, l.seller_id
    )
    select (select count(*)::int from sold where order_status = 'placed') as "toPack",
           (select count(*)::int from products p join variants v on v.product_id = p.id join stock s on s.variant_id = v.id
            where (${shopId}::text is null or p.seller_id = ${shopId}) and p.status = 'active' and s.quantity <= ${fewPieces}) as "runningOut",
           coalesce((select sum(owed) from sold where order_status = 'success'), 0)::int8 as owed,
           coalesce((select sum(owed) from sold where order_status <> 'success'), 0)::int8 as "owedLater"`.execute(
    db,
  );
  return rows[0] as Today;
}
