import { sql } from 'kysely';
import { type Database, execute, isoTime } from '../../../platform/database.ts';
import { openBalances } from '../../ledger/ledger.store.ts';
import { openRequestRows } from '../../orders/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { staffRows } from '../../staff/readable.store.ts';

/** Cash taken at the door and not handed in yet, by the seller whose courier holds it, largest first. */
export function listCashHeld(db: Database): Promise<{ sellerId: string; shopName: string; paise: number }[]> {
  return execute(db)`
    select held.party as "sellerId", coalesce(s.shop_name, held.party) as "shopName", held.paise
    from (${openBalances('cash')}) as held left join ${sellerRows} s on s.id = held.party
    order by held.paise desc, held.party limit 500`;
}

/** A deposit of cash that one operator asked to book, and that waits for another one. */
export interface HandInRequest {
  readonly sellerId: string;
  readonly amountPaise: number;
  readonly reference: string;
  readonly reason: string;
  /** The operator’s name. */
  readonly by: string;
}

/** Deposits that wait for a second operator (R-REFUND-1), oldest first; what a statement shows meanwhile waits for nobody. */
export function listHandInRequests(db: Database): Promise<HandInRequest[]> {
  return execute(db)`
    select split_part(r.subject, ':', 2) as "sellerId", r.amount_paise as "amountPaise", split_part(r.subject, ':', 3) as reference,
           r.reason, coalesce(who.name, r.asked_by) as by
    from ${openRequestRows} r left join ${staffRows} who on who.id = r.asked_by
    where r.kind = 'confirmation' and starts_with(r.subject, 'cash:')
      and not exists (select from settlements one where one.provider = 'cash' and one.reference = split_part(r.subject, ':', 3))
    order by r.asked_at limit 500`;
}

/** A deposit that no statement shows yet. */
export interface UnshownDeposit {
  readonly sellerId: string;
  readonly shopName: string;
  readonly amountPaise: number;
  readonly reference: string;
  /** When it was booked, as ISO 8601. */
  readonly at: string;
}

/** Deposits that no statement shows yet, oldest first. */
export function listUnshownDeposits(db: Database): Promise<UnshownDeposit[]> {
  return execute(db)`
    select s.id as "sellerId", s.shop_name as "shopName", one.amount_paise as "amountPaise", one.reference,
           ${isoTime(sql`one.settled_at`)} as at
    from settlements one join ${sellerRows} s on s.id = one.seller_id
    where one.provider = 'cash' and one.bank_line_id is null
    order by one.settled_at, one.id limit 500`;
}
