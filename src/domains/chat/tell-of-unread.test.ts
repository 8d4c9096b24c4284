import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { hour, minute, testClock } from '../../platform/clock.ts';
import { storeMessage } from './messages.store.ts';
import { ensureConversation, markSeen } from './conversations.store.ts';
import { markSeen as readChat } from './mark-seen.ts';
import { tellOfUnread } from './tell-of-unread.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-04-01T06:00:00Z');
const shop = await smallShop(db, clock.now());
const { sellerId } = await shop.product({ seller: 0 });
const other = (await shop.product({ seller: 1 })).sellerId;
let customerId = '';

let count = 0;
async function write(text: string, by: 'customer' | 'seller' = 'seller', to = sellerId) {
  const parties = { customerId, sellerId: to };
  await ensureConversation(db, parties, clock.now());
  const message = await storeMessage(db, parties, {
    id: `message-${(count += 1)}`,
    from: by,
    senderName: 'Shop',
    text,
    clientId: null,
    now: clock.now(),
  });
  if (typeof message === 'string') throw new Error(message);
  return message.sequence;
}
async function notify() {
  await tellOfUnread(db, clock.now());
  const rows = await execute<{ text: string; link: string }>(db)`
    select text, link from notices where customer_id = ${customerId} and kind = 'message' order by id`;
  return rows.map(({ text }) => text);
}
const connect = async () => {
  await execute(db)`insert into live_processes (id, seen_at) values ('here', now()) on conflict do nothing`;
  await execute(
    db,
  )`insert into live_people (kind, person_id, process_id) values ('customer', ${customerId}, 'here')`;
};
const leave = () => sql`delete from live_people where person_id = ${customerId}`.execute(db);

beforeEach(async () => {
  clock.advance(hour);
  customerId = (await shop.customer()).id;
});

describe('a message that a customer has not read', () => {
  it('is told after five minutes, not before', async () => {
    await write('Yes, it is lined');
    clock.advance(5 * minute - 1);
    expect(await notify()).toEqual([]);
    clock.advance(1);
    expect(await notify()).toEqual(['Yes, it is lined']);
  });

  it('is told once for its conversation until that is read, and then anew', async () => {
    await write('Yes, it is lined');
    clock.advance(5 * minute);
    await Promise.all([notify(), notify()]);
    const last = await write('And it has pockets');
    clock.advance(hour);
    expect(await notify()).toEqual(['Yes, it is lined']);
    await write('We are closed today', 'seller', other);
    clock.advance(hour);
    expect(await notify()).toHaveLength(2);
    await markSeen(db, { customerId, sellerId }, 'customer', last);
    await write('It is back in M');
    clock.advance(hour);
    expect(await notify()).toEqual(['Yes, it is lined', 'We are closed today', 'It is back in M']);
  });

  it('marks its notice as read once it is read in the chat, and no other', async () => {
    const last = await write('Yes, it is lined');
    await write('We are closed today', 'seller', other);
    clock.advance(hour);
    await notify();
    const listNotices = async () => {
      const rows = await execute<{ text: string }>(db)`
        select text from notices where customer_id = ${customerId} and read_at is null order by id`;
      return rows.map(({ text }) => text);
    };
    expect(await listNotices()).toHaveLength(2);
    const chat = { db, tell: () => {} };
    await readChat(chat, { customerId, sellerId }, { by: 'seller', upTo: last, now: clock.now() });
    expect(await listNotices()).toHaveLength(2);
    await readChat(chat, { customerId, sellerId }, { by: 'customer', upTo: last, now: clock.now() });
    expect(await listNotices()).toEqual(['We are closed today']);
  });

  it('is not notified if it was read in time, nor is the customer’s own message', async () => {
    await write('Is it lined?', 'customer');
    await markSeen(db, { customerId, sellerId }, 'customer', await write('Yes'));
    clock.advance(hour);
    expect(await notify()).toEqual([]);
  });

  it('waits while its customer is connected, and is told when they have left', async () => {
    await connect();
    await write('Yes, it is lined');
    clock.advance(hour);
    expect(await notify()).toEqual([]);
    await leave();
    expect(await notify()).toHaveLength(1);
  });

  it('is told no more after a day', async () => {
    await write('Yes, it is lined');
    clock.advance(25 * hour);
    expect(await notify()).toEqual([]);
  });
});
