import { sql } from 'kysely';
import { type Database, execute, isoTime } from '../../platform/database.ts';
import { categoryRows } from '../catalogue/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import type { Coupon, RunningOffer } from './offers.calls.ts';

/** An offer `p` with names, for display. */
const offerFields = sql`
  p.name, p.kind, p.value, p.cap_rupees as cap, p.from_rupees as "fromRupees", p.first_order as "firstOrderOnly",
  array(select c.name from ${categoryRows} c where c.id = any(p.category_ids) order by c.name) as categories,
  array(select s.shop_name from ${sellerRows} s where s.id = any(p.seller_ids) order by s.shop_name) as shops`;

/** The offers that need no code and run at `now`, the market's first. */
export function listRunning(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<RunningOffer[]> {
  return execute(db)`
    select ${offerFields}, ${isoTime(sql`p.ends_at`)} as "endsAt", p.gift_days as "giftDays", p.bearer as "paidBy"
    from promotions p
    where p.starts_at <= ${now} and (p.ends_at is null or p.ends_at > ${now})
      and (not p.by_coupon or p.gift_days is not null)
    order by p.bearer desc, p.by_coupon, p.created_at, p.id limit ${limit}`;
}

/** A customer's coupons, usable ones first, then those that wait for a delivery, then the newest. One that is held by an order counts as used. */
export function listCoupons(
  db: Database,
  { customerId, now, limit }: { customerId: string; now: Date; limit: number },
): Promise<Coupon[]> {
  return execute(db)`
    select c.code, s.state, ${isoTime(sql`c.expires_at`)} as "expiresAt", coalesce(c.minted_by, '') as "orderId",
           (select to_jsonb(o) from (select ${offerFields}) as o) as offer
    from coupons c join promotions p on p.id = c.promotion_id
    cross join lateral (
      select count(*) as uses from promotion_uses u where u.coupon = c.code and u.given_back_at is null) as held
    cross join lateral (
      select case when held.uses >= c.max_uses then 'used' when c.voided_at is not null then 'void'
                  when c.expires_at <= ${now} then 'expired'
                  when c.minted_by is not null and c.active_from is null then 'waiting' else 'usable' end as state) as s
    where c.customer_id = ${customerId}
    order by (s.state = 'usable') desc, (s.state = 'waiting') desc, c.created_at desc, c.code limit ${limit}`;
}
