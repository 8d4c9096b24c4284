import { hashPassword, verifyPassword } from '../../src/domains/accounts/password.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { newSecret } from '../../src/platform/ids.ts';
import { demoLogins } from './people.ts';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly hash: string;
}

/**
 * Disables the demo town's logins and ends their sessions, for a live shop: every copy of the shop prints their
 * passwords. A login whose password was changed belongs to somebody by now and is kept.
 *
 * @returns how many were disabled
 */
export async function closeDemoLogins(db: Database): Promise<number> {
  const passwords = new Map(demoLogins.map(({ name, password }) => [name.toLowerCase(), password]));
  const emails = [...passwords.keys()];
  const rows = await execute<Account>(db)`
    select id, lower(email) as email, password_hash as hash from staff where lower(email) = any(${emails})
    union all
    select id, lower(email), password_hash from customers
    where lower(email) = any(${emails}) and password_hash is not null`;
  const results = new Map<string, boolean>();
  const open: string[] = [];
  for (const { id, email, hash } of rows) {
    const password = passwords.get(email) ?? '';
    const attempt = `${password} ${hash}`; // the town's logins share their hashes
    const isDefault = results.get(attempt) ?? (await verifyPassword(password, hash)) === true;
    results.set(attempt, isDefault);
    if (isDefault) open.push(id);
  }
  if (open.length === 0) return 0;
  const nobodys = await hashPassword(newSecret());
  if (typeof nobodys !== 'string') throw new Error('The demo logins could not be closed');
  await db.transaction().execute(async (trx) => {
    await execute(trx)`update staff set password_hash = ${nobodys} where id = any(${open})`;
    await execute(trx)`update customers set password_hash = null where id = any(${open})`;
    await execute(trx)`delete from sessions where staff_id = any(${open}) or customer_id = any(${open})`;
  });
  return open.length;
}
