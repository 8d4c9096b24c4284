import { type RawBuilder, sql } from 'kysely';
import { shop } from '../../shop.ts';
import { isTakenOut } from './parcels/unsupplied.store.ts';
import { inCancelledParcel, inDeliveredParcel } from './parcels/parcels.store.ts';
import { refundWaits, sentPaise } from './refunds.store.ts';

/** The columns of orders that other domains may read. */
export const orderRows = sql`(
  select id, number, customer_id, price, shipping_fee, shipping_fee - delivery_off as shipping_charge, delivery_kept_paise as kept_paise, discount, shipping_unit, payment_status, order_status, pay_by, sold, ship_to, promised, placed_at, expires_at, updated_at
  from orders)`;

/** The PIN code that an order goes to; '' if its address has none. */
export const pincodeOf = (order: RawBuilder<unknown>) => sql`coalesce(${order}.ship_to ->> 'pincode', '')`;

/**
 * Order lines. `cancelled`: the order or the line's parcel was cancelled, or the parcel refused at the door or lost. `paid`:
 * the customer has paid for it, ahead or at the door. `taken_out`: it could not be supplied, the rest of its parcel could.
 */
export const orderLineRows = sql`(
  select order_id, position, product_id, variant_id, seller_id, name, brand, size, colour, hsn, quantity, price, discount,
         unit_price, off_paise, off_seller_paise, images,
         ${isTakenOut} as taken_out, (${inCancelledParcel} or exists (select from orders where id = l.order_id and order_status = 'cancelled')) as cancelled,
         (exists (select from orders where id = l.order_id and payment_status = 'paid') or ${inDeliveredParcel}) as paid
  from order_lines l)`;

/**
 * Lines that were taken out of a parcel, which went on without them (R-ORDER-11); `id` is the cause of their entry in
 * the books.
 */
export const takenOutRows = sql`(
  select 'line-' || l.position as id, l.order_id, l.seller_id, l.position, l.quantity, l.unit_price::int8 * l.quantity * 100 as goods_paise,
         l.off_paise, l.off_seller_paise, u.at as updated_at
  from unsupplied_lines u join order_lines l on l.order_id = u.order_id and l.position = u.position where u.alone)`;

export const parcelRows = sql`(select order_id, seller_id, packed_at, handed_over_at, delivered_at, brought_back_at, refused_at, refusal_denied_at, refusal_stands, wrong_codes, lost_at, came_back_at, came_back_good, cancelled_at, cancelled_by, earned from order_parcels)`;

/** A query of the ids of orders with a parcel that is not earned and may be: under way, or delivered. */
export const notEarnedOrders = sql`
  select id from orders where order_status in ('placed', 'warehouse')
  union select order_id from order_parcels where delivered_at is not null and not earned`;

/** Approvals of large refunds that are pending, or given but not used yet. */
export const openApprovalRows = sql`(
  select refund_id, reason, asked_by, asked_at, coalesce(approved, false) as approved from refund_approvals
  where refund_id is not null and not alone and (approved is null or (approved and used_at is null)))`;

/** What one person moved by hand alone; of a refund that is still to be sent, the decision (`used_at` is null). */
export const aloneRows = sql`(select refund_id, order_id, amount_paise, used_at from refund_approvals where alone)`;

/** Other moves of money by hand that wait for a second person. */
export const openRequestRows = sql`(
  select kind, subject, amount_paise, reason, asked_by, asked_at from refund_approvals where subject is not null and approved is null and not alone)`;

export const refundRows = sql`(
  select id, order_id, provider, payment_id, part, amount_paise, taken_paise, reason, state, reference, sent_on, pay_to, created_at, updated_at,
         ${sentPaise} as sent_paise, ${refundWaits} as waits from refunds r)`;

/**
 * What a seller is owed for a parcel that was sold, in whole rupees: the selling price of its goods less the seller's
 * own discounts (`goods`, in paise), less commission, rounded down (as `sellerShare`); the share of returned goods
 * (`back`, in paise) is deducted as in the books (R-PROMO-4, R-RETURN-2).
 */
export const owedForParcel = (goods: RawBuilder<unknown>, back: RawBuilder<unknown>): RawBuilder<unknown> => {
  const share = sql`floor(${goods} / 100 * ${100 - shop.commissionPercent}::int / 100) * 100`;
  return sql`floor((${share} - floor(coalesce(${share} * ${back} / nullif(${goods}, 0), 0))) / 100)`;
};
