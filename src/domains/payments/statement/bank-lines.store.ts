import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findRow, getRow, hasChanged } from '../../../platform/database.ts';
import type { Credit } from './read-statement.ts';
import type { Reversal } from './reversals.ts';

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
  /** Staff booked it as other income. */
  readonly putAway: boolean;
  /** It is a provider's settlement. */
  readonly settled: boolean;
  /** The bank took it back. */
  readonly isTakenBack: boolean;
}

const columns = sql`
  id, order_id as "orderId", amount_paise as "amountPaise", value_date as "valueDate", read_at as "readAt",
  read_by as "readBy", utr, text, exists (
    select from payment_events where provider = 'upi-manual' and event_id = 'bank-line:' || bank_lines.id
      and resolution = 'dismissed') as "putAway",
  exists (select from settlements where bank_line_id = bank_lines.id) as settled, taken_back_at is not null as "isTakenBack"`;

/** Whether a line's money belongs to no order, is no settlement and is still there. */
export const isFree = sql`order_id is null and taken_back_at is null and id not in (select bank_line_id from settlements where bank_line_id is not null)`;

/**
 * Serialises everything about a UTR until the transaction ends: a statement, a claim and a report about it may
 * coincide.
 */
export async function lockUtr(trx: Database, utr: string | null): Promise<void> {
  if (utr !== null) await execute(trx)`select pg_advisory_xact_lock(hashtextextended(${utr}, 0))`;
}

interface Read {
  readonly account: string;
  readonly credit: Credit;
  /** The lines that earlier credits of the same export are. */
  readonly matches: readonly number[];
}

/** Inserts a line, or finds it if it was read before. Its row is locked until the transaction ends. */
export async function keepBankLine(
  trx: Database,
  { account, credit, matches, by, now }: Read & { by: string; now: Date },
): Promise<FoundLine> {
  const { valueDate, reference, amountPaise, ordinal, utr, otherUtr, payer, text } = credit;
  const before = await findBankLine(trx, { account, credit, matches, now });
  if (before) {
    if (before.orderId !== null || utr === null || before.utr === utr) return before;
    // A line without a UTR gets it; of one with two, the claimed one counts.
    if (before.utr === null || otherUtr === before.utr)
      return { ...before, utr: await nameUtr(trx, before.id, utr) };
    return before;
  }
  const line = await getRow<BankLine>(trx)`
    insert into bank_lines (account, value_date, reference, amount_paise, ordinal, utr, other_utr, payer, text, read_at, read_by)
    values (${account}, ${valueDate}, ${reference}, ${amountPaise}, ${ordinal}, ${utr}, ${otherUtr}, ${payer}, ${text}, ${now}, ${by})
    on conflict (account, value_date, reference, amount_paise, ordinal) do update set text = bank_lines.text
    returning ${columns}`;
  return { ...line, otherDay: false };
}

/** A line that was read. `otherDay`: before, on another day than this export says. */
export interface FoundLine extends BankLine {
  readonly otherDay: boolean;
}

/** What is left of a narration that was forgotten: enough to recognise it. */
export const digestOf = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`'sha256:' || encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/**
 * The line if it was read before, else null (R-PAY-9). A UTR and an amount are one credit within three days, whether
 * or not an export has the account's number. Another export may write a credit's reference or UTR elsewhere, or cut
 * its narration: then each of its credits is another line. Other lines are equal if account, day, reference, amount and ordinal are.
 * @param read.now when this export is read: two lines of one export are two credits
 */
export function findBankLine(
  db: Database,
  { account, credit, matches, now }: Read & { now: Date },
): Promise<FoundLine | null> {
  const { valueDate, reference, amountPaise, ordinal, utr, otherUtr, text } = credit;
  const isSame = sql`(account = ${account} and value_date is not distinct from ${valueDate}::date and ordinal = ${ordinal}
    and reference in (${reference}::text, ${digestOf(sql`${reference}::text`)}))`;
  const isNear = sql`coalesce(abs(value_date - ${valueDate}::date) <= 3, true)`;
  // Before, a cell of a dash or zeros was stored as the reference.
  const isWithoutReference = sql`(account = ${account} and value_date is not distinct from ${valueDate}::date and utr is null
    and reference !~ '[A-Za-z1-9]' and id <> all(${matches}::int8[]) and text in (${text}::text, ${digestOf(sql`${text}::text`)}))`;
  const isOther = sql`(other_utr = ${utr} or utr = ${otherUtr} or other_utr = ${otherUtr})`;
  const isOtherwiseWritten = sql`(read_at <> ${now} and ${isNear} and case
    when utr is null and ${utr}::text is null then account = ${account} and value_date is not distinct from ${valueDate}::date and id <> all(${matches}::int8[])
      and (${beginsWith(sql`${reference}::text`, sql`reference`)} or ${beginsWith(sql`reference`, sql`${reference}::text`)}
        or ${names(sql`${text}::text`, sql`reference`)} or ${names(sql`text`, sql`${reference}::text`)})
    when utr is null then ${names(sql`text`, sql`${utr}::text`)}
    when ${utr}::text is null then ${names(sql`${text}::text`, sql`utr`)} end)`;
  return findRow(db)`
    select ${columns}, coalesce(value_date <> ${valueDate}::date, false) as "otherDay" from bank_lines
    where amount_paise = ${amountPaise} and (${isSame} or ${isWithoutReference} or (utr = ${utr} and ${isNear}) or (${isOther} and ${isNear}) or ${isOtherwiseWritten})
    order by ${isSame} desc, coalesce(utr = ${utr}, false) desc, length(reference) desc, id limit 1 for update`;
}

/** Whether a narration begins with another one of eight letters or more, whatever their case and spaces. */
const beginsWith = (long: RawBuilder<unknown>, short: RawBuilder<unknown>) => {
  const plain = (text: RawBuilder<unknown>) => sql`regexp_replace(lower(${text}), '\\s+', '', 'g')`;
  return sql`(length(${short}) >= 8 and starts_with(${plain(long)}, ${plain(short)}))`;
};

/** Whether a text has a reference of the bank in it, as a word. */
const names = (text: RawBuilder<unknown>, reference: RawBuilder<unknown>) => sql`(
  ${reference} ~ '^[A-Za-z0-9]{8,22}$' and ${text} ~ ('\\m' || ${reference} || '\\M'))`;

/** The free lines with this UTR, or with it as their second number, locked; oldest first. */
export function holdFreeLines(trx: Database, utr: string): Promise<BankLine[]> {
  return execute(trx)`
    select ${columns} from bank_lines where (utr = ${utr} or other_utr = ${utr}) and ${isFree} order by id for update`;
}

/** Makes a number the UTR of a line: its second one, or one of its text that an operator found. */
export async function nameUtr(trx: Database, id: number, utr: string): Promise<string> {
  await execute(trx)`
    update bank_lines set utr = ${utr}, other_utr = case when other_utr = ${utr} then utr else other_utr end where id = ${id}`;
  return utr;
}

/** A narration without the spaces and dashes that may stand inside a number. */
export const digitsTogether = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`regexp_replace(${text}, '[\\s-]', '', 'g')`;

/** Whether a bank line `l` is of an amount (paise) and has a claimed UTR's digits anywhere in its text (R-PAY-4). */
export const carriesUtr = (utr: RawBuilder<unknown>, paise: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  l.amount_paise = ${paise} and (l.utr = ${utr} or l.other_utr = ${utr} or strpos(${digitsTogether(sql`l.text || '/' || l.reference`)}, ${utr}) > 0))`;

/** The free lines without a UTR of their own that carry a claimed one, of an amount and not before a day; locked. */
export function holdCarryingLines(
  trx: Database,
  { utr, amountPaise, placedDay }: { utr: string; amountPaise: number; placedDay: string },
): Promise<BankLine[]> {
  return execute(trx)`
    select ${columns} from bank_lines where ${isFree} and utr is null
      and coalesce(value_date, (read_at at time zone 'Asia/Kolkata')::date) >= ${placedDay}::date and id in (
        select l.id from bank_lines l where ${carriesUtr(sql`${utr}::text`, sql`${amountPaise}::int8`)})
    order by id for update`;
}

/** The free line that shows a settlement, by amount and UTR (R-PAY-8), locked; null if there is none. */
export function holdLineOfSettlement(
  trx: Database,
  { amountPaise, utr }: { amountPaise: number; utr: string | null },
): Promise<BankLine | null> {
  return findRow(trx)`
    select ${columns} from bank_lines
    where amount_paise = ${amountPaise} and ${isFree} and (utr = ${utr} or utr is null and text ~* ('\\y' || ${utr}::text || '\\y'))
    order by id limit 1 for update`;
}

/** One line, locked; null when there is none. */
export function holdBankLine(trx: Database, id: number): Promise<BankLine | null> {
  return findRow(trx)`
    select ${columns} from bank_lines where id = ${id} for update`;
}

/** A line that the bank took back, with the payment that it showed; null for none. */
export type LineOfReversal = BankLine & {
  readonly provider: string | null;
  readonly paymentId: string | null;
};

type ReversalOfAccount = Omit<Reversal, 'line'> & { readonly account: string };

/**
 * The line of an account, a UTR and an amount, not later than a day, unless it was taken back before. On another account
 * the same UTR is a transfer between the shop's own.
 */
const isReversedBy = ({
  account,
  utr,
  amountPaise,
  day,
}: ReversalOfAccount) => sql`taken_back_at is null and id = (
  select id from bank_lines where (utr = ${utr} or other_utr = ${utr}) and amount_paise = ${amountPaise}
    and (account = ${account} or '' in (account, ${account})) and coalesce(value_date <= ${day}::date, true) and id not in (select bank_line_id from settlements where bank_line_id is not null)
  order by taken_back_at is null, id limit 1 for update)`;

/** The line that a debit would take back, locked; null if there is none. */
export function holdReversedLine(trx: Database, reversal: ReversalOfAccount): Promise<BankLine | null> {
  return findRow(trx)`select ${columns} from bank_lines where ${isReversedBy(reversal)}`;
}

/** Marks the line that a debit takes back; null if there is none. */
export function markTakenBack(
  trx: Database,
  { now, ...reversal }: ReversalOfAccount & { now: Date },
): Promise<LineOfReversal | null> {
  return findRow(trx)`
    update bank_lines set taken_back_at = ${now} where ${isReversedBy(reversal)}
    returning ${columns}, provider, payment_id as "paymentId"`;
}

/** The payment that a line shows. */
export interface ShownPayment {
  readonly provider: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly amountPaise: number;
}

/**
 * Allocates a line to the order of the payment that it shows.
 * @throws when the line already belongs to an order
 */
export async function allocateBankLine(trx: Database, id: number, payment: ShownPayment): Promise<void> {
  const { provider, paymentId, orderId } = payment;
  const changed = await hasChanged(trx)`
    update bank_lines set order_id = ${orderId}, provider = ${provider}, payment_id = ${paymentId}
    where id = ${id} and order_id is null`;
  if (!changed) throw new Error(`Bank line ${id} belongs to an order already`);
}

/** An order's payments that no bank line shows yet: those with `utr` first, then those of `amountPaise`. */
export function listUnshownPayments(
  trx: Database,
  { orderId, utr, amountPaise }: { orderId: string; utr: string | null; amountPaise: number },
): Promise<ShownPayment[]> {
  return execute(trx)`
    select p.provider, p.payment_id as "paymentId", p.order_id as "orderId", p.amount_paise as "amountPaise"
    from payments p where p.order_id = ${orderId} and not exists (
      select from bank_lines l where l.provider = p.provider and l.payment_id = p.payment_id)
    order by p.utr is not distinct from ${utr} desc, p.amount_paise = ${amountPaise} desc, p.received_at`;
}

/** Takes a line's event off the desk, because another report explains its money. */
export async function closeLineEvent(trx: Database, id: number): Promise<void> {
  await execute(trx)`
    update payment_events set outcome = 'duplicate'
    where provider = 'upi-manual' and event_id = ${`bank-line:${id}`} and resolved_at is null`;
}
