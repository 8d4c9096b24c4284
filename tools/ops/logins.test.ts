import { expect, it } from 'vitest';
import { verifyPassword } from '../../src/domains/accounts/password.ts';
import { testClock } from '../../src/platform/clock.ts';
import { testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { addOperator, renewLogin } from './logins.ts';
import { execute } from '../../src/platform/database.ts';

const { db, connection } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const ops = { db, connection, settings: testSettings(), clock, say: () => {} };
const email = 'owner@shop.example';

const passwordOf = ({ data }: { data: unknown }) => (data as { password: string }).password;
/** The role that a password gives at the desk; null for a wrong password. */
async function role(password: string): Promise<string | null> {
  const rows = await execute<{ role: string; hash: string }>(db)`
    select role, password_hash as hash from staff where email = ${email}`;
  const [staff] = rows;
  return staff && (await verifyPassword(password, staff.hash)) === true ? staff.role : null;
}

it('open a desk that nobody had a login for, and open it again for who lost the password', async () => {
  const first = passwordOf(await runCommand(addOperator, ops, ['Meera', 'Devi', '--email', email]));
  expect(await role(first)).toBe('operator');
  await expect(runCommand(addOperator, ops, ['Another', '--email', email.toUpperCase()])).rejects.toThrow(
    'already has a login',
  );

  const second = passwordOf(await runCommand(renewLogin, ops, ['--email', email]));
  expect([await role(first), await role(second)]).toEqual([null, 'operator']);
});

it.each([
  [addOperator, ['Meera'], 'email address'],
  [addOperator, ['--email', email], 'who it is'],
  [renewLogin, ['--email', 'nobody@shop.example'], 'Nobody logs in'],
  [renewLogin, ['--emial', email], 'emial'],
] as const)('refuse what cannot be done with a sentence: %#', async (command, args, says) => {
  await expect(runCommand(command, ops, args)).rejects.toThrow(says);
});
