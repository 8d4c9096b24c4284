import { type Database, execute, findRow, isUniqueViolation } from '../../platform/database.ts';
import { sellerRows } from '../sellers/readable.store.ts';

/** A seller's or operator's account, for the login. */
export interface StaffAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  /** Whether a second factor is active. */
  readonly secondFactor: boolean;
}

/** The login with this e-mail or mobile number; null if there is none, or its shop is closed. */
export function findStaff(db: Database, name: string): Promise<StaffAccount | null> {
  return findRow<StaffAccount>(db)`
    select id, name, email, password_hash as "passwordHash",
           exists (select from staff_second_factors f where f.staff_id = staff.id and f.secret is not null) as "secondFactor"
    from staff
    where (lower(email) = lower(${name}) or mobile = ${name}) and removed_at is null
      and not exists (select from ${sellerRows} s where s.id = staff.seller_id and s.closed_at is not null)`;
}

/**
 * Inserts a login, an operator's if there is no shop. Returns false if the e-mail is taken. Must come last in a
 * transaction, because the violation aborts it.
 */
export async function insertLogin(
  db: Database,
  login: {
    id: string;
    name: string;
    email: string;
    passwordHash: string;
    sellerId: string | null;
    addedBy: string | null;
    now: Date;
  },
): Promise<boolean> {
  try {
    await execute(db)`
      insert into staff (id, name, email, password_hash, role, seller_id, added_by, created_at)
      values (${login.id}, ${login.name}, ${login.email}, ${login.passwordHash}, ${login.sellerId === null ? 'operator' : 'seller'}, ${login.sellerId},
        coalesce((select added_by from staff where id = ${login.addedBy}), ${login.addedBy}), ${login.now})`;
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'staff_email')) return false;
    throw error;
  }
}
