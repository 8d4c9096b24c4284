import { sql } from 'kysely';
import { type Database, execute, findRow } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { staffRows } from '../../staff/readable.store.ts';

/** What is entered: where a seller is paid, and the seller's GSTIN ('' if not registered). */
export interface AccountFacts {
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
  readonly gstin: string;
}

export interface PayoutAccount extends AccountFacts {
  readonly id: string;
  readonly sellerId: string;
  readonly enteredBy: string;
  readonly enteredAt: Date;
  /** Null until somebody decided. */
  readonly approved: boolean | null;
  readonly reason: string;
  /** Null unless approved. */
  readonly usableFrom: Date | null;
}

const account = sql`
  a.id, a.seller_id as "sellerId", a.holder, a.number, a.ifsc, a.gstin, a.entered_by as "enteredBy", a.entered_at as "enteredAt",
  a.approved, a.reason, a.usable_from as "usableFrom"`;

/** Serialises what is entered and decided for a shop, until the transaction ends. */
export async function lockAccounts(trx: Database, sellerId: string): Promise<void> {
  await execute(trx)`select pg_advisory_xact_lock(hashtextextended(${`payout account of ${sellerId}`}, 0))`;
}

export async function insertAccount(
  trx: Database,
  {
    id,
    sellerId,
    holder,
    number,
    ifsc,
    gstin,
    enteredBy,
    enteredAt,
  }: Omit<PayoutAccount, 'approved' | 'reason' | 'usableFrom'>,
): Promise<void> {
  await execute(trx)`
    insert into payout_accounts (id, seller_id, holder, number, ifsc, gstin, entered_by, entered_at)
    values (${id}, ${sellerId}, ${holder}, ${number}, ${ifsc}, ${gstin}, ${enteredBy}, ${enteredAt})`;
}

/** The account in use, the latest one confirmed; null if there is none. */
export const findAccount = (db: Database, sellerId: string): Promise<PayoutAccount | null> => findRow(db)`
  select ${account} from payout_accounts a where a.seller_id = ${sellerId} and a.approved
  order by a.decided_at desc, a.id desc limit 1`;

/** What was entered last, unless it is the account in use: it waits, or was declined. */
export const findEntered = (db: Database, sellerId: string): Promise<PayoutAccount | null> => findRow(db)`
  select * from (select ${account} from payout_accounts a where a.seller_id = ${sellerId}
                 order by a.entered_at desc, a.id desc limit 1) as last where last.approved is distinct from true`;

/** An account that waits for a second person, which the caller has locked; null if it does not wait. */
export const findWaiting = (trx: Database, id: string): Promise<PayoutAccount | null> => findRow(trx)`
  select ${account} from payout_accounts a where a.id = ${id} and a.approved is null`;

/** An account that waits, with what a second person needs to see. */
interface WaitingAccount extends AccountFacts {
  readonly id: string;
  readonly sellerId: string;
  readonly shopName: string;
  readonly enteredByName: string;
  readonly enteredAt: Date;
  /** The GSTIN in use. */
  readonly gstinNow: string;
}

/** All that wait, the oldest first. */
export const listWaiting = (db: Database): Promise<WaitingAccount[]> => execute(db)`
  select a.id, a.seller_id as "sellerId", a.holder, a.number, a.ifsc, a.gstin, a.entered_at as "enteredAt",
         s.shop_name as "shopName", s.gstin as "gstinNow", coalesce(by.name, a.entered_by) as "enteredByName"
  from payout_accounts a join ${sellerRows} s on s.id = a.seller_id left join ${staffRows} by on by.id = a.entered_by
  where a.approved is null order by a.entered_at, a.id limit 200`;

export async function saveAccountDecision(
  trx: Database,
  id: string,
  {
    approved,
    reason,
    staffId,
    usableFrom,
    now,
  }: { approved: boolean; reason: string; staffId: string; usableFrom: Date | null; now: Date },
): Promise<void> {
  await execute(trx)`
    update payout_accounts set approved = ${approved}, reason = ${reason}, decided_by = ${staffId}, decided_at = ${now},
      usable_from = ${usableFrom}
    where id = ${id}`;
}

/** E-mail addresses of a shop's logins and of all operators. */
export const listConcerned = (
  db: Database,
  sellerId: string,
): Promise<{ email: string; role: string }[]> => execute(db)`
  select email, role from ${staffRows} staff where removed_at is null and duty = 'all' and (role = 'operator' or seller_id = ${sellerId}) order by email`;
