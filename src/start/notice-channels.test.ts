import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { startPushService } from '../../test/support/push-service.ts';
import { newCustomer } from '../../test/support/visitor.ts';
import { findPerson } from '../domains/accounts/find-person.store.ts';
import { deliverMessage } from '../domains/notices/deliver-message.ts';
import { notify } from '../domains/notices/notify.ts';
import { sendNotice } from '../domains/notices/send-notice.ts';
import { hour, testClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { deliveryOf, extraChannels } from './notice-channels.ts';
import { execute } from '../platform/database.ts';

/** End to end, from the event to the device and WhatsApp, with fakes of their services. */

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const push = await startPushService({ publicKey: () => settings.push?.publicKey ?? '' });
const sentByWhatsApp: unknown[] = [];
const meta = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    sentByWhatsApp.push(JSON.parse(body));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"messages":[{"id":"wamid.1"}]}');
  });
}).listen(0, '127.0.0.1');
await once(meta, 'listening');
afterAll(async () => {
  await push.stop();
  meta.close();
});
const settings = testSettings({
  PUSH_SERVICES: push.origin,
  WHATSAPP_URL: `http://127.0.0.1:${(meta.address() as AddressInfo).port}/v26.0`,
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_ORDER_TEMPLATE: 'order_news',
});
const app = await testApp(db, { clock, settings });
const asha = await newCustomer(app);

const trial = { attempt: 1, last: false };
const send = sendNotice({
  db,
  clock,
  findPerson,
  publicUrl: 'https://chowk.test',
  extra: extraChannels(settings),
});
const deliver = deliverMessage({ db, clock, log: createLog('silent'), deliver: deliveryOf(db, settings) });

/** Runs the waiting jobs like the queue; each twice, because jobs may run again. */
async function work(): Promise<void> {
  const ids = async (from: string) =>
    await execute<{ id: number }>(db)`select id from ${sql.table(from)} order by id`;
  for (const { id } of await ids('notices')) for (const _ of [1, 2]) await send({ id }, trial);
  for (const { id } of await ids('outbox')) for (const _ of [1, 2]) await deliver({ id }, trial);
}
const subscribe = async () => {
  const { endpoint, keys } = push.subscribe();
  const answer = await asha.call('POST', '/customer/push-devices', { endpoint, ...keys });
  expect(answer.status).toBe(201);
};
const choose = (group: string, channel: string, isOn: boolean) =>
  sql`insert into notice_choices (customer_id, notice_group, channel, wanted)
      values (${asha.id}, ${group}, ${channel}, ${isOn})`.execute(db);
const notifyOf = (over: object = {}) =>
  notify(db, {
    to: { customerId: asha.id },
    kind: 'packed',
    key: 'order-1:shop',
    subject: 'Your parcel is packed',
    text: 'Anokhi Lane has packed your parcel.',
    link: '/dashboard/order/details/order-1',
    order: { id: 'order-1', number: 'CHK-4821-5' },
    now: clock.now(),
    ...over,
  });

beforeEach(async () => {
  push.received.length = 0;
  sentByWhatsApp.length = 0;
  push.answer(201);
  for (const table of ['outbox', 'notices', 'notice_choices', 'push_subscriptions'])
    await execute(db)`delete from ${sql.table(table)}`;
});

describe('a device that asked for it', () => {
  it('shows a step of an order once, with its page behind it', async () => {
    await subscribe();
    await notifyOf();
    await notifyOf();
    await work();
    await work();
    expect(push.received.map(({ text }) => text)).toEqual([
      {
        title: 'Your parcel is packed',
        body: 'Anokhi Lane has packed your parcel.',
        link: '/dashboard/order/details/order-1',
        tag: push.received[0]?.topic,
      },
    ]);
  });

  it('is silent from 21:00 to 08:00, unless somebody stands at the door', async () => {
    await subscribe();
    clock.advance(12 * hour); // 23:30 in India
    await notifyOf();
    await notifyOf({ key: 'order-2:shop', urgent: true, subject: 'Your parcel is at the door' });
    await work();
    expect(push.received.map(({ text }) => text.title)).toEqual(['Your parcel is at the door']);
    clock.advance(9 * hour);
    await work();
    expect(push.received.map(({ text }) => text.title).at(-1)).toBe('Your parcel is packed');
    expect(push.received).toHaveLength(2);
  });

  it('shows nothing of a group that its owner turned off', async () => {
    await subscribe();
    await choose('orders', 'push', false);
    await notifyOf();
    await work();
    expect(push.received).toEqual([]);
  });

  it('that is gone leaves no message that an operator would have to mend', async () => {
    await subscribe();
    await notifyOf();
    push.answer(410);
    await work();
    const rows = await execute(db)`select from outbox where channel = 'push' and state = 'failed'`;
    expect(rows).toEqual([]);
  });
});

describe('WhatsApp', () => {
  const save = (...choices: { group: string; channel: string; wanted: boolean }[]) =>
    asha.call('PUT', '/home/customer/notice-choices', { choices });
  const consents = async () =>
    await execute<{ kind: string }>(db)`
        select kind, text, given_at from consents where customer_id = ${asha.id} and kind like 'whatsapp%'`;

  it('is agreed to for each group, with its sentence and its time, once', async () => {
    const orders = { group: 'orders', channel: 'whatsapp', wanted: true };
    expect((await save(orders, orders)).body.choices).toContainEqual(orders);
    await save(orders);
    const consent = {
      kind: 'whatsapp_orders',
      text: 'I agree that Chowk sends me news of my orders on WhatsApp',
      given_at: clock.now(),
    };
    expect(await consents()).toEqual([consent]);
    await save({ ...orders, wanted: false });
    expect(await consents()).toEqual([consent]);
    clock.advance(hour);
    await save(orders);
    expect(await consents()).toHaveLength(2);
  });

  it('is offered for groups that have a template, and no other choice of it is kept', async () => {
    const wishes = { group: 'wishes', channel: 'whatsapp', wanted: true };
    const { choices } = (await save(wishes)).body as { choices: { group: string; channel: string }[] };
    expect(choices.filter(({ channel }) => channel === 'whatsapp').map(({ group }) => group)).toEqual([
      'orders',
    ]);
    const rows = await execute(db)`select from notice_choices where notice_group = 'wishes'`;
    expect(rows).toEqual([]);
  });

  it('carries nothing that was not asked for', async () => {
    await execute(db)`update customers set mobile = '9876543210' where id = ${asha.id}`;
    await notifyOf();
    await work();
    expect(sentByWhatsApp).toEqual([]);
  });

  it('carries a group that was, to the number of the account, once', async () => {
    await execute(db)`update customers set mobile = '9876543210' where id = ${asha.id}`;
    await choose('orders', 'whatsapp', true);
    await notifyOf();
    await work();
    expect(sentByWhatsApp).toMatchObject([
      {
        to: '+919876543210',
        template: {
          name: 'order_news',
          components: [
            {
              parameters: [
                {
                  parameter_name: 'link',
                  text: 'https://chowk.test/dashboard/order/details/order-1',
                },
                { parameter_name: 'news', text: 'Your parcel is packed. Order CHK-4821-5' },
              ],
            },
          ],
        },
      },
    ]);
  });
});

it('a channel that is not set up has no addresses', () => {
  expect(extraChannels({ ...settings, push: undefined, whatsapp: undefined })).toEqual([]);
});
