import { type Database, execute, hasChanged } from '../../platform/database.ts';
import { likeStart } from '../../platform/like.store.ts';

export interface ListedCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly since: Date;
  /** Null for a customer who may log in. */
  readonly blockedAt: Date | null;
  readonly reason: string;
}

/**
 * Customers by the beginning of the name or whole words of it, or by the whole e-mail or number; of an empty search
 * only those who are blocked.
 * @param query.mobile the search as ten digits; '' if it is no number
 */
export function listCustomers(
  db: Database,
  { words, mobile, after, limit }: { words: string; mobile: string; after: number; limit: number },
): Promise<ListedCustomer[]> {
  const start = likeStart(words.toLowerCase());
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return execute<ListedCustomer>(db)`
    select id, name, coalesce(email, '') as email, coalesce(mobile, '') as mobile, created_at as since,
           blocked_at as "blockedAt", coalesce(block_reason, '') as reason
    from customers
    where erased_at is null and case when ${words} = '' then blocked_at is not null
          else lower(name) like ${start} or string_to_array(lower(name), ' ') @> ${parts}::text[] or lower(email) = lower(${words}) or mobile = ${mobile} end
    order by blocked_at desc nulls last, lower(name), id offset ${after} limit ${limit}`;
}

/** Blocks a customer, or with null lets them in again. Returns false if that is so already, or there is none. */
export function saveBlock(
  trx: Database,
  id: string,
  block: { readonly reason: string; readonly now: Date } | null,
): Promise<boolean> {
  return hasChanged(trx)`
    update customers set blocked_at = ${block?.now ?? null}, block_reason = ${block?.reason ?? null}
    where id = ${id} and erased_at is null and (blocked_at is null) = ${block !== null}`;
}
