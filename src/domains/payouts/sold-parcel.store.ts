import { type Database, execute } from '../../platform/database.ts';
import { productRows } from '../catalogue/readable.store.ts';
import { orderLineRows, orderRows } from '../orders/readable.store.ts';
import { refundedRows } from '../returns/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import type { SoldLine } from './earning.ts';

interface PartOfOrder {
  readonly sellerId: string;
  readonly gstin: string;
  /** The price of all its pieces, less the seller's own discounts. */
  readonly soldPaise: number;
  readonly lines: readonly SoldLine[];
  readonly cancelled: boolean;
  /** Ids of the returns that were refunded, and of lines that were not supplied. */
  readonly returns: readonly string[];
}

/** An order's parts by seller, cancelled ones included so that the sale is whole, in the order of their first lines. */
export const readPartsOfOrder = (db: Database, orderId: string): Promise<PartOfOrder[]> => execute(db)`
  select l.seller_id as "sellerId", max(s.gstin) as gstin,
         sum(l.unit_price::int8 * l.quantity * 100 - l.off_seller_paise)::int8 as "soldPaise",
         json_agg(json_build_object(
           'position', l.position, 'name', l.name, 'categoryId', coalesce(p.category_id, ''), 'hsn', l.hsn, 'quantity', l.quantity,
           'unitPaise', l.unit_price::int8 * 100, 'offPaise', l.off_paise, 'offSellerPaise', l.off_seller_paise,
           'back', json_build_object('quantity', back.quantity, 'shortage', back.shortage, 'offPaise', back.off, 'offSellerPaise', back.off_seller)
         ) order by l.position) as lines,
         bool_or(l.cancelled) as cancelled,
         (select coalesce(array_agg(r.id), '{}') from ${refundedRows} r
          where r.order_id = ${orderId} and r.seller_id = l.seller_id) as returns
  from ${orderLineRows} l
  join ${sellerRows} s on s.id = l.seller_id
  left join ${productRows} p on p.id = l.product_id
  cross join lateral (
    select coalesce(sum(quantity), 0)::int as quantity, coalesce(sum(quantity) filter (where reason = 'not supplied'), 0)::int as shortage,
           coalesce(sum(off_paise), 0)::int8 as off,
           coalesce(sum(off_seller_paise), 0)::int8 as off_seller
    from ${refundedRows} r where r.order_id = l.order_id and r.position = l.position) as back
  where l.order_id = ${orderId} group by l.seller_id order by min(l.position)`;

/** The shops of an order, or this one of them, with the order's number. */
export const listSellersOfOrder = (
  db: Database,
  orderId: string,
  shopId: string | null,
): Promise<{ sellerId: string; shopName: string; number: number }[]> => execute(db)`
  select l.seller_id as "sellerId", s.shop_name as "shopName", o.number
  from (select distinct order_id, seller_id from ${orderLineRows} lines where order_id = ${orderId}) l
  join ${orderRows} o on o.id = l.order_id join ${sellerRows} s on s.id = l.seller_id
  where ${shopId}::text is null or l.seller_id = ${shopId} order by s.shop_name, l.seller_id`;
