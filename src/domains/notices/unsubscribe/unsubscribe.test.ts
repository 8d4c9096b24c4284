import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { sendNotices } from '../../../../test/support/send-notices.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import { testClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { findPerson } from '../../accounts/find-person.store.ts';
import { deliverMessage } from '../deliver-message.ts';
import type { NoticeKind } from '../kinds.ts';
import { mailDresser } from '../mail/dress-mail.ts';
import type { Message } from '../message.ts';
import { notify } from '../notify.ts';
import { unsubscribeTokens } from './unsubscribe-token.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const settings = testSettings();
const app = await testApp(db, { clock, settings });
const call = callsOf(app);
const shop = await smallShop(db, clock.now());
const asha = await shop.customer();
const ravi = await shop.customer();
const tokens = unsubscribeTokens(settings.sessionSecret);

let count = 0;
const tell = (kind: NoticeKind, by = asha) =>
  notify(db, {
    to: { customerId: by.id },
    kind,
    key: String((count += 1)),
    subject: 'It costs less now',
    text: 'The kurta that you wished for costs ₹900 now.',
    link: '/product/details/kurta',
    now: clock.now(),
  });
const recipients = async () => {
  await sendNotices(db, clock);
  const rows = await execute<{ recipient: string }>(db)`
    select recipient from outbox where channel = 'email' order by id`;
  return rows.map(({ recipient }) => recipient.split('@')[0]);
};
/** The newest message as a mail server receives it. */
async function mailOf(): Promise<Message> {
  const messages: Message[] = [];
  const rows = await execute<{ id: number }>(db)`select max(id) as id from outbox`;
  const dressMail = mailDresser({ findPerson, publicUrl: 'https://chowk.test', tokens });
  const deliver = async (message: Message) => void messages.push(message);
  const task = deliverMessage({ db, clock, log: createLog('silent'), deliver, dressMail });
  await task({ id: rows[0]?.id ?? 0 }, { attempt: 1, last: false });
  if (!messages[0]) throw new Error('Nothing was sent');
  return messages[0];
}

beforeEach(async () => {
  for (const table of ['outbox', 'notices', 'notice_choices'])
    await execute(db)`delete from ${sql.table(table)}`;
});

describe('the link of a mail', () => {
  it('stands in its text, its HTML and its header, and ends its group’s e-mails only', async () => {
    await tell('price_drop');
    expect(await recipients()).toEqual([asha.id]);
    const mail = await mailOf();
    const token = tokens.tokenOf({ customerId: asha.id, group: 'wishes' });
    expect(mail.oneClick).toBe(`https://chowk.test/unsubscribe/one-click/${token}`);
    expect(mail.text).toContain(`https://chowk.test/unsubscribe?token=${token}`);
    expect(mail.html).toContain(`https://chowk.test/unsubscribe?token=${token}`);

    const answer = await call(null, 'POST', '/home/unsubscribe', { token });
    expect(answer.body).toMatchObject({ group: 'wishes' });
    await tell('back_in_stock');
    await tell('back_in_stock', ravi);
    await tell('message');
    expect(await recipients()).toEqual([asha.id, ravi.id, asha.id]);
  });

  it('stops a mail that waits already', async () => {
    await tell('price_drop');
    await tell('price_drop', ravi);
    expect(await recipients()).toHaveLength(2);
    await call(null, 'POST', '/home/unsubscribe', {
      token: tokens.tokenOf({ customerId: asha.id, group: 'wishes' }),
    });
    expect(await recipients()).toEqual([ravi.id]);
  });

  it.each([
    ['nothing', () => ''],
    ['somebody else', (right: string) => right.replace(asha.id, ravi.id)],
    ['another group', (right: string) => right.replace('.wishes.', '.orders.')],
    ['a group that is none', (right: string) => right.replace('.wishes.', '.all.')],
    ['a shorter signature', (right: string) => right.slice(0, -1)],
    ['no signature', (right: string) => `${right.split('.').slice(0, 2).join('.')}.`],
    ['another shop', () => unsubscribeTokens('x').tokenOf({ customerId: asha.id, group: 'wishes' })],
  ])('changed to %s changes nothing', async (_what, forgery) => {
    const token = forgery(tokens.tokenOf({ customerId: asha.id, group: 'wishes' }));
    expect((await call(null, 'POST', '/home/unsubscribe', { token })).status).toBe(404);
    const rows = await execute(db)`select from notice_choices`;
    expect(rows).toHaveLength(0);
  });
});

describe('a mail program', () => {
  const token = tokens.tokenOf({ customerId: asha.id, group: 'messages' });
  const url = `/unsubscribe/one-click/${token}`;
  const listChoices = async () => await execute(db)`select notice_group, channel, wanted from notice_choices`;

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('unsubscribes by one post of %s', async (type, payload) => {
    const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect(answer.statusCode).toBe(200);
    expect(await listChoices()).toEqual([{ notice_group: 'messages', channel: 'email', wanted: false }]);
  });

  it('changes nothing by opening the address, nor by a post of something else', async () => {
    const page = await app.inject(url);
    expect([page.statusCode, page.headers.location]).toEqual([303, `/unsubscribe?token=${token}`]);
    const type = { 'content-type': 'text/plain' };
    expect((await app.inject({ method: 'POST', url, headers: type, payload: 'hello' })).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(400);
    const forgery = { method: 'POST', url: '/unsubscribe/one-click/x.messages.y', headers: type } as const;
    const request = { ...forgery, payload: 'List-Unsubscribe=One-Click' };
    expect((await app.inject(request)).statusCode).toBe(404);
    expect(await listChoices()).toEqual([]);
  });
});

describe('the settings', () => {
  const read = async () =>
    (await call(asha, 'GET', '/home/customer/notice-choices')).body.choices as unknown as object[];

  it('are as everybody has them until something is chosen', async () => {
    expect(await read()).toEqual([
      { group: 'orders', channel: 'email', wanted: true },
      { group: 'orders', channel: 'sms', wanted: true },
      { group: 'orders', channel: 'push', wanted: true },
      { group: 'messages', channel: 'email', wanted: true },
      { group: 'messages', channel: 'sms', wanted: false },
      { group: 'messages', channel: 'push', wanted: true },
      { group: 'wishes', channel: 'email', wanted: true },
      { group: 'wishes', channel: 'sms', wanted: false },
      { group: 'wishes', channel: 'push', wanted: true },
    ]);
    const choices = [{ group: 'wishes', channel: 'sms', wanted: true }];
    expect((await call(asha, 'PUT', '/home/customer/notice-choices', { choices })).body).toMatchObject({
      message: 'Saved',
      choices: expect.arrayContaining(choices),
    });
    expect(await read()).toContainEqual(choices[0]);
    expect((await call(ravi, 'GET', '/home/customer/notice-choices')).body.choices).not.toContainEqual(
      choices[0],
    );
  });
});
