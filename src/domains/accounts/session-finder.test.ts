import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { day, shift } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { type Statement, statements } from '../../platform/tracing/channels.ts';
import { staffRows } from '../staff/readable.store.ts';
import { deleteSession, insertSession, sessionFinder } from './session.store.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-09-01T06:00:00Z');
const { customer } = await smallShop(db, now);
await execute(db)`
  insert into staff (id, name, email, password_hash, role, created_at)
  values ('s1', 'Operator', 'operator@shop.example', '', 'operator', ${now})`;
const sessions = await Promise.all(
  Array.from({ length: 30 }, async (_, n) => {
    const token = `token-${n}`;
    const owner = n % 3 === 0 ? { staffId: 's1' } : { customerId: (await customer()).id };
    const id = newId(now);
    await insertSession(db, { id, token, ...owner, userAgent: '', address: '', now });
    return { token, id, ...owner };
  }),
);
const find = sessionFinder(db, staffRows);

it('finds each of many concurrent sessions with one query', async () => {
  const texts: string[] = [];
  const hear = (statement: unknown) => void texts.push((statement as Statement).text);
  statements.start.subscribe(hear);
  const tokens = ['nobody', ...sessions.map(({ token }) => token), 'nobody', 'token-7'];
  const visitors = await Promise.all(tokens.map((token) => find(token, now)));
  statements.start.unsubscribe(hear);
  expect(visitors.map(({ customer: one, staff }) => one?.id ?? staff?.id)).toEqual(
    tokens.map((token) => {
      const session = sessions.find((one) => one.token === token);
      return session && ('customerId' in session ? session.customerId : session.staffId);
    }),
  );
  expect(visitors[2]?.customer?.sessionId).toBe(sessions[1]?.id);
  expect(texts.length).toBe(1);
});

it('does not find a session that ended before the lookup, while others are being looked up', async () => {
  const others = sessions.slice(20).map(({ token }) => find(token, now));
  await deleteSession(db, 'token-1');
  expect(await find('token-1', now)).toEqual({ customer: null, staff: null });
  await Promise.all(others);
});

it('expires each session at its own time, and records the use of those found', async () => {
  const staffEnds = shift(now, 3 * day);
  const [staff, one] = await Promise.all([find('token-0', staffEnds), find('token-2', staffEnds)]);
  expect(staff.staff, 'over at that very moment').toBeNull();
  expect(one.customer).not.toBeNull();
  const rows = await execute<{ seen: Date }>(db)`
    select last_seen_at as seen from sessions where id in (${sessions[0]?.id}, ${sessions[2]?.id}) order by last_seen_at`;
  expect(rows.map(({ seen }) => seen)).toEqual([now, staffEnds]);
});
