import { beforeAll, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../src/domains/accounts/password.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { closeDemoLogins } from './close-logins.ts';
import { fillTown } from './fill-town.ts';
import { demoCustomer, demoLogins, operator, sellers } from './people.ts';
import { execute } from '../../src/platform/database.ts';

const { db } = await createTestDatabase();
beforeAll(() => fillTown(db, { today: new Date('2026-11-21T06:00:00Z'), say: () => {} }));

/** The demo logins that can still log in with the printed password. */
async function openLogins(): Promise<string[]> {
  const rows = await execute<{ email: string; hash: string | null }>(db)`
    select email, password_hash as hash from staff union all select email, password_hash from customers`;
  const hashes = new Map(rows.map(({ email, hash }) => [email, hash]));
  const open = await Promise.all(
    demoLogins.map(async ({ name, password }) =>
      (await verifyPassword(password, hashes.get(name) ?? null)) === true ? [name] : [],
    ),
  );
  return open.flat();
}

it('leaves no login that is printed, and lets alone one whose password was changed', async () => {
  expect(await openLogins()).toHaveLength(demoLogins.length);
  const email = sellers[0]?.email ?? '';
  const newHash = (await hashPassword('a password of their own')) as string;
  await execute(db)`update staff set password_hash = ${newHash} where email = ${email}`;
  await execute(db)`
    insert into sessions (token_hash, id, staff_id, created_at, last_seen_at, expires_at)
    select 'token', 'a session', id, now(), now(), now() + interval '1 day'
    from staff where email = ${operator.email}`;

  expect(await closeDemoLogins(db)).toBe(demoLogins.length - 1);
  expect(await openLogins()).toEqual([]);
  const rows = await execute(db)`
    select (select password_hash from staff where email = ${email}) as kept,
           (select password_hash from customers where email = ${demoCustomer.email}) as customer,
           (select count(*)::int from sessions) as sessions`;
  expect(rows).toEqual([{ kept: newHash, customer: null, sessions: 0 }]);
  expect(await closeDemoLogins(db)).toBe(0);
});
