import { sql } from 'kysely';
import {
  type Database,
  countChanged,
  execute,
  findRow,
  findValue,
  hasChanged,
  isUniqueViolation,
} from '../../../platform/database.ts';
import { openRequestRows } from '../../orders/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { staffRows } from '../../staff/readable.store.ts';

export type PayoutState = 'proposed' | 'agreed' | 'paid' | 'failed' | 'withdrawn';

export interface Payout {
  readonly id: string;
  readonly day: string;
  readonly sellerId: string;
  readonly earnedPaise: number;
  readonly cashPaise: number;
  readonly amountPaise: number;
  readonly state: PayoutState;
}

export interface Run {
  readonly day: string;
  readonly state: 'proposed' | 'agreed' | 'withdrawn';
}

/** Begins the run of a day; false if there is one. Another process that begins it waits until this one has ended. */
export const insertRun = (trx: Database, day: string, now: Date): Promise<boolean> => hasChanged(trx)`
  insert into payout_runs (day, proposed_at) values (${day}, ${now}) on conflict (day) do nothing`;

/** Locks a run until the transaction ends; null if there is none. */
export const holdRun = (trx: Database, day: string): Promise<Run | null> => findRow(trx)`
  select day, state from payout_runs where day = ${day} for update`;

export async function saveRunState(
  trx: Database,
  day: string,
  { state, staffId, now }: { state: 'agreed' | 'withdrawn'; staffId: string; now: Date },
): Promise<void> {
  await execute(trx)`
    update payout_runs set state = ${state}, decided_by = ${staffId}, decided_at = ${now} where day = ${day}`;
}

/** What each seller earned and no payout pays, with the account to pay to: the confirmed one, once it has cooled off. */
export const listPayable = (
  trx: Database,
  now: Date,
): Promise<{ sellerId: string; accountId: string; earnedPaise: number }[]> => execute(trx)`
  select e.seller_id as "sellerId", a.id as "accountId", sum(e.amount_paise)::int8 as "earnedPaise"
  from earnings e join lateral (
    select id, usable_from from payout_accounts a where a.seller_id = e.seller_id and a.approved
    order by a.decided_at desc, a.id desc limit 1) a on a.usable_from <= ${now}
  where e.payout_id is null group by e.seller_id, a.id order by e.seller_id`;

export async function insertPayout(
  trx: Database,
  {
    id,
    day,
    sellerId,
    accountId,
    earnedPaise,
    cashPaise,
    amountPaise,
    now,
  }: Omit<Payout, 'state'> & { accountId: string; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into payouts (id, day, seller_id, account_id, earned_paise, cash_paise, amount_paise, updated_at)
    values (${id}, ${day}, ${sellerId}, ${accountId}, ${earnedPaise}, ${cashPaise}, ${amountPaise}, ${now})`;
}

/** Claims what a seller earned and nothing pays for a payout. */
export async function claimEarnings(trx: Database, sellerId: string, payoutId: string): Promise<void> {
  await execute(
    trx,
  )`update earnings set payout_id = ${payoutId} where seller_id = ${sellerId} and payout_id is null`;
}

/** Lets go of what a payout was to pay. */
export const releaseEarnings = (trx: Database, payoutId: string): Promise<number> => countChanged(trx)`
  update earnings set payout_id = null where payout_id = ${payoutId}`;

const payout = sql`
  p.id, p.day, p.seller_id as "sellerId", p.earned_paise as "earnedPaise", p.cash_paise as "cashPaise",
  p.amount_paise as "amountPaise", p.state`;

/** Locks a payout until the transaction ends; null if there is none. */
export const holdPayout = (trx: Database, id: string): Promise<Payout | null> => findRow(trx)`
  select ${payout} from payouts p where p.id = ${id} for update`;

/** Locks the payouts of a run. */
export const holdPayouts = (trx: Database, day: string): Promise<Payout[]> => execute(trx)`
  select ${payout} from payouts p where p.day = ${day} order by p.id for update`;

/** Saves a payout's state. Returns false if another payout has this reference. */
export async function savePayoutState(
  trx: Database,
  id: string,
  {
    state,
    reference = '',
    reason = '',
    now,
  }: { state: PayoutState; reference?: string; reason?: string; now: Date },
): Promise<boolean> {
  try {
    await execute(trx)`
      update payouts set state = ${state}, reference = ${reference}, reason = ${reason}, updated_at = ${now} where id = ${id}`;
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'payouts_reference')) return false;
    throw error;
  }
}

/** A payout with where it goes, as the desk and the bank's file show it. */
export interface ShownPayout extends Payout {
  readonly shopName: string;
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
  readonly reference: string;
  readonly reason: string;
}

/** The payouts of a run by shop. */
export const listPayouts = (db: Database, day: string): Promise<ShownPayout[]> => execute(db)`
  select ${payout}, s.shop_name as "shopName", a.holder, a.number, a.ifsc, p.reference, p.reason
  from payouts p join ${sellerRows} s on s.id = p.seller_id join payout_accounts a on a.id = p.account_id
  where p.day = ${day} order by s.shop_name, p.id`;

/** Runs, the latest first, with their sums in paise. */
export const listRuns = (
  db: Database,
): Promise<(Run & { payouts: number; amountPaise: number; open: number })[]> => execute(db)`
  select r.day, r.state, count(p.id)::int as payouts, coalesce(sum(p.amount_paise), 0)::int8 as "amountPaise",
         count(p.id) filter (where p.state in ('proposed', 'agreed'))::int as open
  from payout_runs r left join payouts p on p.day = r.day group by r.day order by r.day desc limit 60`;

/** The name of who asked for a run to be paid; null if nobody did. */
export const findAsker = (db: Database, day: string): Promise<string | null> => findValue(db)`
  select coalesce(by.name, request.asked_by) as name from ${openRequestRows} request left join ${staffRows} by on by.id = request.asked_by
  where request.kind = 'payout' and request.subject = ${day}`;

/** A shop that earned something which no payout pays, and why. */
interface ShopWithoutPayout {
  readonly sellerId: string;
  readonly shopName: string;
  readonly earnedPaise: number;
  readonly why: 'no account' | 'waits' | 'cooling off' | 'next run';
}

export const listUnpaid = (db: Database, now: Date): Promise<ShopWithoutPayout[]> => execute(db)`
  select e.seller_id as "sellerId", s.shop_name as "shopName", sum(e.amount_paise)::int8 as "earnedPaise",
         case when a.usable_from <= ${now} then 'next run' when a.usable_from is not null then 'cooling off'
              when exists (select from payout_accounts w where w.seller_id = e.seller_id and w.approved is null) then 'waits'
              else 'no account' end as why
  from earnings e join ${sellerRows} s on s.id = e.seller_id
  left join lateral (select usable_from from payout_accounts a where a.seller_id = e.seller_id and a.approved
                     order by a.decided_at desc, a.id desc limit 1) a on true
  where e.payout_id is null group by e.seller_id, s.shop_name, a.usable_from having sum(e.amount_paise) > 0 order by s.shop_name limit 200`;

/** A shop's last payouts, the latest first; withdrawn ones were never on their way. */
export const listPayoutsOfShop = (
  db: Database,
  sellerId: string,
): Promise<Pick<ShownPayout, 'id' | 'day' | 'amountPaise' | 'state' | 'reference' | 'reason'>[]> => execute(
  db,
)`
  select id, day, amount_paise as "amountPaise", state, reference, reason from payouts
  where seller_id = ${sellerId} and state <> 'withdrawn' order by day desc limit 52`;
