import { expect, it } from 'vitest';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { sendNotices } from '../../../test/support/send-notices.ts';
import { execute } from '../../platform/database.ts';

const shop = await returningShop();
const { db, clock, scene, call, asked, move, read } = shop;

const dispute = (returnId: string) =>
  call(scene.customer, 'POST', `/home/customer/dispute-return/${returnId}`, { note: 'It was not worn' });
async function declineReturn(over: object = {}) {
  const id = await asked(over);
  await move(id, 'asked', 'declined', 'It was worn');
  return id;
}

it('can be disputed until the end of the seventh day in India, as page and mail say, and not after', async () => {
  // An address that nobody verified gets five mails a day.
  await execute(db)`update customers set email_verified_at = ${clock.now()} where id = ${scene.customer.id}`;
  const [first, second] = [await declineReturn(), await declineReturn({ line: 1 })];
  const listReturns = async () => (await read()).returns;
  expect(await listReturns()).toMatchObject([
    { may: ['disputed'], disputeBy: '2026-03-09' },
    { may: ['disputed'], disputeBy: '2026-03-09' },
  ]);
  await sendNotices(db, clock);
  const rows = await execute<{ text: string }>(db)`
    select text from outbox where recipient = ${`${scene.customer.id}@example.com`} and text like '%It was worn%'`;
  expect(rows[0]?.text).toContain('open the order within 7 days and say so');

  clock.advance(Date.parse('2026-03-09T18:29:59Z') - clock.now().getTime());
  expect((await dispute(first)).status).toBe(200);
  clock.advance(1_000);
  expect(await listReturns()).toMatchObject([{ may: [] }, { may: [], disputeBy: null }]);
  expect(await dispute(second)).toMatchObject({
    status: 409,
    body: { code: 'wrong_status', error: 'The 7 days for disagreeing have passed.' },
  });
});
