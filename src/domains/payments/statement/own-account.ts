import type { Database } from '../../../platform/database.ts';
import { backOffice } from '../../../shop-back-office.ts';
import { isSameAccount } from './account-number.ts';
import { listAccounts } from './statements.store.ts';

/**
 * The shop's account where a statement is of another one, else null: an account of the shop's file (`bankAccounts`), or
 * where it names none, of the statements imported before. A statement without a number is not judged.
 */
export async function findOtherAccount(db: Database, account: string): Promise<string | null> {
  if (account === '') return null;
  const own = backOffice.bankAccounts.length > 0 ? backOffice.bankAccounts : await listAccounts(db);
  return own.some((one) => isSameAccount(one, account)) ? null : (own[0] ?? null);
}
