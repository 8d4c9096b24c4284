import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { minute, shift, testClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { countJobs } from '../../platform/jobs/jobs.store.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Deliver, Message } from './message.ts';
import { DeliveryError } from './post.ts';
import { sendMessage } from './send-message.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const text = { recipient: '9876543210', channel: 'sms', text: 'Your order has been placed' } as const;
const mail = { recipient: 'asha@example.com', channel: 'email', subject: 'Order', text: 'Namaste' } as const;

interface Row extends Message {
  readonly id: number;
  readonly state: string;
  readonly last_error: string;
  readonly fallback: unknown;
}
const rows = async () => await execute<Row>(db)`select * from outbox order by id`;
const last = async () => (await rows()).at(-1)?.id ?? 0;

/** Attempts to deliver a message while the providers of these channels fail. */
async function attempt(
  id: number,
  number: number,
  brokenChannels: readonly Message['channel'][],
  permanent = false,
) {
  const deliver: Deliver = ({ channel }) =>
    brokenChannels.includes(channel)
      ? Promise.reject(new DeliveryError(`No ${channel} today`, permanent))
      : Promise.resolve();
  const trial = { attempt: number, last: number >= 8 };
  await deliverMessage({ db, clock, log: createLog('silent'), deliver })({ id }, trial).catch(() => {});
}

beforeEach(async () => {
  await execute(db)`delete from outbox`;
  await execute(db)`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
});

describe('a message with a fallback', () => {
  const send = (over: object = {}) =>
    sendMessage(db, {
      notice: 'paid',
      ...text,
      fallback: mail,
      once: 'paid:1',
      now: clock.now(),
      ...over,
    });

  it('goes by the other channel after the third try, with a job of its own', async () => {
    await send();
    const id = await last();
    for (const number of [1, 2]) await attempt(id, number, ['sms']);
    expect(await rows()).toMatchObject([{ state: 'waiting', last_error: 'No sms today' }]);
    await attempt(id, 3, ['sms']);
    expect(await rows()).toMatchObject([
      { state: 'replaced', last_error: 'No sms today' },
      {
        state: 'waiting',
        channel: 'email',
        recipient: 'asha@example.com',
        subject: 'Order',
        text: 'Namaste',
      },
    ]);
    expect(await countJobs(db)).toMatchObject([{ task: 'deliver_message', waiting: 2 }]);
    await attempt(await last(), 1, ['sms']);
    expect(await rows()).toMatchObject([{ state: 'replaced' }, { state: 'sent' }]);
  });

  it('goes at once when the first channel refuses for good', async () => {
    await send();
    await attempt(await last(), 1, ['sms'], true);
    expect((await rows()).map(({ state, channel }) => [channel, state])).toEqual([
      ['sms', 'replaced'],
      ['email', 'waiting'],
    ]);
  });

  it('is sent once, however often its job runs and the occasion is told', async () => {
    await Promise.all([send(), send(), send()]);
    expect(await rows()).toHaveLength(1);
    const id = await last();
    await Promise.all([1, 2, 3].map(() => attempt(id, 3, ['sms'])));
    await send();
    expect((await rows()).map(({ channel }) => channel)).toEqual(['sms', 'email']);
  });

  it('has failed when both channels have, and the operator sees it', async () => {
    await send();
    await attempt(await last(), 3, ['sms']);
    await attempt(await last(), 8, ['email']);
    expect(await rows()).toMatchObject([
      { state: 'replaced' },
      { state: 'failed', last_error: 'No email today' },
    ]);
  });

  it('has failed where the occasion had its e-mail already', async () => {
    await sendMessage(db, { notice: 'paid', ...mail, once: 'paid:1', now: clock.now() });
    await send();
    await attempt(await last(), 3, ['sms']);
    expect(await rows()).toMatchObject([{ channel: 'email' }, { channel: 'sms', state: 'failed' }]);
  });

  it('is blanked with its fallback when its secret expires', async () => {
    const otp = { ...text, text: '1234 is your OTP', templateValues: { otp: '1234' } };
    const secretUntil = shift(clock.now(), 5 * minute);
    await send({
      ...otp,
      notice: 'otp',
      once: undefined,
      fallback: { ...mail, text: otp.text },
      secretUntil,
    });
    await attempt(await last(), 3, ['sms']);
    expect(await rows()).toMatchObject([
      { state: 'replaced' },
      { text: '1234 is your OTP', state: 'waiting' },
    ]);
    clock.advance(5 * minute);
    await attempt(await last(), 1, []);
    expect(JSON.stringify(await rows())).not.toContain('1234');
    expect(await rows()).toMatchObject([{ state: 'replaced' }, { state: 'failed' }]);
  });
});
