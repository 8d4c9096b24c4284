import { type Database, execute, findRow, hasChanged } from '../../../platform/database.ts';
import { categoryRows } from '../../catalogue/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { staffRows } from '../../staff/readable.store.ts';

/** A commission of its own. */
export interface SpecialRate {
  /** '' for every shop. */
  readonly sellerId: string;
  /** '' for every category. */
  readonly categoryId: string;
  /** First day in force in India, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** Hundredths of a percent. */
  readonly basisPoints: number;
  readonly reason: string;
}

export interface RateRequest extends SpecialRate {
  readonly id: string;
  readonly askedBy: string;
}

/** With the names that people read; null for every shop or category. */
interface Names {
  readonly shopName: string | null;
  readonly categoryName: string | null;
}

/** Commission rates by their first day, the latest first. */
export const listSpecialRates = (db: Database): Promise<(SpecialRate & Names)[]> => execute(db)`
  select r.seller_id as "sellerId", r.category_id as "categoryId", r.valid_from as "validFrom", r.basis_points as "basisPoints",
         r.source as reason, s.shop_name as "shopName", c.name as "categoryName"
  from payout_rates r left join ${sellerRows} s on s.id = r.seller_id left join ${categoryRows} c on c.id = r.category_id
  where r.kind = 'commission' order by r.valid_from desc, r.seller_id, r.category_id limit 200`;

/** Requests that wait for a second person, the oldest first. */
export const listRateRequests = (db: Database): Promise<(RateRequest & Names & { askedByName: string })[]> =>
  execute(db)`
  select r.id, r.seller_id as "sellerId", r.category_id as "categoryId", r.valid_from as "validFrom",
         r.basis_points as "basisPoints", r.reason, r.asked_by as "askedBy", coalesce(t.name, r.asked_by) as "askedByName",
         s.shop_name as "shopName", c.name as "categoryName"
  from commission_requests r left join ${staffRows} t on t.id = r.asked_by
  left join ${sellerRows} s on s.id = r.seller_id left join ${categoryRows} c on c.id = r.category_id
  where r.approved is null order by r.asked_at, r.id limit 200`;

/** The shops and categories that a rate can be of. */
export const listRateSubjects = (
  db: Database,
): Promise<{ kind: 'shop' | 'category'; id: string; name: string }[]> => execute(db)`
  select coalesce(subject.kind, '') as kind, coalesce(subject.id, '') as id, coalesce(subject.name, '') as name from (
    select 'shop' as kind, s.id, s.shop_name as name from ${sellerRows} s where s.closed_at is null
    union all select 'category', c.id, c.name from ${categoryRows} c) as subject
  order by subject.kind, subject.name`;

export async function insertRateRequest(
  trx: Database,
  { id, sellerId, categoryId, validFrom, basisPoints, reason, askedBy }: RateRequest,
  now: Date,
): Promise<void> {
  await execute(trx)`
    insert into commission_requests (id, seller_id, category_id, valid_from, basis_points, reason, asked_by, asked_at)
    values (${id}, ${sellerId}, ${categoryId}, ${validFrom}, ${basisPoints}, ${reason}, ${askedBy}, ${now})`;
}

/** An open request, locked until the transaction ends. */
export const holdRateRequest = (trx: Database, id: string): Promise<RateRequest | null> => findRow(trx)`
  select r.id, r.seller_id as "sellerId", r.category_id as "categoryId", r.valid_from as "validFrom",
         r.basis_points as "basisPoints", r.reason, r.asked_by as "askedBy"
  from commission_requests r where r.id = ${id} and r.approved is null for update`;

export async function decideRateRequest(
  trx: Database,
  id: string,
  { approved, staffId, now }: { approved: boolean; staffId: string; now: Date },
): Promise<void> {
  await execute(trx)`
    update commission_requests set approved = ${approved}, decided_by = ${staffId}, decided_at = ${now} where id = ${id}`;
}

/** Adds a dated commission. Returns false if there is one of this shop, category and day. */
export const insertCommissionRate = (trx: Database, rate: SpecialRate): Promise<boolean> => hasChanged(trx)`
  insert into payout_rates (kind, seller_id, category_id, valid_from, basis_points, source)
  values ('commission', ${rate.sellerId}, ${rate.categoryId}, ${rate.validFrom}, ${rate.basisPoints}, ${rate.reason})
  on conflict do nothing`;
