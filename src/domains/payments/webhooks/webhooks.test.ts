import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { razorpayShop } from '../../../../test/support/razorpay-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { day, minute, shift } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { chooseProvider } from '../providers/registry.ts';
import { signWebhook } from '../providers/gateway/gateway.ts';
import { emptyEvents, emptyWebhooks } from '../retention.store.ts';
import { maxTries, workWebhookTask } from './work-webhook.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, settings, app, scene, start, status, payment, send, sendPayment } = await razorpayShop();
const call = callsOf(app);
const asking = {
  db,
  clock,
  log: createLog('silent'),
  payee: settings.upi.vpa,
  provider: chooseProvider(settings, { db, clock, ownAddress: () => '' }),
};
const task = workWebhookTask(asking);
const own = (over: object = {}) => payment({ acquirer_data: null, ...over });

interface Row {
  id: number;
  state: string;
  tries: number;
  outcome: string;
  error: string;
  body: unknown;
  digest: string;
}
async function stored(eventId?: string): Promise<Row[]> {
  const rows = await execute<Row>(db)`
    select id, state, tries, outcome, error, body, digest from webhooks
    where event_id like ${eventId ?? `%${scene.orderId}%`} order by id`;
  return rows;
}
const jobs = async () =>
  (await execute(db)`select from graphile_worker.jobs where task_identifier = 'work_webhook'`).length;
/** Makes every lock of an order fail, like a fault in the database. */
const breakOrders = () => sql`alter table orders rename column attention to attention_away`.execute(db);
const mendOrders = () => sql`alter table orders rename column attention_away to attention`.execute(db);

describe('a webhook', () => {
  it('is stored, worked in its request, and needs no job after that', async () => {
    await start();
    expect((await sendPayment('payment.captured', own())).statusCode).toBe(200);
    expect(await status()).toBe('paid');
    expect(await stored()).toMatchObject([{ state: 'done', tries: 1, outcome: 'paid', error: '' }]);
    expect((await stored())[0]?.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await jobs()).toBe(0);
  });

  it('is not stored when its signature is wrong', async () => {
    await start();
    expect((await sendPayment('payment.captured', own(), 'another secret')).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('is stored without personal data of the payer', async () => {
    await start();
    const card = { id: 'card_1', name: 'Meera Sharma', last4: '4366', network: 'Visa', type: 'credit' };
    const person = { email: 'meera@customers.example', contact: '+919876543210', vpa: 'meera@bank', card };
    await sendPayment('payment.captured', own(person));
    const [webhook] = await stored();
    expect(JSON.stringify(webhook?.body)).not.toMatch(/meera|98765|4366/i);
    expect(JSON.stringify(webhook?.body)).toContain('Visa');
    const rows = await execute<{ body: unknown }>(db)`
      select body from payment_events where order_id = ${scene.orderId}`;
    expect(JSON.stringify(rows)).not.toMatch(/meera|98765|4366/i);
  });

  it('is acknowledged while it cannot be worked, and the job makes it good', async () => {
    await start();
    await breakOrders();
    const sent = await sendPayment('payment.captured', own()).finally(mendOrders);
    expect(sent.statusCode).toBe(200);
    const [webhook] = await stored();
    expect(webhook).toMatchObject({
      state: 'waiting',
      tries: 1,
      error: expect.stringContaining('attention'),
    });
    expect([await status(), await jobs()]).toEqual(['pending', 1]);
    await task({ id: webhook?.id }, { attempt: 1, last: false });
    expect(await status()).toBe('paid');
    expect(await stored()).toMatchObject([{ state: 'done', tries: 2, outcome: 'paid', error: '' }]);
    expect(await jobs()).toBe(0);
  });

  it('signed with the secret before is accepted while both are live', async () => {
    await start();
    expect((await sendPayment('payment.captured', own(), settings.payment.previousSecret)).statusCode).toBe(
      200,
    );
    expect(await status()).toBe('paid');
    const both = { ...settings, payment: { ...settings.payment, provider: 'gateway' as const } };
    const gateway = chooseProvider(both, { db, clock, ownAddress: () => '' });
    const rawBody = Buffer.from('{"type":"payment.sneezed"}');
    const at = String(Math.floor(clock.now().getTime() / 1_000));
    const signed = (secret: string) =>
      gateway.verify?.({
        rawBody,
        now: clock.now(),
        headers: {
          'x-timestamp': at,
          'x-event-id': 'one',
          'x-signature': signWebhook(secret, at, rawBody),
        },
      });
    expect(signed(settings.payment.previousSecret ?? '')).toMatchObject({ eventId: 'one' });
    expect(signed('neither of the two')).toMatchObject({ refused: 'bad_signature' });
  });
});

describe('the operator', () => {
  let operator: Awaited<ReturnType<typeof newOperatorLogin>>;
  beforeAll(async () => {
    operator = await newOperatorLogin(db, clock.now());
  });
  const replay = (id: number | undefined) => call(operator, 'POST', `/desk/webhooks/${id}/replay`, {});

  it('sees an event that is out of tries, also in the metrics, and replays it', async () => {
    await start();
    await breakOrders();
    await sendPayment('payment.captured', own());
    const [webhook] = await stored();
    const last = { attempt: maxTries, last: true };
    await expect(task({ id: webhook?.id }, last)).rejects.toThrow('attention');
    expect((await replay(webhook?.id)).body).toMatchObject({ outcome: 'failed' });
    await mendOrders();
    const list = await call(operator, 'GET', '/desk/webhooks?which=open');
    expect(list.body).toMatchObject({
      counts: { failed: 1, waiting: 0 },
      webhooks: [{ id: webhook?.id, state: 'failed', tries: 3, type: 'payment.captured' }],
    });
    expect((await app.inject('/metrics')).body).toContain('chowk_webhooks_failed 1');

    expect((await replay(webhook?.id)).body).toMatchObject({ outcome: 'paid' });
    expect(await status()).toBe('paid');
    expect((await app.inject('/metrics')).body).toContain('chowk_webhooks_failed 0');
    expect((await call(operator, 'GET', '/desk/webhooks?which=open')).body.webhooks).toEqual([]);
    const again = await replay(webhook?.id);
    expect(again.body).toMatchObject({ outcome: 'seen' });
    const rows = await execute<{ did: string }>(db)`
      select did from desk_changes where subject_id = ${`webhook:${webhook?.id}`}`;
    expect(rows).toHaveLength(3);
  });

  it('replays an event that meant nothing to the shop at first', async () => {
    await start();
    await send('something.new', { payment: { entity: own() } });
    const [webhook] = await stored();
    expect(webhook).toMatchObject({ state: 'done', outcome: 'ignored' });
    await execute(
      db,
    )`update webhooks set type = 'payment.captured', body = jsonb_set(body, '{event}', '"payment.captured"') where id = ${webhook?.id}`;
    expect((await replay(webhook?.id)).body).toMatchObject({ outcome: 'paid' });
    expect(await status()).toBe('paid');
  });

  it('is the only one who may do so', async () => {
    const customer = { cookie: scene.cookie };
    expect((await call(customer as never, 'GET', '/desk/webhooks?which=all')).status).toBe(401);
  });
});

it('forgets contents after their time, keeps what became of it, and leaves open ones alone', async () => {
  await start();
  await sendPayment('payment.captured', own());
  await sendPayment('payment.captured', own({ id: 'pay_dear', amount: 1 }));
  clock.advance(200 * day);
  const past = { before: shift(clock.now(), -180 * day), limit: 100 };
  await emptyWebhooks(db, past);
  await emptyEvents(db, past);
  const rows = await stored();
  expect(rows).toMatchObject([
    { state: 'done', outcome: 'paid', body: null },
    { state: 'done', outcome: 'review:amount', body: null },
  ]);
  const events = await execute<{ outcome: string; fields: number }>(db)`
    select outcome, (select count(*)::int from jsonb_object_keys(body)) as fields from payment_events
    where order_id = ${scene.orderId} order by outcome`;
  expect(events).toMatchObject([
    { outcome: 'paid', fields: 1 },
    { outcome: 'review:amount', fields: expect.any(Number) },
  ]);
  expect(events[1]?.fields).toBeGreaterThan(1);
  expect([await emptyWebhooks(db, past), await emptyEvents(db, past)]).toEqual([0, 0]);
  clock.advance(minute);
});
