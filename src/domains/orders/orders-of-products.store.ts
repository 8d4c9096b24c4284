import { sql } from 'kysely';
import { inCancelledParcel } from './parcels/parcels.store.ts';
import { isTakenOut } from './parcels/unsupplied.store.ts';
import type { OrdersOfProducts } from '../catalogue/orders-of-products.ts';

/** Queries that tell the catalogue about orders. */
export const ordersOfProducts: OrdersOfProducts = {
  promised: (variantId) => sql`
    select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
    where l.variant_id = ${variantId} and o.holds_stock and o.order_status in ('pending', 'placed')
      and not ${inCancelledParcel} and not ${isTakenOut}`,
  shortages: (sellerId) => sql`select count(*) from unsupplied_lines where seller_id = ${sellerId}`,
  orderedLines: (sellerId) => sql`
    select count(*) from order_lines l join orders o on o.id = l.order_id where l.seller_id = ${sellerId} and o.sold`,
  openOrders: (sellerId) => sql`
    select count(distinct o.id) from orders o join order_lines l on l.order_id = o.id
    where o.order_status in ('placed', 'warehouse') and l.seller_id = ${sellerId} and not ${inCancelledParcel}`,
};
