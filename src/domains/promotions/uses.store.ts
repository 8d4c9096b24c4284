import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import type { Applied } from './price-goods.ts';

interface Using {
  readonly orderId: string;
  readonly customerId: string;
  readonly now: Date;
}

const rowsOf = (applied: readonly Applied[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    applied.map(({ promotion: { id, version }, coupon, rupees }) => ({ id, version, coupon, rupees })),
  )}::jsonb) as used(id text, version int, coupon text, rupees int)`;

/**
 * A query with a row for each of these promotions that was changed since it was read, or whose coupon was voided.
 * Coupon rows stay locked, so that none is voided meanwhile.
 */
export const changedOffers = (applied: readonly Applied[]): RawBuilder<unknown> => sql`
  select from ${rowsOf(applied)}
  where not exists (select from promotions p where p.id = used.id and p.version = used.version)
     or (used.coupon <> '' and used.coupon not in (select code from open_coupons))`;

/** The common table expression that `changedOffers` reads. */
export const lockingCoupons = (applied: readonly Applied[]): RawBuilder<unknown> => sql`
  open_coupons as materialized (
    select code from coupons where code = any(${applied.map(({ coupon }) => coupon)}::text[]) and voided_at is null
    order by code for share)`;

/**
 * Common table expressions that insert an order's uses and reserve the limited ones, if `condition` holds; for a
 * statement that begins with `with`. One use too many violates the CHECK, which aborts the whole statement:
 * `isUsedUp` recognises that error. Lock order: by promotion, customer, coupon.
 */
export function holdingUses(
  applied: readonly Applied[],
  { orderId, customerId, now }: Using,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    used_offers as (
      insert into promotion_uses (promotion_id, order_id, customer_id, coupon, rupees, taken_at)
      select id, ${orderId}, ${customerId}, coupon, rupees, ${now} from ${rowsOf(applied)} where ${condition}
    ), held_offers as (
      ${holding(sql`select id as promotion_id, ${customerId}::text as customer_id, coupon from ${rowsOf(applied)} where ${condition}`)}
    )`;
}

/**
 * Counts limited uses, given a query for (promotion_id, customer_id, coupon). Creates missing counters from the
 * existing uses.
 */
const holding = (uses: RawBuilder<unknown>) => sql`
  insert into promotion_limits as l (promotion_id, customer_id, coupon, used, max)
  select k.promotion_id, k.customer_id, k.coupon, 1 + (
           select count(*) from promotion_uses u where u.promotion_id = k.promotion_id and u.given_back_at is null
             and k.customer_id in ('', u.customer_id) and k.coupon in ('', u.coupon)), k.max
  from (${limitsOf(uses)}) as k order by 1, 2, 3
  on conflict (promotion_id, customer_id, coupon) do update set used = l.used + 1, max = excluded.max`;

/** The limits that apply to uses, as (promotion_id, customer_id, coupon, max). */
const limitsOf = (uses: RawBuilder<unknown>) => sql`
  select limited.* from (${uses}) as use join promotions p on p.id = use.promotion_id
  left join coupons c on c.code = use.coupon
  cross join lateral (values
    (p.id, '', '', p.max_uses),
    (p.id, use.customer_id, '', case when p.first_order then 1 else p.max_uses_each end),
    (p.id, '', use.coupon, c.max_uses)) as limited(promotion_id, customer_id, coupon, max)
  where limited.max is not null`;

/** Whether a statement failed because a limited offer was used up. */
export function isUsedUp(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'promotion_limits_held';
}

/** Releases the uses of an order whose goods are released too. Idempotent. */
export async function giveBackUses(trx: Database, orderId: string, now: Date): Promise<void> {
  await execute(trx)`
    with back as (
      update promotion_uses set given_back_at = ${now} where order_id = ${orderId} and given_back_at is null
      returning promotion_id, customer_id, coupon
    ), locked as materialized (
      select l.promotion_id, l.customer_id, l.coupon from promotion_limits l join back on back.promotion_id = l.promotion_id
        and l.customer_id in ('', back.customer_id) and l.coupon in ('', back.coupon)
      order by 1, 2, 3 for update of l
    )
    update promotion_limits l set used = l.used - 1 from locked
    where (l.promotion_id, l.customer_id, l.coupon) = (locked.promotion_id, locked.customer_id, locked.coupon)`;
}

/**
 * Reserves an order's released uses again. Returns false, and reserves nothing, if a coupon was voided or a limit is
 * now reached.
 */
export async function tryTakeUsesAgain(trx: Database, orderId: string): Promise<boolean> {
  const uses = sql`
    select promotion_id, customer_id, coupon from promotion_uses where order_id = ${orderId} and given_back_at is not null`;
  const rows = await execute(trx)`
    select from (${limitsOf(uses)}) as k
    join promotion_limits l on l.promotion_id = k.promotion_id and l.customer_id = k.customer_id and l.coupon = k.coupon
    where l.used >= k.max for update of l`;
  const voided = await sql`
    select from coupons where voided_at is not null and code in (select coupon from (${uses}) as use) for share`.execute(
    trx,
  );
  if (rows.length > 0 || voided.rows.length > 0) return false;
  await execute(trx)`${holding(uses)}`;
  await execute(trx)`update promotion_uses set given_back_at = null where order_id = ${orderId}`;
  return true;
}
