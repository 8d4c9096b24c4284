import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { newVisitor, type Visitor } from '../../../test/support/visitor.ts';
import { minute, testClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { hashPassword } from '../accounts/password.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const app = await testApp(db, { clock });
afterAll(() => app.close());

const password = 'a password of the desk';
const hash = await hashPassword(password);
let operators = 0;
async function newOperator(): Promise<string> {
  const email = `operator${(operators += 1)}@shop.example`;
  await execute(db)`insert into staff (id, name, email, password_hash, role, created_at)
    values (${newId(clock.now())}, 'Meera', ${email}, ${hash}, 'operator', ${clock.now()})`;
  return email;
}

const logIn = async (visitor: Visitor, email: string, attemptedPassword = password) =>
  (await visitor.call('POST', '/desk/log-in', { email, password: attemptedPassword })).status;
const strangersTry = async (email: string, address: string) => {
  const stranger = newVisitor(app, address);
  for (let tries = 0; tries < 10; tries++) await logIn(stranger, email, 'a guess');
  return logIn(stranger, email, 'a guess');
};

it('a stranger’s wrong passwords brake strangers, and not the browser that logged in before', async () => {
  const email = await newOperator();
  const owner = newVisitor(app, '203.0.113.20');
  await logIn(owner, email);
  await owner.call('POST', '/desk/log-out', {});
  for (let round = 0; round < 3; round++) {
    expect(await strangersTry(email, `198.51.100.${round}`)).toBe(429);
    expect(await logIn(owner, email)).toBe(200);
    clock.advance(16 * minute);
  }
  expect(await strangersTry(email, '198.51.100.9')).toBe(429);
  expect(await logIn(newVisitor(app, '203.0.113.20'), email)).toBe(429);
});

it('strangers behind the owner’s own address do not lock the owner out', async () => {
  const [email, ...others] = [
    await newOperator(),
    ...(await Promise.all(Array.from({ length: 7 }, newOperator))),
  ];
  const owner = newVisitor(app, '203.0.113.30');
  await logIn(owner, email);
  for (const other of others) await strangersTry(other, '203.0.113.30');
  expect(await logIn(newVisitor(app, '203.0.113.30'), email)).toBe(429);
  expect(await logIn(owner, email)).toBe(200);
});

it('a known browser has ten wrong passwords of its own, and for its own account alone', async () => {
  const [mine, theirs] = [await newOperator(), await newOperator()];
  const browser = newVisitor(app, '203.0.113.40');
  await logIn(browser, mine);
  const cookies = new Map(browser.cookies);
  for (let tries = 0; tries < 10; tries++) expect(await logIn(browser, mine, 'a guess')).toBe(401);
  expect(await logIn(browser, mine)).toBe(429);
  expect(await logIn(newVisitor(app, '203.0.113.41'), mine)).toBe(200);

  await strangersTry(theirs, '198.51.100.40');
  expect(await logIn(browser, theirs)).toBe(429);
  const forger = newVisitor(app, '203.0.113.42');
  for (const [name, value] of cookies) forger.cookies.set(name, value.replace(/\.[^.]*$/, '.forged'));
  await strangersTry(mine, '198.51.100.41');
  expect(await logIn(forger, mine)).toBe(429);
});
