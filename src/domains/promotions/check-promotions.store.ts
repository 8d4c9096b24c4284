import { type Database, listValues } from '../../platform/database.ts';

/** Promotions whose uses are counted incorrectly, one sentence per row, at most 100. */
export function listPromotionFaults(db: Database): Promise<string[]> {
  return listValues(db)`
    select 'promotion ' || l.promotion_id || concat_ws(' ', '', nullif(l.customer_id, ''), nullif(l.coupon, '')) || ' counts '
           || l.used || ' uses and has ' || open.uses || case when limited.max is null then ', and no such limit' else '' end as fault
    from promotion_limits l join promotions p on p.id = l.promotion_id left join coupons c on c.code = l.coupon
    cross join lateral (
      select count(*) as uses from promotion_uses u where u.promotion_id = l.promotion_id and u.given_back_at is null
        and l.customer_id in ('', u.customer_id) and l.coupon in ('', u.coupon)) as open
    cross join lateral (
      select case when l.customer_id <> '' then p.max_uses_each when l.coupon <> '' then c.max_uses else p.max_uses end as max) as limited
    where l.used <> open.uses or limited.max is null limit 100`;
}
