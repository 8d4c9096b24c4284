import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { hour, shift } from './clock.ts';
import { type Refusal, refuse } from './refusal.ts';
import { answerOnce, forgetOldKeys } from './idempotency.ts';
import { inTransaction } from './transaction.ts';
import { execute } from './database.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-09-01T06:00:00Z');

beforeAll(async () => {
  await execute(db)`create table done (word text not null)`;
});
const countRows = async (word: string) => (await execute(db)`select from done where word = ${word}`).length;

/** Sends a request whose work writes `key` once and takes a moment. */
function ask(
  key: string | undefined,
  over: { body?: unknown; at?: Date; customerId?: string; refusal?: Refusal } = {},
) {
  const request = {
    customerId: over.customerId ?? 'asha',
    call: 'place',
    key,
    body: over.body ?? {},
    now: over.at ?? now,
  };
  return answerOnce(db, request, async (trx) => {
    await execute(trx)`insert into done values (${key ?? 'none'})`;
    await execute(trx)`select pg_sleep(0.05)`;
    return over.refusal ?? { orderId: Math.random() };
  });
}

describe('a request with a key', () => {
  it('runs once when sent twenty times in parallel; all get the first answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('double click')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countRows('double click')).toBe(1);
  });

  it('with another body is refused', async () => {
    await ask('k1', { body: { a: 1 } });
    expect(await ask('k1', { body: { a: 2 } })).toMatchObject({ refused: 'key_reused' });
    expect(await countRows('k1')).toBe(1);
  });

  it('keeps a refusal as the first answer, and undoes the work’s writes', async () => {
    const refusal = refuse('out_of_stock', { more: { products: ['p1'] } });
    expect(await ask('k2', { refusal })).toEqual(refusal);
    expect(await ask('k2')).toEqual(refusal);
    expect(await countRows('k2')).toBe(0);
  });

  it('runs again after an exception', async () => {
    const failure = answerOnce(db, { customerId: 'asha', call: 'place', key: 'k3', body: {}, now }, () =>
      Promise.reject(new Error('the power went')),
    );
    await expect(failure).rejects.toThrow('the power went');
    expect(await ask('k3')).toHaveProperty('orderId');
  });

  it('is separate for each customer', async () => {
    const mine = await ask('shared');
    expect(await ask('shared', { customerId: 'kiran' })).not.toEqual(mine);
  });

  it('answers for 24 hours', async () => {
    const first = await ask('k4');
    expect(await ask('k4', { at: shift(now, 24 * hour - 1) })).toEqual(first);
    expect(await ask('k4', { at: shift(now, 24 * hour), body: { other: true } })).not.toEqual(first);
    await forgetOldKeys(db, shift(now, 72 * hour));
    expect(await execute(db)`select from idempotency_keys`).toEqual([]);
  });
});

describe('a transaction', () => {
  it('without a key runs every time', async () => {
    await Promise.all([ask(undefined), ask(undefined)]);
    expect(await countRows('none')).toBe(2);
  });

  it('is rolled back by a refusal', async () => {
    const answer = await inTransaction(db, async (trx) => {
      await execute(trx)`insert into done values ('undone')`;
      return refuse('wrong_status');
    });
    expect(answer).toMatchObject({ refused: 'wrong_status' });
    expect(await countRows('undone')).toBe(0);
  });

  it('is retried after a deadlock', async () => {
    await execute(db)`insert into done values ('left'), ('right')`;
    const touch = (first: string, second: string) => {
      let runs = 0;
      return inTransaction(db, async (trx) => {
        runs += 1;
        await execute(trx)`update done set word = word where word = ${first}`;
        if (runs === 1) await execute(trx)`select pg_sleep(0.2)`;
        await execute(trx)`update done set word = word where word = ${second}`;
        return runs;
      });
    };
    const runs = await Promise.all([touch('left', 'right'), touch('right', 'left')]);
    // Both came through; which of the two was stopped, and whether the other was too, the machine decides.
    expect(Math.max(...runs)).toBeGreaterThan(1);
  });
});
