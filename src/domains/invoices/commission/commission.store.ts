import { type Database, execute, findValue, listValues } from '../../../platform/database.ts';
import { earningRows } from '../../payouts/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import type { Invoice } from '../invoice.ts';

/** What the market took of a seller's parcels that became earned in a month, in paise, and who the seller is. */
export interface MonthsCommission {
  readonly sellerId: string;
  readonly shopName: string;
  readonly gstin: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  /** `YYYY-MM`. */
  readonly month: string;
  /** With its GST, and the GST inside it. */
  readonly commissionPaise: number;
  readonly gstPaise: number;
}

/** Months before `until` (the first day of a month in India) whose commission has no invoice yet, the oldest first. */
export const listUninvoiced = (db: Database, until: string): Promise<MonthsCommission[]> => execute(db)`
  select s.id as "sellerId", s.shop_name as "shopName", s.gstin, s.address, s.city, s.state, s.pincode, earned.month,
         earned.commission::int8 as "commissionPaise", earned.gst::int8 as "gstPaise"
  from (
    select e.seller_id, to_char(e.earned_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
           sum(e.commission_paise) as commission, sum(e.commission_gst_paise) as gst
    from ${earningRows} e where e.earned_at < ${until}::date::timestamp at time zone 'Asia/Kolkata'
    group by e.seller_id, 2 having sum(e.commission_paise) > 0) as earned
  join ${sellerRows} s on s.id = earned.seller_id
  where not exists (
    select from commission_invoices i where i.seller_id = earned.seller_id and i.month = (earned.month || '-01')::date)
  order by earned.month, s.id limit 200`;

/** Serialises the drawing of numbers until the transaction ends. */
export async function lockCommission(trx: Database): Promise<void> {
  await execute(trx)`select pg_advisory_xact_lock(hashtextextended('commission invoices', 0))`;
}

/** The last number of a financial year; null before the first. */
export const findLastSerial = (trx: Database, year: string): Promise<number | null> => findValue(trx)`
  select i.serial from commission_invoices i where i.financial_year = ${year} order by i.serial desc limit 1`;

export async function insertCommissionInvoice(
  trx: Database,
  invoice: Invoice,
  { sellerId, month, year, serial }: { sellerId: string; month: string; year: string; serial: number },
): Promise<void> {
  await execute(trx)`
    insert into commission_invoices (seller_id, month, financial_year, serial, number, issued_at, content)
    values (${sellerId}, ${`${month}-01`}, ${year}, ${serial}, ${invoice.number}, ${invoice.issuedAt}, ${JSON.stringify(invoice)}::jsonb)`;
}

/** A seller's commission invoices, the latest month first. */
export const listCommissionInvoices = (db: Database, sellerId: string): Promise<Invoice[]> => listValues(db)`
  select i.content from commission_invoices i where i.seller_id = ${sellerId} order by i.month desc limit 24`;

/** The commission invoice of a seller's month; null before it is issued. */
export const findCommissionInvoice = (
  db: Database,
  sellerId: string,
  month: string,
): Promise<Invoice | null> => findValue(db)`
  select i.content from commission_invoices i where i.seller_id = ${sellerId} and i.month = ${`${month}-01`}::date`;

/** The commission invoices that were issued to a seller in a month of India (`YYYY-MM`), by number. */
export const listCommissionIssuedIn = (
  db: Database,
  sellerId: string,
  month: string,
): Promise<Invoice[]> => listValues(db)`
  select i.content from commission_invoices i
  where i.seller_id = ${sellerId} and to_char(i.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') = ${month}
  order by i.financial_year, i.serial`;
