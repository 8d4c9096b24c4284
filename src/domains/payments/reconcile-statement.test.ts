import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { done, refused } from '../../../test/support/operators-shop.ts';
import { payingShop } from '../../../test/support/paying-shop.ts';
import { day, hour } from '../../platform/clock.ts';
import { readBalance } from '../ledger/ledger.store.ts';
import { checkLedger } from './check-ledger.ts';
import { claimPayment } from './claim-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import { reconcileStatement } from './reconcile-statement.ts';
import { resolveReview } from './staff/resolve-review.ts';
import { listReviews } from './staff/reviews.store.ts';
import { allocateBankLine } from './statement/bank-lines.store.ts';
import { readStatement } from './statement/read-statement.ts';

const { db, clock, shop, provider, payee, scene, stateOf, refundsOf, placeOrder } = await payingShop();
const operator = { kind: 'operator', id: 'asha' } as const;

let utrs = 500_000_000_000;
const newUtr = () => String((utrs += 1));
const line = (utr: string, amount = '900.00', account = '') =>
  `${account}\nDate,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.\n01/03/26,UPI-MEERA,${utr},,${amount}`;
const read = (text: string) => {
  const statement = readStatement(text);
  if (!statement) throw new Error('Not a statement');
  const circumstances = { actor: operator, payee, now: clock.now(), unpaidOrderTtl: hour, dryRun: false };
  return reconcileStatement(db, statement, circumstances);
};
const inBank = () => readBalance(db, 'bank');
const claim = (utr: string) =>
  claimPayment(db, {
    customerId: scene.customer.id,
    orderId: scene.order.orderId,
    utr,
    key: undefined,
    now: clock.now(),
    claimedOrderTtl: day,
    payee,
  });
const confirm = () =>
  confirmPayment(db, { orderId: scene.order.orderId, operatorId: operator.id, payee, now: clock.now() });
const right = async () => expect(await checkLedger(db, clock.now())).toEqual([]);

describe('a rupee of the bank', () => {
  it('is booked once when the statement is read before the provider tells of it', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    await provider.send(provider.captured(scene.order, { utr }));
    expect([await inBank(), await stateOf()]).toEqual([before + 90_000, 'paid/placed']);
    await right();
  });

  it('is booked once when the statement and the provider’s report come together', async () => {
    const before = await inBank();
    for (let n = 0; n < 5; n += 1) {
      const utr = newUtr();
      await Promise.all([read(line(utr)), provider.send(provider.captured(scene.order, { utr }))]);
    }
    expect(await inBank()).toBe(before + 5 * 90_000);
    await right();
  });

  it('is booked once when a UTR is claimed while the statement with it is read', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await Promise.all([read(line(utr)), done(claim(utr))]);
    expect([await inBank(), await stateOf()]).toEqual([before + 90_000, 'paid/placed']);
    await right();
  });

  it('is booked once when an operator confirms what the statement shows later', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await done(claim(utr));
    await done(confirm());
    await read(line(utr));
    expect(await inBank()).toBe(before + 90_000);
    await right();
  });

  it('is not confirmed where the statement shows another amount', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await done(claim(utr));
    await read(line(utr, '90.00'));
    expect(await refused(confirm())).toBe('wrong_status');
    expect([await inBank(), await stateOf()]).toEqual([before + 9_000, 'pending/pending']);
    await right();
  });

  it('waits at the desk when the statement shows less than what was confirmed', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await done(claim(utr));
    await done(confirm());
    expect((await read(line(utr, '90.00'))).credits).toMatchObject([{ outcome: 'mismatched' }]);
    expect(await inBank()).toBe(before + 99_000);
    await right();
    clock.advance(2 * day);
    expect((await checkLedger(db, clock.now())).join('\n')).toMatch(
      /₹90\.00 of upi-manual:line-\d+ has had no name/,
    );
    clock.advance(-2 * day);
    await sql`update payment_events set resolved_at = now() where event_id like 'bank-line:%'`.execute(db);
  });

  it('is one credit in two exports, with the account’s number and without, and in a file that holds it twice', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    await read(line(utr, '900.00', 'Account No : 50200012345678,,,,'));
    await read(`${line(utr)}\n${line(utr).split('\n')[2]}`);
    expect(await inBank()).toBe(before + 90_000);
  });
});

describe('a bank’s exports', () => {
  it.each(['hdfc.csv', 'icici.csv', 'sbi.xls', 'axis.csv', 'kotak.csv'])(
    'are booked once when %s is read twice, and in parts that overlap',
    async (file) => {
      const text = readFileSync(join(import.meta.dirname, '../../../test/fixtures/statements', file), 'utf8');
      const before = await inBank();
      const [part, whole] = [text.split('\n').slice(0, -3).join('\n'), text];
      const sums = [];
      for (const one of [part, whole, whole, part]) {
        await read(one);
        sums.push((await inBank()) - before);
      }
      const credits = readStatement(text)?.credits ?? [];
      const sum = credits.reduce((total, { amountPaise }) => total + amountPaise, 0);
      expect(sums.slice(1)).toEqual([sum, sum, sum]);
      expect(sums[0]).toBeLessThanOrEqual(sum);
      await right();
    },
  );
});

describe('a credit that waits at the desk', () => {
  const credit = async () => {
    const reviews = await listReviews(db, { after: 0, limit: 100 });
    return reviews.find(({ provider }) => provider === 'upi-manual')?.eventId ?? '';
  };
  const decide = async (resolution: 'accepted' | 'refunded' | 'dismissed' | 'booked', orderId?: string) =>
    resolveReview(db, {
      provider: 'upi-manual',
      eventId: await credit(),
      resolution,
      orderId,
      reason: 'On the statement',
      operatorId: operator.id,
      now: clock.now(),
    });
  const ownerOf = async (utr: string) => {
    const { rows } = await sql<{ owner: string | null }>`
      select order_id as owner from bank_lines where utr = ${utr}`.execute(db);
    return rows[0]?.owner;
  };

  beforeEach(async () => {
    await sql`update payment_events set resolved_at = now() where resolved_at is null`.execute(db);
  });

  it('pays the order that the operator names, and belongs to it from then on', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    await done(decide('accepted', scene.order.orderId));
    expect([await stateOf(), await ownerOf(utr)]).toEqual(['paid/placed', scene.order.orderId]);
    await read(line(utr));
    expect(await inBank()).toBe(before + 90_000);
    await right();
  });

  it('pays another order than the one that claimed it', async () => {
    const [utr, other] = [newUtr(), scene.order.orderId];
    await done(claim(utr));
    await read(line(utr, '899.00'));
    scene.customer = await shop.customer();
    scene.order = await placeOrder();
    await done(decide('accepted', scene.order.orderId));
    expect([await stateOf(), await stateOf(other), await ownerOf(utr)]).toEqual([
      'paid/placed',
      'pending/pending',
      scene.order.orderId,
    ]);
    await right();
  });

  it('belongs to one order at most', async () => {
    const utr = newUtr();
    await read(line(utr));
    await done(decide('accepted', scene.order.orderId));
    const { rows } = await sql<{ id: number }>`select id from bank_lines where utr = ${utr}`.execute(db);
    const another = await placeOrder(scene.kurta, await shop.customer());
    const payment = { provider: 'upi-manual', paymentId: 'x', orderId: another.orderId, amountPaise: 90_000 };
    await expect(allocateBankLine(db, rows[0]?.id ?? 0, payment)).rejects.toThrow(
      'belongs to an order already',
    );
    const given = { orderId: another.orderId, operatorId: operator.id, payee, utr, now: clock.now() };
    expect(await refused(confirmPayment(db, given))).toBe('utr_taken');
  });

  it('is owed back for the order that the operator names', async () => {
    const utr = newUtr();
    await read(line(utr, '12.00'));
    await done(decide('refunded', scene.order.orderId));
    expect(await ownerOf(utr)).toBe(scene.order.orderId);
    expect(await refundsOf()).toEqual([{ amount: 1_200, reason: 'On the statement' }]);
    await right();
  });

  it('that was owed back pays nothing when the provider tells of it later', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    await done(decide('refunded', scene.order.orderId));
    await provider.send(provider.captured(scene.order, { utr }));
    expect([await inBank(), await stateOf()]).toEqual([before + 90_000, 'unpaid/pending']);
    await right();
  });

  it.each([
    ['900.00', 90_000, []],
    ['890.00', 89_000, []],
    ['910.00', 91_000, [{ amount: 1_000, reason: 'paid more than was booked' }]],
  ])(
    'of ₹%s is a payment that was confirmed by hand, and no further money',
    async (amount, paise, refunds) => {
      const [utr, before] = [newUtr(), await inBank()];
      await done(confirm());
      await read(line(utr, amount));
      expect(await inBank()).toBe(before + 90_000 + paise);
      expect(await refused(decide('booked'))).toBe('not_found');
      await done(decide('booked', scene.order.orderId));
      expect([await inBank(), await ownerOf(utr)]).toEqual([before + paise, scene.order.orderId]);
      expect(await refundsOf()).toEqual(refunds);
      await right();
      await read(line(newUtr(), amount));
      expect(await refused(decide('booked', scene.order.orderId))).toBe('wrong_status');
    },
  );

  it('that was put away as other income still pays the order that an operator confirms with its UTR', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    await done(decide('dismissed'));
    await done(claim(utr));
    await done(confirm());
    expect([await stateOf(), await ownerOf(utr)]).toEqual(['paid/placed', scene.order.orderId]);
    expect(await inBank()).toBe(before + 90_000);
    await right();
  });
});
