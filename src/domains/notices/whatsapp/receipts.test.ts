import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { hour, testClock } from '../../../platform/clock.ts';
import { countFailed, listDeliveries } from '../sent-messages.store.ts';
import { keepCarrierId } from './receipts.store.ts';
import { execute } from '../../../platform/database.ts';

/** Meta's webhooks, signed as Meta signs them. */

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const settings = testSettings({
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_ORDER_TEMPLATE: 'order_news',
  WHATSAPP_APP_SECRET: 'the secret of the app',
  WHATSAPP_VERIFY_TOKEN: 'a word',
});
const app = await testApp(db, { clock, settings });
const url = '/webhooks/whatsapp';
const sign = (body: string, secret = 'the secret of the app') =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const post = async (payload: string, signature: string | undefined = sign(payload)) => {
  const headers = {
    'content-type': 'application/json',
    ...(signature && { 'x-hub-signature-256': signature }),
  };
  return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
};
const bodyOf = (...statuses: object[]) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', statuses } }] },
    ],
  });
const status = (id: string, state: string, more: object = {}) => ({
  id,
  status: state,
  timestamp: String(clock.now().getTime() / 1_000),
  recipient_id: '919876543210',
  ...more,
});
const failure = (id: string) =>
  status(id, 'failed', { errors: [{ code: 131_026, title: 'Undeliverable to 919876543210' }] });

/** Inserts a message that Meta has accepted. */
async function acceptance(carrierId: string): Promise<void> {
  const now = clock.now();
  const rows = await execute<{ id: number }>(db)`
    insert into outbox (recipient, channel, text, state, attempts, notice, next_at, created_at)
    values ('9876543210', 'whatsapp', 'Your parcel is packed', 'sent', 1, 'packed', ${now}, ${now}) returning id`;
  await keepCarrierId(db, rows[0]?.id ?? 0, carrierId);
}
const storedReceipts = async () =>
  (
    await execute<{ kept: string }>(db)`
      select concat_ws(' ', carrier_id, nullif(receipt, ''), state, nullif(last_error, '')) as kept from outbox order by id`
  ).map((row) => row.kept);

beforeEach(async () => {
  await execute(db)`delete from outbox`;
});

it('Meta verifies the webhook’s URL with the token from the settings only', async () => {
  const ask = (query: Record<string, string>) =>
    app.inject({ url, query: { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444', ...query } });
  const right = await ask({ 'hub.verify_token': 'a word' });
  expect([right.statusCode, right.body, right.headers['content-type']]).toEqual([
    200,
    '1158201444',
    'text/plain; charset=utf-8',
  ]);
  const others: Record<string, string>[] = [
    {},
    { 'hub.verify_token': 'another' },
    { 'hub.verify_token': 'a word', 'hub.mode': 'unsubscribe' },
    { 'hub.verify_token': 'a word', 'hub.challenge': '<script>' },
  ];
  for (const query of others) expect((await ask(query)).statusCode).toBe(403);
});

describe('a receipt', () => {
  it('is believed only where the raw body was signed', async () => {
    await acceptance('wamid.1');
    const body = bodyOf(failure('wamid.1'));
    const others = bodyOf(status('wamid.1', 'read'));
    for (const signature of [
      '',
      'sha256=',
      'sha256=00',
      sign(others),
      sign(body, 'another secret'),
      sign(body).slice(7),
    ])
      expect(await post(body, signature)).toBe(401);
    expect(await post(`${body} `, sign(body))).toBe(401);
    expect(await storedReceipts()).toEqual(['wamid.1 sent']);
    expect([await post('{}'), await post('no JSON'), await post('')]).toEqual([400, 400, 400]);
  });

  it('supersedes by meaning, in whatever order receipts arrive', async () => {
    await acceptance('wamid.1');
    await acceptance('wamid.2');
    expect(await post(bodyOf(status('wamid.1', 'delivered'), status('wamid.1', 'sent')))).toBe(200);
    expect(await storedReceipts()).toEqual(['wamid.1 delivered sent', 'wamid.2 sent']);
    await post(bodyOf(status('wamid.1', 'read')));
    await post(bodyOf(status('wamid.1', 'delivered'), failure('wamid.1'), status('wamid.2', 'warned')));
    expect(await storedReceipts()).toEqual(['wamid.1 read sent', 'wamid.2 sent']);
  });

  it('of a failure gives the message up for the desk, with the code and without the number', async () => {
    await acceptance('wamid.1');
    for (const _ of [1, 2])
      expect(await post(bodyOf(status('wamid.1', 'sent'), failure('wamid.1')))).toBe(200);
    expect(await storedReceipts()).toEqual([
      'wamid.1 failed failed WhatsApp did not deliver it, code 131026',
    ]);
    expect(await countFailed(db)).toBe(1);
    const [delivery] = await listDeliveries(db, { state: 'failed', after: 0, limit: 10 });
    expect(delivery).toMatchObject({
      channel: 'whatsapp',
      reason: 'WhatsApp did not deliver it, code 131026',
    });
  });

  it('for a message that is not known yet is requested again; for a foreign message it is not', async () => {
    expect(await post(bodyOf(failure('wamid.9')))).toBe(503);
    const late = bodyOf(failure('wamid.9'));
    clock.advance(hour);
    expect(await post(late)).toBe(200);
    expect(
      await post(JSON.stringify({ entry: [{ changes: [{ value: { messages: [{ text: 'Hello' }] } }] }] })),
    ).toBe(200);
  });
});

it('a shop without the secret takes none', async () => {
  const other = await testApp(db, { clock, settings: testSettings() });
  expect((await other.inject({ method: 'POST', url, payload: '{}' })).statusCode).toBe(404);
  await other.close();
});
