import { sql } from 'kysely';
import { type Database, execute, findRow, findValue, hasRow, isoTime } from '../../../platform/database.ts';
import type { PageAsked } from '../../staff/paging.ts';
import type { SettlementNews } from '../payment-provider.ts';
import type { Settlement } from '../staff/webhooks.calls.ts';

/** Stores a settlement, of a seller's cash if one is given. Returns its row's id, or null if it is known. */
export function insertSettlement(
  trx: Database,
  provider: string,
  { reference, amountPaise, feesPaise, taxPaise, utr, settledAt }: SettlementNews,
  now: Date,
  sellerId: string | null = null,
): Promise<number | null> {
  return findValue(trx)`
    insert into settlements (provider, reference, amount_paise, fees_paise, tax_paise, utr, settled_at, seen_at, seller_id)
    values (${provider}, ${reference}, ${amountPaise}, ${feesPaise}, ${taxPaise}, ${utr}, ${settledAt}, ${now}, ${sellerId})
    on conflict (provider, reference) do nothing returning id`;
}

export function hasSettlement(db: Database, provider: string, reference: string): Promise<boolean> {
  return hasRow(db)`select from settlements where provider = ${provider} and reference = ${reference}`;
}

/** A credit as the statement shows it. */
interface StatementCredit {
  readonly amountPaise: number;
  readonly utr: string | null;
  readonly text: string;
}

/**
 * The settlement that a credit shows, by amount and UTR: the bank's own UTR, else one in its reference or narration
 * (R-PAY-8).
 */
export function findSettlement(
  db: Database,
  { amountPaise, utr, text }: StatementCredit,
): Promise<{ id: number; reference: string } | null> {
  return findRow(db)`
    select id, reference from settlements
    where bank_line_id is null and amount_paise = ${amountPaise}
      and (utr = ${utr} or ${utr}::text is null and ${text}::text ~* ('\\y' || utr || '\\y'))
    order by id limit 1 for update`;
}

/** Removes a seller's deposit of cash that no statement shows. Returns its amount in paise, or null if there is none. */
export function removeDeposit(
  trx: Database,
  { sellerId, reference }: { sellerId: string; reference: string },
): Promise<number | null> {
  return findValue(trx)`
    delete from settlements
    where provider = 'cash' and reference = ${reference} and seller_id = ${sellerId} and bank_line_id is null
    returning amount_paise`;
}

/** Links a settlement to the bank line that shows it. */
export async function linkSettlement(trx: Database, id: number, lineId: number): Promise<void> {
  await execute(
    trx,
  )`update settlements set bank_line_id = ${lineId} where id = ${id} and bank_line_id is null`;
}

/**
 * Settlements, newest first. `creditedOn` is the value date of the bank line that shows it, else the day that line
 * was read.
 */
export function listSettlements(db: Database, { after, limit }: PageAsked): Promise<Settlement[]> {
  return execute(db)`
    select s.provider, s.reference, s.amount_paise as "amountPaise", s.fees_paise as "feesPaise", s.tax_paise as "taxPaise",
           s.utr, ${isoTime(sql`s.settled_at`)} as "settledAt",
           coalesce(l.value_date, (l.read_at at time zone 'Asia/Kolkata')::date)::text as "creditedOn"
    from settlements s left join bank_lines l on l.id = s.bank_line_id
    order by s.settled_at desc, s.id desc offset ${after} limit ${limit}`;
}
