import { once as awaitOnce } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { hour, minute, shift, testClock } from '../../platform/clock.ts';
import { refuse } from '../../platform/refusal.ts';
import { createLog } from '../../platform/log.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { deliveryBy } from './delivery.ts';
import type { Deliver } from './message.ts';
import { DeliveryError } from './post.ts';
import { sendMessage } from './send-message.ts';
import { deliverMessage } from './deliver-message.ts';
import { adoptMessages } from './outbox.store.ts';
import { countJobs } from '../../platform/jobs/jobs.store.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const log = createLog('silent');

const task = (deliver: Deliver) => deliverMessage({ db, clock, log, deliver });
const once = { attempt: 1, last: false };

/** Returns the message's id. */
async function write(over: Partial<Parameters<typeof sendMessage>[1]> = {}): Promise<number> {
  const message = {
    notice: 'otp' as const,
    recipient: '9876543210',
    channel: 'sms' as const,
    text: 'Your order is placed',
  };
  await sendMessage(db, { ...message, now: clock.now(), ...over });
  return (await rows()).at(-1)?.id ?? 0;
}
const rows = async () =>
  await execute<{ id: number; state: string; attempts: number; text: string; last_error: string }>(db)`
    select id, state, attempts, text, last_error from outbox order by id`;

beforeEach(async () => {
  await execute(db)`delete from outbox`;
  await execute(db)`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
});

describe('the outbox', () => {
  it('stores a message together with its delivery job, or neither', async () => {
    await inTransaction(db, async (trx) => {
      await sendMessage(trx, {
        notice: 'answer',
        recipient: 'a@example.com',
        channel: 'email',
        text: 'x',
        now: clock.now(),
      });
      return refuse('out_of_stock');
    });
    expect([await rows(), await countJobs(db)]).toEqual([[], []]);
    await write();
    expect(await countJobs(db)).toMatchObject([{ task: 'deliver_message', waiting: 1 }]);
  });

  it('sends a message once, with three processes at work', async () => {
    const texts: string[] = [];
    const tasks = { deliver_message: task(async ({ text }) => void texts.push(text)) };
    const workers = await Promise.all([1, 2, 3].map(() => startJobs({ db, log, tasks, regular: {} })));
    for (let i = 0; i < 30; i++) await write({ text: `text ${i}` });
    await expect.poll(rows).toSatisfy((all) => all.every(({ state }: { state: string }) => state === 'sent'));
    expect(new Set(texts).size).toBe(30);
    expect(texts).toHaveLength(30);
    await Promise.all(workers.map((worker) => worker.stop()));
    await write({ text: 'too late' });
    expect((await rows()).at(-1)?.state).toBe('waiting');
  });

  it('retries up to the limit, then gives up with the reason', async () => {
    const refusing = task(() => Promise.reject(new DeliveryError('The bridge answered 503', false)));
    const id = await write();
    await expect(refusing({ id }, { attempt: 1, last: false })).rejects.toThrow('answered 503');
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: 'The bridge answered 503' },
    ]);
    await refusing({ id }, { attempt: 8, last: true });
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 8 }]);
  });

  it('does not retry a permanent failure', async () => {
    const id = await write();
    await task(() => Promise.reject(new DeliveryError('Refused', true)))({ id }, { attempt: 1, last: false });
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  it('never logs a message, whatever failed', async () => {
    const id = await write();
    const brokenTask = task(({ text }) => Promise.reject(new Error(`cannot send ${text}`)));
    await expect(brokenTask({ id }, { attempt: 1, last: false })).rejects.toThrow('could not be sent');
    expect(JSON.stringify(await rows())).not.toContain('cannot send');
  });

  it('blanks secrets when they expire, sent or not', async () => {
    const secret = { secretUntil: shift(clock.now(), 5 * minute) };
    await task(() => Promise.resolve())({ id: await write({ text: '1234 is your OTP', ...secret }) }, once);
    const late = await write({ text: '5678 is your OTP', ...secret });
    clock.advance(5 * minute);
    const texts: string[] = [];
    await task(async ({ text }) => void texts.push(text))({ id: late }, once);
    expect(texts).toEqual([]);
    expect(await rows()).toMatchObject([
      { state: 'sent', text: '' },
      { state: 'failed', text: '' },
    ]);
  });

  it('recreates missing jobs, as after a restored backup, one per message', async () => {
    await write();
    await execute(db)`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
    clock.advance(2 * hour);
    await adoptMessages(db, clock.now());
    await adoptMessages(db, clock.now());
    expect(await countJobs(db)).toMatchObject([{ task: 'deliver_message', waiting: 1 }]);
  });
});

describe('a provider', () => {
  const requests: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  let answer = (response: ServerResponse) => void response.end('{}');
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  const listening = awaitOnce(server, 'listening');
  afterAll(() => void server.close());
  const url = async () => {
    await listening;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const otp = {
    recipient: '9876543210',
    channel: 'sms',
    subject: '',
    text: '1234 is your OTP',
    templateValues: { otp: '1234' },
  } as const;
  const reply = (status: number, body: unknown) => {
    answer = (response) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  it('http gets {to, text}', async () => {
    reply(200, {});
    await deliveryBy({ provider: 'http', url: `${await url()}/texts` })(otp);
    expect(requests.at(-1)).toMatchObject({ url: '/texts', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toEqual({ to: '9876543210', text: '1234 is your OTP' });
  });

  it('gets no number that India does not have', async () => {
    reply(200, {});
    const before = requests.length;
    const texts = deliveryBy({ provider: 'http', url: `${await url()}/texts` });
    await expect(texts({ ...otp, recipient: '0123456789' })).rejects.toMatchObject({ permanent: true });
    expect(requests).toHaveLength(before);
    await expect(
      deliveryBy({ provider: 'outbox' })({ ...otp, recipient: '0123456789' }),
    ).resolves.toBeUndefined();
  });

  it('twilio gets a form under basic authentication', async () => {
    reply(201, { sid: 'SM1', status: 'queued' });
    await deliveryBy({
      provider: 'twilio',
      url: await url(),
      account: 'AC1',
      key: 'token',
      from: '+15005550006',
    })(otp);
    const request = requests.at(-1);
    expect(request?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:token').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      To: '+919876543210',
      From: '+15005550006',
      Body: '1234 is your OTP',
    });
  });

  it('msg91 gets the template and its values, and its refusals with status 200 are refusals', async () => {
    reply(200, { type: 'success', message: '5e1e93cad6fc054d8e759a5b' });
    const deliver = deliveryBy({ provider: 'msg91', url: await url(), key: 'key', template: 'T1' });
    await deliver(otp);
    expect(requests.at(-1)).toMatchObject({ url: '/api/v5/flow', headers: { authkey: 'key' } });
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({
      template_id: 'T1',
      recipients: [{ mobiles: '919876543210', otp: '1234' }],
    });
    reply(200, { type: 'error', message: 'template id missing 9876543210' });
    const refusal = { permanent: true, message: 'MSG91 refused the message' };
    await expect(deliver(otp)).rejects.toMatchObject(refusal);
    await expect(deliver({ ...otp, templateValues: {} })).rejects.toMatchObject({ permanent: true });
  });

  it.each([
    ['orders', 'orderTemplate', 'MSG91_ORDER_TEMPLATE_ID', { order: 'A1', news: 'Placed' }],
    ['accounts', 'accountTemplate', 'MSG91_ACCOUNT_TEMPLATE_ID', { change: 'A number was removed' }],
  ])('msg91 sends news of %s by %s, or names the setting', async (_of, name, setting, values) => {
    reply(200, { type: 'success' });
    const news = { ...otp, templateValues: values };
    const by = { provider: 'msg91', url: await url(), key: 'key', template: 'T1' } as const;
    await deliveryBy({ ...by, [name]: 'T3' })(news);
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({
      template_id: 'T3',
      recipients: [values],
    });
    await expect(deliveryBy(by)(news)).rejects.toMatchObject({
      permanent: true,
      message: expect.stringContaining(`${setting} is missing`) as string,
    });
  });

  it.each([
    [400, true],
    [401, true],
    [429, false],
    [500, false],
    [503, false],
  ])('that answers %i is final: %s; nothing of the message is said', async (status, permanent) => {
    reply(status, { code: 21_211, message: 'The number 9876543210 is not valid, text 1234' });
    const failures = deliveryBy({
      provider: 'twilio',
      url: await url(),
      account: 'AC1',
      key: 'token',
      from: '+1',
    })(otp);
    await expect(failures).rejects.toMatchObject({
      permanent,
      message: `Twilio answered ${status}, code 21211`,
    });
  });

  it('that cannot be reached is retried', async () => {
    const failures = deliveryBy({ provider: 'http', url: 'http://127.0.0.1:9/' })(otp);
    await expect(failures).rejects.toMatchObject({ permanent: false });
  });
});
