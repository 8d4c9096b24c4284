import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import type { GoodsBack } from '../../ledger/sale.ts';

/** A condition on a line `l`: it was taken out of its parcel, which went on without it (R-ORDER-11). */
export const isTakenOut: RawBuilder<boolean> = sql<boolean>`exists (
  select from unsupplied_lines u where u.order_id = l.order_id and u.position = l.position and u.alone)`;

/** What names a line that was taken out, in the books and in refunds. */
export const takenOutName = (position: number): string => `line-${position}`;

/** The seller's reason why a line `l` could not be supplied; '' if it could. */
export const unsuppliedReason: RawBuilder<string> = sql<string>`coalesce((
  select u.reason from unsupplied_lines u where u.order_id = l.order_id and u.position = l.position), '')`;

/** A line of a seller's parcel that is still to be sent, with its price in paise. */
export interface LineToSend extends GoodsBack {
  readonly position: number;
  readonly name: string;
  readonly productId: string;
  readonly variantId: string;
}

/** The lines of a locked order's parcel that were not taken out of it. */
export function listLinesToSend(
  trx: Database,
  { orderId, sellerId }: { orderId: string; sellerId: string },
): Promise<LineToSend[]> {
  return execute(trx)`
    select l.position, l.name, l.product_id as "productId", l.variant_id as "variantId",
           l.unit_price::int8 * l.quantity * 100 as "goodsPaise", l.off_paise as "offPaise", l.off_seller_paise as "offSellerPaise"
    from order_lines l where l.order_id = ${orderId} and l.seller_id = ${sellerId} and not ${isTakenOut}
    order by l.position`;
}

/** Records lines that a seller could not supply; a line is recorded once. */
export async function insertUnsupplied(
  trx: Database,
  row: {
    orderId: string;
    sellerId: string;
    positions: readonly number[];
    reason: string;
    by: string;
    alone: boolean;
    now: Date;
  },
): Promise<void> {
  await execute(trx)`
    insert into unsupplied_lines (order_id, position, seller_id, reason, by, at, alone)
    select ${row.orderId}, position, ${row.sellerId}, ${row.reason}, ${row.by}, ${row.now}, ${row.alone}
    from unnest(${row.positions}::int[]) as position`;
}
