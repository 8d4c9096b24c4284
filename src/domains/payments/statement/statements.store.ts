import { type Database, execute, hasRow, listValues } from '../../../platform/database.ts';
import type { Statement } from './read-statement.ts';

/** The days (`YYYY-MM-DD`) and balances of a statement, in paise; null without a balance column. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly openingPaise: number | null;
  readonly closingPaise: number | null;
}

/** Keeps a statement's days and balances, once. */
export async function keepStatement(
  trx: Database,
  { account, head, from, to, balances: { openingPaise, closingPaise } }: Statement,
  now: Date,
): Promise<void> {
  await execute(trx)`
    insert into bank_statements (account, head, from_day, to_day, opening_paise, closing_paise, read_at)
    values (${account}, ${head}, ${from}, ${to}, ${openingPaise}, ${closingPaise}, ${now}) on conflict do nothing`;
}

/**
 * Marks the lines of the days inside a statement that it does not show: its balances prove that it has them all
 * (R-PAY-9). The first and last day may be cut.
 * @param accounts what lines of its account were stored under
 * @param lineIds the lines that it shows
 */
export async function markContradicted(
  trx: Database,
  { from, to }: Pick<Statement, 'from' | 'to'>,
  accounts: readonly string[],
  lineIds: readonly number[],
  now: Date,
): Promise<void> {
  await execute(trx)`
    update bank_lines set contradicted_at = case when id = any(${[...lineIds]}::int8[]) then null else ${now}::timestamptz end
    where id = any(${[...lineIds]}::int8[]) and contradicted_at is not null
       or id <> all(${[...lineIds]}::int8[]) and contradicted_at is null and account = any(${[...accounts]}::text[])
          and value_date > ${from}::date and value_date < ${to}::date`;
}

/** The account numbers of imported statements, as they were written there. */
export const listAccounts = (db: Database): Promise<string[]> => listValues(db)`
  select distinct account from bank_statements where account <> ''`;

/**
 * The dated statements of an account, by its numbers as they were written, or of the head of those without a number,
 * that reach into the time since a day. Before, no head was stored.
 */
export const listSpans = (
  db: Database,
  { accounts, head, since }: { accounts: readonly string[]; head: string; since: string },
): Promise<Span[]> =>
  execute(db)`
  select coalesce(from_day, to_day)::text as "from", coalesce(to_day, from_day)::text as "to",
         opening_paise as "openingPaise", closing_paise as "closingPaise"
  from bank_statements where account = any(${[...accounts]}::text[]) and head in ('', ${head}) and to_day >= ${since}::date`;

/** Whether statements without an account's number came under other headings than these. */
export const hasOtherHead = (db: Database, head: string): Promise<boolean> =>
  hasRow(db)`select from bank_statements where account = '' and head not in ('', ${head})`;
