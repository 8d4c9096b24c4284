import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getRow } from '../../platform/database.ts';

/** Arguments for `json_build_object` with which higher domains extend an order. */
interface MoreOfOrders {
  readonly payments: (orderId: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly invoices: (orderId: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** The orders' part of a personal data export, as JSON. */
export const ordersOf = (customerId: string, more: MoreOfOrders): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object(
    'order', o.id, 'number', o.number, 'at', o.placed_at, 'price', o.price, 'shippingFee', o.shipping_fee, 'discount', o.discount,
    'payment', o.payment_status, 'payBy', o.pay_by, 'state', o.order_status, 'shipTo', o.ship_to,
    'lines', (select json_agg(json_build_object('name', name, 'size', size, 'quantity', quantity, 'price', unit_price, 'shop', shop_name) order by position)
              from order_lines where order_id = o.id),
    'steps', (select json_agg(json_build_object('of', lifecycle, 'to', to_state, 'at', at) order by id) from order_moves where order_id = o.id),
    ${more.payments(sql`o.id`)},
    'refunds', (select json_agg(json_build_object('amountPaise', amount_paise, 'state', state, 'payTo', pay_to, 'at', created_at)) from refunds where order_id = o.id),
    ${more.invoices(sql`o.id`)}) order by o.placed_at desc), '[]')
  from orders o where o.customer_id = ${customerId})`;

/** Counts unfinished orders and refunds still under way. */
export function countOpen(db: Database, customerId: string): Promise<{ orders: number; refunds: number }> {
  return getRow(db)`
    select (select count(*) from orders where customer_id = ${customerId}
              and order_status not in ('success', 'cancelled')) as orders,
           (select count(*) from refunds r join orders o on o.id = r.order_id
            where o.customer_id = ${customerId} and r.state <> 'done') as refunds`;
}

/** Erases name, street, phone and UPI ids from a customer's orders. Tax law requires keeping the place of supply. */
export async function emptyAddressees(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`
    update orders set ship_to = ship_to || '{"name": "Deleted account", "address": "", "landmark": "", "locality": "",
                                            "phonenumber": "", "alternatephonenumber": ""}'
    where customer_id = ${customerId}`;
  await execute(trx)`
    update refunds set pay_to = '' where pay_to <> '' and order_id in (select id from orders where customer_id = ${customerId})`;
}
