import { type RawBuilder, sql } from 'kysely';
import {
  type Database,
  execute,
  findRow,
  getRow,
  getValue,
  hasChanged,
  isoTime,
} from '../../../platform/database.ts';
import { containsWords } from '../../../platform/like.store.ts';
import { categoryRows } from '../../catalogue/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import type { EditedPromotion, ListedPromotion } from './promotions.calls.ts';

/** An offer as stored. `sellerId` is the shop that pays for it; null: the market pays. */
export interface StoredPromotion extends Omit<EditedPromotion, 'promotionId' | 'firstDay' | 'lastDay'> {
  readonly id: string;
  readonly byCoupon: boolean;
  readonly giftDays: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly sellerId: string | null;
}

const fields = sql`
  p.id, p.version, p.name, p.kind, p.value, p.cap_rupees as cap, p.from_rupees as "fromRupees", p.category_ids as categories,
  p.seller_ids as shops, p.first_order as "firstOrderOnly", p.gift_days as "giftDays", p.max_uses as "maxUses",
  p.max_uses_each as "maxUsesEach"`;

/** The code that every customer may use; '' for none. */
const codeOf = sql`coalesce((select code from coupons where promotion_id = p.id and customer_id is null limit 1), '')`;

/** A condition: paid by a shop (`sellerId`), or by the market (null). */
const paidBy = (sellerId: string | null) =>
  sellerId === null ? sql`p.bearer = 'shop'` : sql`p.bearer = 'seller' and p.seller_ids = array[${sellerId}]`;

/** The day of a moment in India. */
const dayIn = (moment: RawBuilder<unknown>) => sql`((${moment}) at time zone 'Asia/Kolkata')::date`;

/** Offers with names, uses and total discounts: current and planned ones first, then the newest. */
export function listPromotions(
  db: Database,
  {
    sellerId,
    search,
    now,
    limit,
  }: { sellerId: string | null; search?: string | undefined; now: Date; limit: number },
): Promise<ListedPromotion[]> {
  return execute(db)`
    select ${fields}, used.uses, used.given, ${isoTime(sql`p.starts_at`)} as "startsAt", ${isoTime(sql`p.ends_at`)} as "endsAt",
           ${dayIn(sql`p.starts_at`)} as "firstDay", ${dayIn(sql`p.ends_at - interval '1 millisecond'`)} as "lastDay",
           case when p.gift_days is not null then 'gift' when p.by_coupon then 'code' else 'itself' end as way,
           case when p.starts_at > ${now} then 'planned' when p.ends_at <= ${now} then 'ended' else 'running' end as state,
           ${codeOf} as code,
           array(select c.name from ${categoryRows} c where c.id = any(p.category_ids) order by c.name) as "categoryNames",
           array(select s.shop_name from ${sellerRows} s where s.id = any(p.seller_ids) order by s.shop_name) as "shopNames"
    from promotions p cross join lateral (
      select count(*)::int as uses, coalesce(sum(rupees), 0)::int as given from promotion_uses
      where promotion_id = p.id and given_back_at is null) as used
    where ${paidBy(sellerId)} and ${containsWords(search, [sql`p.name`, codeOf])}
    order by (p.ends_at is null or p.ends_at > ${now}) desc, p.created_at desc, p.id limit ${limit}`;
}

/** An offer, locked until the transaction ends. */
export function holdPromotion(trx: Database, id: string): Promise<StoredPromotion | null> {
  return findRow(trx)`
    select ${fields}, p.by_coupon as "byCoupon", p.starts_at as "startsAt", p.ends_at as "endsAt",
           case p.bearer when 'seller' then p.seller_ids[1] end as "sellerId"
    from promotions p where p.id = ${id} for update`;
}

export function countPromotions(trx: Database, sellerId: string | null): Promise<number> {
  return getValue(trx)`
    select count(*)::int as count from promotions p where ${paidBy(sellerId)}`;
}

/** The categories and shops among these that do not exist. */
export function findUnknown(
  trx: Database,
  { categories, shops }: { categories: readonly string[]; shops: readonly string[] },
): Promise<{ categories: boolean; shops: boolean }> {
  return getRow(trx)`
    select exists (select from unnest(${categories}::text[]) as given(id)
                   where not exists (select from ${categoryRows} c where c.id = given.id)) as categories,
           exists (select from unnest(${shops}::text[]) as given(id)
                   where not exists (select from ${sellerRows} s where s.id = given.id)) as shops`;
}

export type PromotionRow = Omit<StoredPromotion, 'id' | 'version'>;

export async function insertPromotion(
  trx: Database,
  id: string,
  row: PromotionRow,
  now: Date,
): Promise<void> {
  await execute(trx)`
    insert into promotions (id, name, kind, value, cap_rupees, from_rupees, category_ids, seller_ids, first_order, bearer,
                            by_coupon, gift_days, starts_at, ends_at, max_uses, max_uses_each, created_at, updated_at)
    values (${id}, ${row.name}, ${row.kind}, ${row.value}, ${row.cap}, ${row.fromRupees}, ${row.categories}::text[],
            ${row.shops}::text[], ${row.firstOrderOnly}, ${row.sellerId === null ? 'shop' : 'seller'}, ${row.byCoupon},
            ${row.giftDays}, ${row.startsAt}, ${row.endsAt}, ${row.maxUses}, ${row.maxUsesEach}, ${now}, ${now})`;
}

/**
 * Updates the editable fields of a locked offer: not who pays for it, nor how it applies. Its counters belong to the
 * limits of before; the next use makes them anew from the open uses (`counting`).
 */
export async function updatePromotion(
  trx: Database,
  id: string,
  row: PromotionRow,
  now: Date,
): Promise<void> {
  await execute(trx)`
    update promotions set name = ${row.name}, kind = ${row.kind}, value = ${row.value}, cap_rupees = ${row.cap},
      from_rupees = ${row.fromRupees}, category_ids = ${row.categories}::text[], seller_ids = ${row.shops}::text[],
      first_order = ${row.firstOrderOnly}, starts_at = ${row.startsAt}, ends_at = ${row.endsAt},
      max_uses = ${row.maxUses}, max_uses_each = ${row.maxUsesEach}, version = version + 1, updated_at = ${now}
    where id = ${id}`;
  await execute(trx)`delete from promotion_limits where promotion_id = ${id}`;
}

export async function endPromotion(trx: Database, id: string, now: Date): Promise<void> {
  await execute(trx)`
    update promotions set ends_at = ${now}, starts_at = least(starts_at, ${now}), version = version + 1, updated_at = ${now}
    where id = ${id}`;
}

/** Adds the public code of an offer. Returns false if the code is taken. */
export function insertCode(
  trx: Database,
  { code, promotionId, now }: { code: string; promotionId: string; now: Date },
): Promise<boolean> {
  return hasChanged(trx)`
    insert into coupons (code, promotion_id, created_at) values (${code}, ${promotionId}, ${now})
    on conflict do nothing`;
}

export function listCategories(db: Database): Promise<{ id: string; name: string }[]> {
  return execute(db)`
    select c.id, c.name from ${categoryRows} c order by c.name limit 500`;
}
