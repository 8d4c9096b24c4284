import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, hasRow } from '../../platform/database.ts';
import type { Discount } from './price-goods.ts';

interface Using {
  readonly orderId: string;
  readonly customerId: string;
  readonly now: Date;
}

const rowsOf = (discounts: readonly Discount[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    discounts.map(({ promotion: { id, version }, coupon, rupees }) => ({ id, version, coupon, rupees })),
  )}::jsonb) as used(id text, version int, coupon text, rupees int)`;

/**
 * A query with a row for each of these promotions that was changed since it was read, or whose coupon was voided.
 * What it finds unchanged stays locked: coupons are not voided and offers not edited meanwhile.
 */
export const changedOffers = (discounts: readonly Discount[]): RawBuilder<unknown> => sql`
  select from ${rowsOf(discounts)}
  where used.id not in (select id from open_offers)
     or (used.coupon <> '' and used.coupon not in (select code from open_coupons))`;

/** The common table expressions that `changedOffers` reads. Lock order: coupons, offers. */
export const lockingOffers = (discounts: readonly Discount[]): RawBuilder<unknown> => sql`
  open_coupons as materialized (
    select code from coupons where code = any(${discounts.map(({ coupon }) => coupon)}::text[]) and voided_at is null
    order by code for share
  ), open_offers as materialized (
    select p.id from promotions p join ${rowsOf(discounts)} on used.id = p.id and used.version = p.version
    order by p.id for key share of p)`;

/**
 * Common table expressions that insert an order's uses and count the limited ones, if `condition` holds; for a
 * statement that begins with `with`. One use too many violates the CHECK, which aborts the whole statement:
 * `isUsedUp` recognises that error. Lock order: by promotion, customer, coupon.
 */
export function holdingUses(
  discounts: readonly Discount[],
  { orderId, customerId, now }: Using,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    used_offers as (
      insert into promotion_uses (promotion_id, order_id, customer_id, coupon, rupees, taken_at)
      select id, ${orderId}, ${customerId}, coupon, rupees, ${now} from ${rowsOf(discounts)} where ${condition}
    ), held_offers as (
      ${counting(sql`select id as promotion_id, ${customerId}::text as customer_id, coupon from ${rowsOf(discounts)} where ${condition}`, 1)})`;
}

/**
 * Counts uses, a query for (promotion_id, customer_id, coupon), as taken (1) or given back (-1), by the limits that
 * are in force; 0 only locks the counters. One that is missing is made from the open uses, as they are before the
 * statement. Only taking is bound by the maximum. The offers are locked, so no edit changes the limits meanwhile.
 */
const counting = (uses: RawBuilder<unknown>, by: -1 | 0 | 1) => sql`
  insert into promotion_limits as l (promotion_id, customer_id, coupon, used, max)
  select promotion_id, customer_id, coupon, used, ${by > 0 ? sql`max` : sql`greatest(max, used)`}
  from (
    select k.*, case when exists (
        select from promotion_limits made
        where made.promotion_id = k.promotion_id and made.customer_id = k.customer_id and made.coupon = k.coupon)
      then ${Math.max(by, 0)}::int
      else ${by}::int + (
        select count(*)::int from promotion_uses u where u.promotion_id = k.promotion_id and u.given_back_at is null
          and k.customer_id in ('', u.customer_id) and k.coupon in ('', u.coupon)) end as used
    from (${limitsOf(uses)}) as k) as k order by 1, 2, 3
  on conflict (promotion_id, customer_id, coupon) do update
    set used = l.used + ${by}::int${by > 0 ? sql`, max = excluded.max` : sql``}`;

/** The limits that apply to uses, as (promotion_id, customer_id, coupon, max). */
const limitsOf = (uses: RawBuilder<unknown>) => sql`
  select limited.* from (${uses}) as use join promotions p on p.id = use.promotion_id
  left join coupons c on c.code = use.coupon
  cross join lateral (values
    (p.id, '', '', p.max_uses),
    (p.id, use.customer_id, '', p.max_uses_each),
    (p.id, '', use.coupon, c.max_uses)) as limited(promotion_id, customer_id, coupon, max)
  where limited.max is not null`;

/** Whether a statement failed because a limited offer was used up. */
export function isUsedUp(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'promotion_limits_held';
}

/** An order's uses that are open, or those that were given back. */
const usesOf = (orderId: string, are: 'open' | 'given back') => sql`
  select promotion_id, customer_id, coupon from promotion_uses
  where order_id = ${orderId} and (given_back_at is null) = ${are === 'open'}::boolean`;

/** Keeps an order's offers from being edited until the transaction ends. A statement of its own: the next sees the limits. */
async function lockOffers(trx: Database, orderId: string): Promise<void> {
  await execute(trx)`
    select from promotions where id in (select promotion_id from promotion_uses where order_id = ${orderId})
    order by id for key share`;
}

/** Gives back the uses of an order whose goods are released too. Idempotent. */
export async function giveBackUses(trx: Database, orderId: string, now: Date): Promise<void> {
  await lockOffers(trx, orderId);
  await execute(trx)`${counting(usesOf(orderId, 'open'), -1)}`;
  await execute(trx)`
    update promotion_uses set given_back_at = ${now} where order_id = ${orderId} and given_back_at is null`;
}

/**
 * Takes the uses that an order gave back again. Returns false, and takes nothing, if a coupon was voided or a limit is
 * now reached.
 */
export async function tryTakeUsesAgain(trx: Database, orderId: string): Promise<boolean> {
  const uses = usesOf(orderId, 'given back');
  const hasVoided = await hasRow(trx)`
    select from coupons where voided_at is not null and code in (select coupon from (${uses}) as use) for share`;
  if (hasVoided) return false;
  await lockOffers(trx, orderId);
  await execute(trx)`${counting(uses, 0)}`;
  const full = await hasRow(trx)`
    select from (${limitsOf(uses)}) as k
    join promotion_limits l on l.promotion_id = k.promotion_id and l.customer_id = k.customer_id and l.coupon = k.coupon
    where l.used >= k.max`;
  if (full) return false;
  await execute(trx)`${counting(uses, 1)}`;
  await execute(trx)`update promotion_uses set given_back_at = null where order_id = ${orderId}`;
  return true;
}
