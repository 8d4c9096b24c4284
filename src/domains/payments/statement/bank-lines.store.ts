import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Credit } from './read-statement.ts';

/** A stored line of a bank statement. */
export interface BankLine {
  readonly id: number;
  /** The order this money belongs to; null while unallocated. */
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly valueDate: string | null;
  /** The day it was first read. */
  readonly readAt: Date;
  readonly readBy: string;
  readonly utr: string | null;
  readonly text: string;
}

const columns = sql`
  id, order_id as "orderId", amount_paise as "amountPaise", value_date as "valueDate", read_at as "readAt",
  read_by as "readBy", utr, text`;

/** Stores a line, or finds it if it was read before; its row is locked until the transaction ends. */
export async function keepBankLine(
  trx: Database,
  { account, credit, by, now }: { account: string; credit: Credit; by: string; now: Date },
): Promise<BankLine> {
  const { valueDate, reference, amountPaise, ordinal, utr, text } = credit;
  const { rows } = await sql<BankLine>`
    insert into bank_lines (account, value_date, reference, amount_paise, ordinal, utr, text, read_at, read_by)
    values (${account}, ${valueDate}, ${reference}, ${amountPaise}, ${ordinal}, ${utr}, ${text}, ${now}, ${by})
    on conflict (account, value_date, reference, amount_paise, ordinal) do update set text = bank_lines.text
    returning ${columns}`.execute(trx);
  return rows[0] as BankLine;
}

/** The same without storing; null for a new line. */
export async function findBankLine(
  db: Database,
  { account, credit }: { account: string; credit: Credit },
): Promise<BankLine | null> {
  const { valueDate, reference, amountPaise, ordinal } = credit;
  const { rows } = await sql<BankLine>`
    select ${columns} from bank_lines
    where account = ${account} and value_date is not distinct from ${valueDate}::date and reference = ${reference}
      and amount_paise = ${amountPaise} and ordinal = ${ordinal}`.execute(db);
  return rows[0] ?? null;
}

/** The only unallocated line with this UTR, locked; null when there is none, or several. */
export async function holdFreeLine(trx: Database, utr: string): Promise<BankLine | null> {
  const { rows } = await sql<BankLine>`
    select ${columns} from bank_lines where utr = ${utr} and order_id is null limit 2 for update`.execute(
    trx,
  );
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** Allocates a line to one order, once. */
export async function allocateBankLine(trx: Database, id: number, orderId: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update bank_lines set order_id = ${orderId} where id = ${id} and order_id is null`.execute(trx);
  if (numAffectedRows !== 1n) throw new Error(`Bank line ${id} belongs to an order already`);
}
