import { sql } from 'kysely';
import { type Database, findRow, isoTime, listValues } from '../../platform/database.ts';
import { productRows, stockRows, variantRows, variantWords } from '../catalogue/readable.store.ts';
import { orderLineRows, orderRows, pincodeOf, refundRows } from '../orders/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import type { LineToReturn, Return } from './return-shape.ts';
import { askedOf, backStateOf, isEvenExchange, pieceRows, refundedOf } from './returns.store.ts';

/** A return as the database returns it; the rest depends on the reader. */
export interface ReadReturn extends Omit<Return, 'may' | 'mayRefundInstead' | 'refund' | 'disputeBy'> {
  readonly refund: (Omit<NonNullable<Return['refund']>, 'by'> & { since: string }) | null;
}

/** The customer sees a refund as due, whether the provider or staff must send it. */
export const returnJson = sql`json_build_object(
  '_id', r.id, 'orderId', r.order_id, 'line', r.position, 'sellerId', r.seller_id, 'shopName', s.shop_name,
  'productId', r.product_id, 'name', l.name, 'size', coalesce((select e.new_size from returns e where e.id = r.of_return), ${variantWords(sql`l`)}), 'image', coalesce(l.images[1], ''),
  'quantity', r.quantity, 'kind', case r.new_variant_id when '' then 'refund' else 'exchange' end, 'newSize', r.new_size,
  'reason', r.reason, 'note', r.note, 'state', r.state, 'answer', r.answer, 'dispute', r.dispute,
  'pickup', json_build_object('day', r.pickup_day, 'from', r.pickup_from, 'to', r.pickup_to),
  'amount', case r.new_variant_id when '' then (r.goods_paise - r.off_paise) / 100.0 else 0 end, 'fee', r.fee_paise / 100.0,
  'refund', (
    select json_build_object('amount', f.sent_paise / 100.0, 'waits', f.waits, 'state', case f.state when 'by_hand' then 'due' else f.state end,
                             'payTo', f.pay_to, 'reference', f.reference, 'since', ${isoTime(sql`f.created_at`)}, 'date', ${isoTime(sql`f.updated_at`)})
    from ${refundRows} f where f.order_id = r.order_id and f.part = r.id),
  'photos', (
    select coalesce(json_agg(json_build_object('_id', id, 'by', sent_by) order by created_at, id), '[]')
    from return_photos where return_id = r.id),
  'askedAt', ${isoTime(sql`r.asked_at`)}, 'updatedAt', ${isoTime(sql`r.updated_at`)})`;

export const returnsFrom = sql`
  returns r join ${orderLineRows} l on l.order_id = r.order_id and l.position = r.position join ${sellerRows} s on s.id = r.seller_id`;

/** An order's returns, latest first. */
export function listReturns(db: Database, orderId: string): Promise<ReadReturn[]> {
  return listValues(db)`
    select ${returnJson} as back from ${returnsFrom} where r.order_id = ${orderId} order by r.asked_at desc, r.id desc`;
}

/** A delivered line of an order. Money in whole rupees. */
export interface DeliveredLine extends Omit<LineToReturn, 'left' | 'until' | 'open' | 'back'> {
  readonly offPaise: number;
  readonly offSellerPaise: number;
  /** The pieces of the whole line: bought, and refunded or to be. */
  readonly bought: number;
  readonly refunded: number;
  readonly asked: number;
  readonly since: string;
}

/**
 * The delivered lines of a customer's order, with the other sizes in stock, what came in exchange for them, and the
 * PIN code; null if there is no such order.
 */
export function readDelivered(
  db: Database,
  { orderId, customerId }: { orderId: string; customerId: string },
): Promise<{ pincode: string; lines: DeliveredLine[] } | null> {
  return findRow(db)`
    select ${pincodeOf(sql`o`)} as pincode, (
      select coalesce(json_agg(json_build_object(
        'line', l.position, 'ofReturn', coalesce(piece.of_return, ''), 'sellerId', l.seller_id, 'shopName', s.shop_name, 'name', l.name, 'slug', coalesce(p.slug, ''),
        'size', piece.size, 'image', coalesce(l.images[1], ''), 'quantity', piece.quantity, 'bought', l.quantity, 'unitPrice', l.unit_price, 'offPaise', l.off_paise, 'offSellerPaise', l.off_seller_paise,
        'asked', ${askedOf(sql`piece`)}, 'backState', ${backStateOf(sql`piece`)}, 'refunded', ${refundedOf(sql`piece`)}, 'since', ${isoTime(sql`piece.since`)},
        'sizes', (
          select coalesce(json_agg(json_build_object('variantId', v.id, 'size', ${variantWords(sql`v`)}, 'stock', stock.quantity, 'finalPrice', v.final_price,
                                   'isEven', ${isEvenExchange(sql`v`, sql`own`, sql`l`)})
                                   order by v.position, v.id), '[]')
          from ${variantRows} v join ${stockRows} stock on stock.variant_id = v.id
          left join ${variantRows} own on own.id = l.variant_id
          where piece.of_return is null and v.product_id = l.product_id and v.id <> l.variant_id and stock.quantity > 0))
        order by l.position, piece.of_return nulls first), '[]')
      from ${pieceRows} piece join ${orderLineRows} l on l.order_id = piece.order_id and l.position = piece.position join ${sellerRows} s on s.id = l.seller_id
      left join ${productRows} p on p.id = l.product_id
      where piece.order_id = o.id and piece.since is not null) as lines
    from ${orderRows} o where o.id = ${orderId} and o.customer_id = ${customerId}`;
}
