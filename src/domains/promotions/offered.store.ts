import { type RawBuilder, sql } from 'kysely';
import { type Database, getValue, hasRow, isoTime } from '../../platform/database.ts';
import { categoryRows } from '../catalogue/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import { noCoupon, writtenCode } from './chosen-coupon.ts';
import type { OffersToCustomer } from './offers.ts';

/** The maximum of a customer's own coupons considered for a cart, soonest to expire first. */
const maxOwn = 20;

/**
 * A condition: the customer has an order that was not cancelled, other than `replaces`. Injected, because the orders
 * domain depends on this one.
 */
export type HasOrdered = (customerId: string, replaces?: string | null) => RawBuilder<unknown>;

export interface Asking {
  readonly customerId: string;
  readonly now: Date;
  /** A condition: the customer has ordered before. */
  readonly hasOrdered: RawBuilder<unknown>;
  /** The code entered, or `none`. */
  readonly coupon?: string | undefined;
  /** The customer's own unpaid order that this one replaces. The uses it holds become free. */
  readonly replaces?: string | null | undefined;
}

const promotionJson = sql`json_build_object(
  'id', p.id, 'version', p.version, 'name', p.name, 'kind', p.kind, 'value', p.value, 'cap', p.cap_rupees, 'fromRupees', p.from_rupees,
  'categories', (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by name), '[]')
                 from ${categoryRows} c where c.id = any(p.category_ids)),
  'shops', (select coalesce(json_agg(json_build_object('id', id, 'name', shop_name) order by shop_name), '[]')
            from ${sellerRows} s where s.id = any(p.seller_ids)),
  'firstOrderOnly', p.first_order, 'bearer', p.bearer)`;

const couponJson = sql`'code', c.code, 'promotion', ${promotionJson}, 'expiresAt',
  ${isoTime(sql`c.expires_at`)}`;

/**
 * Counts open uses of a promotion `p`, without those of the replaced order. Counts the rows if there is no counter
 * because there was no limit so far.
 */
const usedOf = (
  { customerId, replaces }: Pick<Asking, 'customerId' | 'replaces'>,
  by: { customerId?: string; coupon?: RawBuilder<unknown> },
) => {
  const [customer, coupon] = [by.customerId ?? '', by.coupon ?? sql`''`];
  const same = sql`u.promotion_id = p.id and u.given_back_at is null
    ${by.customerId ? sql`and u.customer_id = ${by.customerId}` : sql``} ${by.coupon ? sql`and u.coupon = ${by.coupon}` : sql``}`;
  return sql`(
    coalesce((select used from promotion_limits l where l.promotion_id = p.id and l.customer_id = ${customer} and l.coupon = ${coupon}),
             (select count(*)::int from promotion_uses u where ${same}))
    - (select count(*)::int from promotion_uses u where u.order_id = ${replaces ?? ''} and u.customer_id = ${customerId} and ${same}))`;
};

/** The state of a promotion `p`, and of its coupon `c` if there is one. */
const stateFor = (asking: Asking, isCoupon: boolean): RawBuilder<unknown> => {
  const { customerId, now, hasOrdered } = asking;
  const ofCoupon = sql`
    when c.voided_at is not null then 'void' when c.expires_at <= ${now} then 'expired'
    when c.minted_by is not null and c.active_from is null then 'not_delivered'
    when c.max_uses is not null and ${usedOf(asking, { coupon: sql`c.code` })} >= c.max_uses then 'used'`;
  // A coupon that came with an order is final, whatever happens to its offer (R-PROMO-6).
  const ownCoupons = isCoupon ? sql`and c.minted_by is null` : sql``;
  return sql`case ${isCoupon ? ofCoupon : sql``}
    when p.starts_at > ${now} ${ownCoupons} then 'not_started' when p.ends_at <= ${now} ${ownCoupons} then 'ended'
    when p.first_order and ${hasOrdered} then 'not_first'
    when p.max_uses_each is not null and ${usedOf(asking, { customerId })} >= p.max_uses_each then 'used'
    when p.max_uses is not null and ${usedOf(asking, {})} >= p.max_uses then 'used_up'
    else 'usable' end`;
};

/** The customer's current offers, as JSON in the shape of `Offered`; to embed in other statements. */
export function offeredTo(asking: Asking): RawBuilder<OffersToCustomer> {
  const { customerId, coupon } = asking;
  const code = coupon === undefined || coupon === noCoupon ? null : writtenCode(coupon);
  return sql<OffersToCustomer>`json_build_object(
    'automatic', (
      select coalesce(json_agg(${promotionJson} order by p.created_at, p.id), '[]') from promotions p
      where not p.by_coupon and ${stateFor(asking, false)} = 'usable'),
    'own', (
      select coalesce(json_agg(coupon order by expires_at, code), '[]') from (
        select json_build_object(${couponJson}) as coupon, c.expires_at, c.code
        from coupons c join promotions p on p.id = c.promotion_id
        where c.customer_id = ${customerId} and ${stateFor(asking, true)} = 'usable'
        order by c.expires_at, c.code limit ${maxOwn}) as own),
    'named', (
      select json_build_object(${couponJson}, 'state', ${stateFor(asking, true)})
      from coupons c join promotions p on p.id = c.promotion_id
      where c.code = ${code}::text and coalesce(c.customer_id, ${customerId}) = ${customerId}))`;
}

/** The same as a query of its own. */
export function readOffered(db: Database, asking: Asking): Promise<OffersToCustomer> {
  return getValue(db)`select ${offeredTo(asking)} as offered`;
}

/** Whether a code is there that a customer may enter: everybody's, or the customer's own. */
export function isUsersCode(db: Database, customerId: string, code: string): Promise<boolean> {
  return hasRow(
    db,
  )`select from coupons where code = ${code} and coalesce(customer_id, ${customerId}) = ${customerId}`;
}
