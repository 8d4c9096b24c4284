import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '../../src/domains/ledger/ledger.store.ts';
import { findOrderState } from '../../src/domains/orders/orders.store.ts';
import { expireOrders } from '../../src/domains/orders/expire-orders.ts';
import { placeOrder } from '../../src/domains/orders/place-order.ts';
import { claimPayment } from '../../src/domains/payments/claim-payment.ts';
import { hour, minute, testClock } from '../../src/platform/clock.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import { testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { home, smallShop } from '../../test/support/small-shop.ts';
import { reconcileCommand } from './reconcile.ts';
import { schedulesOf } from '../../test/support/schedules.ts';
import { execute } from '../../src/platform/database.ts';

const { db, connection } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const shop = await smallShop(db, clock.now());
const ops = { db, connection, settings: testSettings(), clock, say: () => {} };
const folder = mkdtempSync(join(tmpdir(), 'chowk-statement-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'statement.csv');
const orders: string[] = [];

async function claimedOrder(utr: string): Promise<string> {
  const [customer, product] = [await shop.customer(), await shop.product()];
  const order = await placeOrder(
    { db, schedules: schedulesOf(db, clock) },
    {
      customerId: customer.id,
      wanted: [{ productId: product.id, quantity: 1 }],
      shipTo: home,
      seen: { goodsTotal: 900, shippingFee: 0 },
      key: undefined,
      now: clock.now(),
      unpaidOrderTtl: 30 * minute,
    },
  );
  if (isRefusal(order)) throw new Error(order.error);
  const claim = { customerId: customer.id, orderId: order.orderId, utr, key: undefined, now: clock.now() };
  await claimPayment(db, { ...claim, claimedOrderTtl: 24 * hour, payee: testSettings().upi.vpa });
  return order.orderId;
}

const state = async (orderId: string | undefined) => {
  const order = await findOrderState(db, orderId ?? '');
  return `${order?.paymentStatus}/${order?.orderStatus} ${order?.attention}`.trim();
};
const sumOfCredits = async () =>
  (await execute<{ paise: number }>(db)`select sum(amount_paise)::int8 as paise from bank_lines`)[0]?.paise;
const run = async (...options: string[]) =>
  (await runCommand(reconcileCommand, ops, [file, ...options])).data;

beforeAll(async () => {
  for (const utr of ['432100000001', '432100000002', '432100000003']) orders.push(await claimedOrder(utr));
  writeFileSync(
    file,
    [
      'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
      '01/03/26,UPI-MEERA,0000432100000001,,900.00',
      '01/03/26,UPI-ASHA,0000432100000002,,90.00',
      '01/03/26,INTEREST,,,12.50',
      '01/03/26,UPI-STRANGER,0000432100000009,,900.00',
    ].join('\n'),
  );
});

describe('payment reconcile', () => {
  it('with --dry-run says what it would do and does nothing', async () => {
    const { counts } = await run('--dry-run');
    expect(counts).toMatchObject({ credits: 4, newlyPaid: 1, mismatched: 1, unmatched: 2, missing: 1 });
    expect(await state(orders[0])).toBe('pending/pending');
    const rows = await execute(db)`select from payment_events`;
    expect(rows).toHaveLength(0);
  });

  it('pays what agrees, keeps another amount for review, and leaves the rest', async () => {
    const { counts, missing } = await run();
    expect(counts).toMatchObject({ matched: 1, newlyPaid: 1, mismatched: 1, unmatched: 2, missing: 1 });
    expect(missing).toEqual([{ utr: '432100000003', orderId: orders[2] }]);
    expect(await Promise.all(orders.map(state))).toEqual([
      'paid/placed',
      'pending/pending amount',
      'pending/pending',
    ]);
  });

  it('names orders by the number that people say, before and after', async () => {
    for (const options of [['--dry-run'], []]) {
      const { lines } = await runCommand(reconcileCommand, ops, [file, ...options]);
      expect(lines.join('\n')).toMatch(/order CHK-\d{4}-\d\b/);
      expect(lines.join('\n')).not.toMatch(new RegExp(orders.join('|')));
    }
  });

  it('changes nothing the second time', async () => {
    const before =
      await sql`select count(*) as events, (select count(*) from payments) as payments from payment_events`.execute(
        db,
      );
    const { counts } = await run();
    expect(counts).toMatchObject({ matched: 1, newlyPaid: 0, mismatched: 1, unmatched: 2 });
    const after =
      await sql`select count(*) as events, (select count(*) from payments) as payments from payment_events`.execute(
        db,
      );
    expect(after.rows).toEqual(before.rows);
  });

  it('keeps what no order claims, and lets it pay the order whose UTR comes later', async () => {
    const rows = await execute<{ utr: string }>(db)`
      select evidence ->> 'utr' as utr from payment_events where outcome = 'unknown_order'`;
    expect(rows.map(({ utr }) => utr).toSorted()).toEqual(['432100000009', null]);
    const late = await claimedOrder('432100000009');
    expect(await state(late)).toBe('paid/placed');
    const { counts } = await run();
    expect(counts).toMatchObject({ matched: 2, newlyPaid: 0, unmatched: 1 });
    const events =
      await sql`select evidence ->> 'utr' as utr from payment_events where outcome = 'unknown_order'`.execute(
        db,
      );
    expect(events.rows).toEqual([{ utr: null }]);
  });

  it('pays no order of another price with it', async () => {
    writeFileSync(
      file,
      'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.\n01/03/26,UPI,432100000010,,899.00',
    );
    await run();
    expect(await state(await claimedOrder('432100000010'))).toBe('pending/pending amount');
  });

  it('says before and after that a credit is older than the order that claims it', async () => {
    const orderId = await claimedOrder('432100000011');
    statement('28/02/26,UPI,432100000011,,900.00');
    for (const options of [['--dry-run'], []]) {
      const { lines, data } = await runCommand(reconcileCommand, ops, [file, ...options]);
      expect(data.credits).toMatchObject([{ orderId, outcome: 'mismatched', orderedOn: '2026-03-01' }]);
      expect(lines.join('\n')).toContain('₹900.00 dated before the order of 2026-03-01');
    }
    expect(await state(orderId)).toBe('pending/pending mismatch');
  });

  const statement = (...lines: string[]) =>
    writeFileSync(file, ['Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.', ...lines].join('\n'));

  it('pays one order with one credit, whatever numbers its payer wrote beside it', async () => {
    const utrs = ['432200000001', '432200000002', '432200000003', '432200000004'] as const;
    const claimOrders = [];
    for (const utr of utrs) claimOrders.push(await claimedOrder(utr));
    statement(`01/03/26,"UPI-M-M@OKHDFC-HDFC0000001-${utrs[0]}-${utrs.slice(1).join(' ')}",,,900.00`);
    await run();
    expect(await Promise.all(claimOrders.map(state))).toEqual([
      'paid/placed',
      ...Array(3).fill('pending/pending'),
    ]);
  });

  it('pays nobody with money that came before the order was placed', async () => {
    statement('01/03/20,UPI,432200000005,,900.00', '28/02/26,UPI,432200000006,,900.00');
    await run();
    for (const utr of ['432200000005', '432200000006'])
      expect(await state(await claimedOrder(utr))).toBe('pending/pending mismatch');
  });

  it('gives a UTR up that three statements of later days do not show, and its stock goes back', async () => {
    const orderId = await claimedOrder('432300000001');
    for (const day of ['01/03/26', '02/03/26', '03/03/26', '03/03/26']) {
      statement(`${day},INTEREST,,,1.00`);
      await run();
    }
    expect(await state(orderId)).toBe('pending/pending');
    statement('04/03/26,INTEREST,,,1.00');
    expect((await run()).givenUp).toContainEqual({ utr: '432300000001', orderId });
    expect(await state(orders[1])).toBe('pending/pending amount');
    expect(await state(orderId)).toBe('failed/pending claim_rejected');
    clock.advance(31 * minute);
    await expireOrders(db, clock.now());
    expect(await state(orderId)).toMatch('failed/cancelled');
  });

  it('keeps a line once, with whatever neighbours it is read', async () => {
    const lines = ['01/03/26,CASH,,,5.00', '01/03/26,CASH,,,5.00', '02/03/26,CASH,,,5.00'];
    const countCash = async () => (await execute(db)`select from bank_lines where text = 'CASH'`).length;
    statement(...lines.slice(0, 2));
    await run();
    statement(...lines);
    await run();
    statement(...lines.slice(1));
    await run();
    expect(await countCash()).toBe(3);
    expect(await readBalance(db, 'bank')).toBe(await sumOfCredits());
  });

  it('counts one thing as one, names a UTR only where there is one', async () => {
    await claimedOrder('432400000001');
    statement('01/03/26,CASH \u001b[2J\u202eDEPOSIT,,,7.00');
    const { lines } = await runCommand(reconcileCommand, ops, [file]);
    const text = lines.join('\n');
    expect(text).toContain('1 credit that no order claims');
    expect(text).not.toMatch(/\b1 (\w+s|wait)\b|UTR +(order|$)/m);
  });

  it('says what is wrong with a file that is no statement', async () => {
    const other = join(folder, 'other.csv');
    writeFileSync(other, 'Handle,Title\nkurta,Kurta');
    await expect(runCommand(reconcileCommand, ops, [other])).rejects.toThrow(/no headings/);
    writeFileSync(other, Buffer.from('RIFF\0\u0001WEBP,"x" y\n"', 'latin1'));
    await expect(runCommand(reconcileCommand, ops, [other])).rejects.toThrow(/no headings/);
    await expect(runCommand(reconcileCommand, ops, [join(folder, 'none.csv')])).rejects.toThrow(
      /There is no/,
    );
    await expect(runCommand(reconcileCommand, ops, [])).rejects.toThrow(/Name one statement/);
  });
});
