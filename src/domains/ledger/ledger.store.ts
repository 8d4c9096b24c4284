import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findRow, getValue } from '../../platform/database.ts';
import type { Account, Entry, EntryKind } from './account.ts';

/** Inserts an entry with its postings. Returns false if its key exists. */
export function insertEntry(trx: Database, entry: Entry): Promise<boolean> {
  const { key, kind, orderId, note, at, postings } = entry;
  const lines = postings.map(({ account, party, amountPaise }) => ({ account, party, amount: amountPaise }));
  return getValue(trx)`
    with entry as (
      insert into ledger_entries (key, kind, order_id, note, at)
      values (${key}, ${kind}, ${orderId}, ${note}, ${at})
      on conflict (key) do nothing returning id
    ), lines as (
      insert into ledger_postings (entry_id, line, account, party, amount_paise)
      select entry.id, line.position, line.account, line.party, line.amount
      from entry, rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as (account text, party text, amount bigint)) with ordinality as line(account, party, amount, position)
    )
    select exists (select from entry) as written`;
}

/** An account's balance in paise, debits less credits; over all parties if `party` is omitted. */
export function readBalance(db: Database, account: Account, party: string | null = null): Promise<number> {
  return getValue(db)`
    select coalesce(sum(amount_paise), 0)::int8 as paise from ledger_postings
    where account = ${account} and (${party}::text is null or party = ${party})`;
}

/** An order's entries, oldest first. */
export function listEntriesOfOrder(db: Database, orderId: string): Promise<Entry[]> {
  return execute(db)`
    select ${columns} from ledger_entries e where e.order_id = ${orderId} order by e.id`;
}

/**
 * The entries of the days from one to before another, in India, oldest first.
 * @param keys a query of keys, where not all are wanted
 */
export const listEntriesBetween = (
  db: Database,
  from: string,
  before: string,
  keys?: RawBuilder<unknown>,
): Promise<Entry[]> => execute(db)`
  select ${columns} from ledger_entries e
  where ${keys ? sql`e.key in (${keys})` : sql`true`} and e.at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
    and e.at < ${before}::date::timestamp at time zone 'Asia/Kolkata' order by e.id`;

/** The entry with this key; null if there is none. */
export function findEntry(db: Database, key: string): Promise<Entry | null> {
  return findRow(db)`select ${columns} from ledger_entries e where e.key = ${key}`;
}

const columns = sql`
  e.key, e.kind, e.order_id as "orderId", e.note, e.at, (
    select coalesce(json_agg(json_build_object('account', account, 'party', party, 'amountPaise', amount_paise) order by line), '[]')
    from ledger_postings where entry_id = e.id) as postings`;

/** Entries whose postings do not sum to zero. A second check: the database already refuses them. */
export function listUnbalanced(db: Database): Promise<{ key: string; sumPaise: number }[]> {
  return execute(db)`
    select e.key, coalesce(sum(p.amount_paise), 0)::int8 as "sumPaise"
    from ledger_entries e left join ledger_postings p on p.entry_id = e.id
    group by e.id having coalesce(sum(p.amount_paise), 0) <> 0 order by e.id limit 100`;
}

/** Payments from before `since` that are still unallocated, oldest first. */
export function listUnallocated(
  db: Database,
  since: Date,
): Promise<{ party: string; paise: number; at: Date }[]> {
  return execute(db)`
    select p.party, (-sum(p.amount_paise))::int8 as paise, min(e.at) as at
    from ledger_postings p join ledger_entries e on e.id = p.entry_id
    where p.account = 'unallocated' group by p.party
    having sum(p.amount_paise) <> 0 and min(e.at) < ${since} order by min(e.at) limit 100`;
}

/** For queries in higher domains: non-zero balances of an account, as (party, paise). */
export const openBalances = (account: Account) => sql`
  select party, sum(amount_paise)::int8 as paise from ledger_postings
  where account = ${account} group by party having sum(amount_paise) <> 0`;

/** For queries in higher domains: the keys already posted, as (key). */
export const postedKeys = (kind: EntryKind) => sql`select key from ledger_entries where kind = ${kind}`;

/** For queries in higher domains: what each entry posts to an account, as (key, kind, paise). */
export const postingsIn = (account: Account) => sql`
  select e.key, e.kind, p.amount_paise as paise from ledger_postings p join ledger_entries e on e.id = p.entry_id
  where p.account = ${account}`;

/** For other statements: what each seller is owed for each order, in paise (`order_id`, `seller_id`, `paise`), open ones only. */
export const payableByOrder = sql`(
  select e.order_id, p.party as seller_id, (-sum(p.amount_paise))::int8 as paise
  from ledger_postings p join ledger_entries e on e.id = p.entry_id
  where p.account = 'seller_payable' and e.order_id is not null
  group by e.order_id, p.party having sum(p.amount_paise) <> 0)`;

/** Serialises what lowers the cash that a seller's courier holds, until the transaction ends. */
export async function lockCash(trx: Database, sellerId: string): Promise<void> {
  await execute(trx)`select pg_advisory_xact_lock(hashtextextended(${`cash of ${sellerId}`}, 0))`;
}
