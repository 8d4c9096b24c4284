import { type Database, execute } from '../../platform/database.ts';

/**
 * Inserts one of the codes as a coupon of each running gift promotion, linked to the order. Idempotent: an existing
 * one is not made again.
 */
export async function insertGiftCoupons(
  trx: Database,
  { orderId, customerId, codes, now }: { orderId: string; customerId: string; codes: string[]; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into coupons (code, promotion_id, customer_id, max_uses, expires_at, minted_by, created_at)
    select (${codes}::text[])[gift.at], gift.id, ${customerId}, 1, ${now}::timestamptz + gift.gift_days * interval '1 day', ${orderId}, ${now}
    from (select id, gift_days, row_number() over (order by created_at, id) as at from promotions
          where gift_days is not null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})) as gift
    where gift.at <= cardinality(${codes}::text[])
    on conflict (promotion_id, minted_by) do nothing`;
}

/** Lets the coupons that came with an order be used, from its delivery on and for as long as they were to be valid. */
export async function activateGiftCoupons(trx: Database, orderId: string, now: Date): Promise<void> {
  await execute(trx)`
    update coupons set active_from = ${now}, expires_at = ${now}::timestamptz + (expires_at - created_at)
    where minted_by = ${orderId} and active_from is null`;
}

/** Voids the coupons that came with an order. A use already made of one stays. */
export async function voidGiftCoupons(trx: Database, orderId: string, now: Date): Promise<void> {
  await execute(trx)`
    update coupons set voided_at = ${now} where minted_by = ${orderId} and voided_at is null`;
}
