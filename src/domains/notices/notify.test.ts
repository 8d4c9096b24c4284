import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { sendNotices } from '../../../test/support/send-notices.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { minute, shift, testClock } from '../../platform/clock.ts';
import { countJobs } from '../../platform/jobs/jobs.store.ts';
import { createLog } from '../../platform/log.ts';
import { refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findPerson } from '../accounts/find-person.store.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Message } from './message.ts';
import { adoptNotices } from './notices.store.ts';
import { notify } from './notify.ts';
import { sendNotice } from './send-notice.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const app = await testApp(db, { clock });
const call = callsOf(app);
const shop = await smallShop(db, clock.now());
const asha = await shop.customer();
const ravi = await shop.customer();

const packedNotice = (over: object = {}) => ({
  to: { customerId: asha.id },
  kind: 'packed' as const,
  key: 'order-1:shop',
  subject: 'Your parcel is packed',
  text: 'Anokhi Lane has packed your parcel.',
  link: '/dashboard/order/details/order-1',
  order: { id: 'order-1', number: 'CHK-4821-5' },
  goods: [{ name: 'Kurta', picture: '/pictures/kurta.webp', detail: 'M' }],
  now: clock.now(),
  ...over,
});
const rows = async () =>
  await execute<Message & { id: number; state: string; notice: string }>(db)`
      select * from outbox order by id`;
const firstNotice = async () =>
  (await execute<{ id: number }>(db)`select id from notices order by id`)[0]?.id ?? 0;
const send = sendNotice({ db, clock, findPerson, publicUrl: 'https://chowk.test' });
const once = { attempt: 1, last: false };

beforeEach(async () => {
  await execute(db)`delete from outbox`;
  await execute(db)`delete from notices`;
  await execute(db)`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
});

describe('a notice', () => {
  it('is stored once per kind and key, for each recipient', async () => {
    await notify(db, packedNotice());
    await notify(db, packedNotice({ text: 'again' }));
    expect(await countJobs(db)).toMatchObject([{ task: 'send_notice', waiting: 1 }]);
    await notify(db, packedNotice({ kind: 'delivered' }));
    await notify(db, packedNotice({ key: 'order-1:other' }));
    await notify(db, packedNotice({ to: { customerId: ravi.id } }));
    await notify(db, packedNotice({ to: { email: 'guest@example.com' } }));
    await notify(db, packedNotice({ to: { email: 'guest@example.com' } }));
    expect(await countJobs(db)).toMatchObject([{ task: 'send_notice', waiting: 5 }]);
  });

  it('is not stored if its transaction is rolled back', async () => {
    await inTransaction(db, async (trx) => {
      await notify(trx, packedNotice());
      return refuse('out_of_stock');
    });
    expect([await firstNotice(), await countJobs(db)]).toEqual([0, []]);
  });

  it('is sent once, however often its job runs, also concurrently', async () => {
    await notify(db, packedNotice());
    const id = await firstNotice();
    await Promise.all([1, 2, 3].map(() => send({ id }, once)));
    await send({ id }, once);
    expect(await rows()).toMatchObject([
      { channel: 'email', recipient: `${asha.id}@example.com`, notice: 'packed' },
    ]);
    expect((await rows())[0]?.text).toMatch(/^Namaste,.*order CHK-4821-5 in My Orders/s);
  });

  it('is not sent again once its messages are deleted, for example after unsubscribing', async () => {
    await notify(db, packedNotice());
    await sendNotices(db, clock);
    await execute(db)`delete from outbox`;
    await send({ id: await firstNotice() }, once);
    expect(await rows()).toEqual([]);
  });

  it('gets a missing job again, for example after a restored backup', async () => {
    await notify(db, packedNotice());
    await execute(db)`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
    await adoptNotices(db, clock.now());
    expect(await countJobs(db)).toEqual([]);
    const later = shift(clock.now(), minute);
    await adoptNotices(db, later);
    await adoptNotices(db, later);
    expect(await countJobs(db)).toMatchObject([{ task: 'send_notice', waiting: 1 }]);
  });

  it('is sent completely after a crash between marking it and storing its messages', async () => {
    await notify(db, packedNotice());
    const id = await firstNotice();
    const crashing = sendNotice({
      db,
      clock,
      publicUrl: 'https://chowk.test',
      findPerson: () => Promise.reject(new Error('the process is gone')),
    });
    await expect(crashing({ id }, once)).rejects.toThrow('gone');
    expect(await rows()).toEqual([]);
    await send({ id }, once);
    expect(await rows()).toHaveLength(1);
  });

  it('has no name when it goes to a recipient without an account', async () => {
    const guest = { to: { email: 'guest@example.com' }, kind: 'back_in_stock', order: undefined };
    await notify(
      db,
      packedNotice({ ...guest, subject: 'It is back', text: 'Kurta, M is back.', link: '/नीली-kurta' }),
    );
    await sendNotices(db, clock);
    expect(await rows()).toMatchObject([{ recipient: 'guest@example.com', subject: 'It is back' }]);
    expect((await rows())[0]?.text).toMatch(
      /^Kurta, M is back\.[^]*chowk\.test\/%E0%A4%A8%E0%A5%80%E0%A4%B2%E0%A5%80-kurta$/,
    );
  });
});

describe('a message that can wait', () => {
  const night = testClock('2026-09-01T18:00:00Z');
  const deliver = (at: typeof clock, texts: string[]) =>
    deliverMessage({
      db,
      clock: at,
      log: createLog('silent'),
      deliver: ({ recipient }) => Promise.resolve(void texts.push(recipient)),
    });

  it('is put off until eight in the morning, once, and sent then', async () => {
    await notify(db, packedNotice({ kind: 'price_drop', order: undefined }));
    await sendNotices(db, clock);
    const id = (await rows())[0]?.id ?? 0;
    await execute(db)`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
    const texts: string[] = [];
    await deliver(night, texts)({ id }, once);
    await deliver(night, texts)({ id }, once);
    expect(texts).toEqual([]);
    const jobs = await execute<{ hours: number }>(db)`
      select (extract(epoch from run_at - now()) / 3600)::float8 as hours from graphile_worker.jobs`;
    expect(jobs.map(({ hours }) => Math.round(hours * 10) / 10)).toEqual([8.5]);
    const morning = testClock('2026-09-02T02:30:00Z');
    await deliver(morning, texts)({ id }, once);
    expect(texts).toEqual([`${asha.id}@example.com`]);
  });

  it('while an urgent one goes at once', async () => {
    await notify(db, packedNotice({ kind: 'paid' }));
    await sendNotices(db, night);
    const texts: string[] = [];
    for (const { id } of await rows()) await deliver(night, texts)({ id }, once);
    expect(texts).toHaveLength(1);
  });
});

describe('the list in the account', () => {
  const list = async (by = asha, query = '') =>
    (await call(by, 'GET', `/home/customer/notices${query}`)).body as unknown as {
      notices: { number: number; subject: string; unread: boolean }[];
      next: number | null;
    };
  const countUnread = async (by = asha) => (await call(by, 'GET', '/customer/me')).body.unreadNotices;

  it('shows one’s own, the newest first, at once', async () => {
    await notify(db, packedNotice());
    await notify(db, packedNotice({ kind: 'delivered', subject: 'Delivered' }));
    await notify(db, packedNotice({ to: { customerId: ravi.id } }));
    expect(await list()).toMatchObject({
      notices: [
        { subject: 'Delivered', unread: true, kind: 'delivered' },
        { subject: 'Your parcel is packed', unread: true, picture: '/pictures/kurta.webp' },
      ],
      next: null,
    });
    expect([await countUnread(), await countUnread(ravi)]).toEqual([2, 1]);
  });

  it('counts what was opened as read, not what came meanwhile, and nobody else’s', async () => {
    await notify(db, packedNotice());
    const [shown] = (await list()).notices;
    await notify(db, packedNotice({ kind: 'delivered' }));
    await notify(db, packedNotice({ to: { customerId: ravi.id } }));
    const upTo = shown?.number;
    expect((await call(asha, 'POST', '/home/customer/notices-read', { upTo })).body).toEqual({ unread: 1 });
    expect((await list()).notices.map((notice) => notice.unread)).toEqual([true, false]);
    expect([await countUnread(), await countUnread(ravi)]).toEqual([1, 1]);
  });

  it('comes in pages', async () => {
    for (let n = 0; n < 33; n += 1) await notify(db, packedNotice({ key: `parcel ${n}` }));
    const first = await list();
    expect([first.notices.length, (await list(asha, `?before=${first.next}`)).notices.length]).toEqual([
      30, 3,
    ]);
  });
});
