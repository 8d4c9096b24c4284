import { type Database, execute, findRow } from '../../../platform/database.ts';
import { likePart } from '../../../platform/like.store.ts';
import { sessionRows } from '../../accounts/readable.store.ts';
import type { Duty } from '../../../platform/visit.ts';
import { sellerRows } from '../../sellers/readable.store.ts';

export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly role: 'operator' | 'seller';
  readonly duty: Duty;
  readonly shopName: string;
  readonly secondFactor: boolean;
  readonly lastSeen: Date | null;
}

/** Who logs in at the desk, operators first; `words` are part of a name, an e-mail or a shop's name. */
export function listStaff(
  db: Database,
  { words, after, limit }: { words: string; after: number; limit: number },
): Promise<StaffMember[]> {
  const part = likePart(words);
  return execute<StaffMember>(db)`
    select p.id, p.name, p.email, coalesce(p.mobile, '') as mobile, p.role, p.duty, coalesce(s.shop_name, '') as "shopName",
           exists (select from staff_second_factors f where f.staff_id = p.id and f.secret is not null) as "secondFactor",
           (select max(last_seen_at) from ${sessionRows} seen where seen.staff_id = p.id) as "lastSeen"
    from staff p left join ${sellerRows} s on s.id = p.seller_id
    where p.removed_at is null and (p.name ilike ${part} or p.email ilike ${part} or s.shop_name ilike ${part})
    order by p.role, lower(coalesce(s.shop_name, '')), lower(p.name), p.id offset ${after} limit ${limit}`;
}

/** Locks the operators who do everything, so that of two who remove each other one stays. */
export async function lockOperators(trx: Database): Promise<string[]> {
  const rows = await execute<{ id: string }>(trx)`
    select id from staff where role = 'operator' and duty = 'all' and removed_at is null order by id for update`;
  return rows.map(({ id }) => id);
}

/** Locks a login; null if there is none. */
export const holdLogin = (
  trx: Database,
  id: string,
): Promise<(Pick<StaffMember, 'name' | 'email' | 'role' | 'duty'> & { sellerId: string | null }) | null> =>
  findRow(
    trx,
  )`select name, email, role, duty, seller_id as "sellerId" from staff where id = ${id} and removed_at is null for update`;

export async function saveDuty(trx: Database, id: string, duty: Duty): Promise<void> {
  await execute(trx)`update staff set duty = ${duty} where id = ${id}`;
}

/** Takes a login away: the e-mail and the number are free again, and no password opens it. Null if there is none. */
export function removeLogin(
  trx: Database,
  id: string,
  now: Date,
): Promise<{ name: string; email: string; role: string; sellerId: string | null } | null> {
  return findRow(trx)`
    update staff p set removed_at = ${now}, email = ${`removed-${id}@login.invalid`}, mobile = null, password_hash = ''
    from staff before
    where p.id = ${id} and before.id = p.id and p.removed_at is null
    returning before.name, before.email, before.role, before.seller_id as "sellerId"`;
}
