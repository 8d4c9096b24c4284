import { describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { minute, shift } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { countJobs } from '../../../platform/jobs/jobs.store.ts';
import { deliverMessage } from '../../notices/deliver-message.ts';
import type { Deliver } from '../../notices/message.ts';
import { blankSecrets } from '../../notices/outbox.store.ts';
import { DeliveryError } from '../../notices/post.ts';
import { sendMessage } from '../../notices/send-message.ts';
import { execute } from '../../../platform/database.ts';

const { db, call, operator, other, changesOf } = await operatorsDesk();
const now = new Date('2026-09-01T06:00:00Z');
const clock = { now: () => now };

interface Notice {
  readonly id: string;
  readonly state: string;
}
const list = async (query = '') =>
  (await call(operator, 'GET', `/desk/notices${query}`)).body.notices as unknown as Notice[];
const newest = async () => (await list())[0]?.id ?? '';

const refusing: Deliver = () => Promise.reject(new DeliveryError('The bridge answered 503', false));
async function attempt(id: string, number: number, deliver = refusing) {
  const trial = { attempt: number, last: number >= 8 };
  await deliverMessage({ db, clock, log: createLog('silent'), deliver })({ id }, trial).catch(() => {});
}
const text = {
  notice: 'paid',
  recipient: '9829012345',
  channel: 'sms',
  text: 'Placed',
  now,
} as const;

describe('a message at the desk', () => {
  it('shows what it is for, how it went and why, to a masked recipient', async () => {
    await sendMessage(db, { ...text, about: 'order-1' });
    expect(await list()).toMatchObject([
      {
        notice: 'paid',
        about: 'order-1',
        to: '98••••••45',
        channel: 'sms',
        state: 'waiting',
        tries: 0,
      },
    ]);
    await attempt(await newest(), 2);
    expect(await list()).toMatchObject([{ state: 'retrying', tries: 2, reason: 'The bridge answered 503' }]);
    await attempt(await newest(), 8);
    expect(await list()).toMatchObject([{ state: 'failed', tries: 8, canSendAgain: true }]);
    expect((await call(operator, 'GET', '/desk/notices/count')).body).toEqual({ failed: 1 });
  });

  it('is sent again by one press, once, and the press is recorded', async () => {
    const id = await newest();
    const again = (by: { cookie: string }) => call(by, 'POST', `/desk/notices/${id}/send-again`);
    expect((await again(operator)).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'waiting', tries: 0, reason: '', canSendAgain: false }]);
    expect(await countJobs(db)).toMatchObject([{ task: 'deliver_message', waiting: 1 }]);
    expect(await changesOf('notice', id)).toMatchObject([
      { did: 'sent again', by: operator.id, before: { tries: 8, reason: 'The bridge answered 503' } },
    ]);
    expect((await again(other)).body).toMatchObject({ code: 'changed_meanwhile' });
    await attempt(id, 1, () => Promise.resolve());
    expect(await list()).toMatchObject([{ state: 'sent' }]);
    expect((await again(operator)).status).toBe(409);
  });

  it('never shows a text, a subject, a whole recipient or a secret', async () => {
    const otp = {
      ...text,
      notice: 'otp',
      text: '7351 is your OTP',
      templateValues: { otp: '7351' },
    } as const;
    const mail = {
      recipient: 'asha@example.com',
      channel: 'email',
      subject: 'Your OTP 7351',
      text: '7351',
    } as const;
    await sendMessage(db, { ...otp, fallback: mail, secretUntil: shift(now, 5 * minute) });
    await attempt(await newest(), 3);
    const answer = JSON.stringify((await call(operator, 'GET', '/desk/notices')).body);
    expect(answer).not.toMatch(/7351|9829012345|asha@|Your OTP/);
    expect(await list()).toMatchObject([
      { notice: 'otp', channel: 'email', to: 'a•••@example.com', state: 'waiting' },
      { notice: 'otp', channel: 'sms', state: 'replaced' },
      { notice: 'paid' },
    ]);
  });

  it('that was a secret cannot be sent again after it has expired', async () => {
    const id = await newest();
    await blankSecrets(db, shift(now, 5 * minute));
    expect((await list())[0]).toMatchObject({ state: 'failed', canSendAgain: false });
    expect((await call(operator, 'POST', `/desk/notices/${id}/send-again`)).status).toBe(409);
  });

  it('is found by state, channel and whole recipient', async () => {
    const states = async (query: string) => (await list(query)).map(({ state }) => state);
    expect(await states('?state=sent')).toEqual(['sent']);
    expect(await states('?state=failed')).toEqual(['failed']);
    expect(await states('?channel=email')).toEqual(['failed']);
    expect(await states('?to=%2B91%2098290%2012345')).toEqual(['replaced', 'sent']);
    expect(await states('?to=98290')).toEqual([]);
    expect((await call(operator, 'GET', '/desk/notices?state=open')).status).toBe(400);
  });

  it('is listed in pages', async () => {
    await execute(db)`
      insert into outbox (recipient, channel, text, next_at, created_at, notice)
      select '9829012345', 'sms', 'x', now(), now(), 'otp' from generate_series(1, 60)`;
    const first = await call(operator, 'GET', '/desk/notices');
    expect([(first.body.notices as unknown as Notice[]).length, first.body.next]).toEqual([50, 50]);
    expect((await list('?after=50')).length).toBeGreaterThan(10);
  });
});
