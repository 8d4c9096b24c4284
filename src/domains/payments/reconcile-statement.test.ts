import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accept, refusalOf } from '../../../test/support/operators-shop.ts';
import { statementShop } from '../../../test/support/statement-shop.ts';
import { day } from '../../platform/clock.ts';
import { readBalance } from '../ledger/ledger.store.ts';
import { checkLedger } from './check-ledger.ts';
import { readStatement } from './statement/read-statement.ts';
import { execute } from '../../platform/database.ts';
import { backOffice } from '../../shop-back-office.ts';

const { db, clock, provider, scene, call, stateOf, newUtr, line, read, inBank, claim, confirm, right } =
  await statementShop();

describe('a payment seen by bank, provider and staff', () => {
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
    await Promise.all([read(line(utr)), accept(claim(utr))]);
    expect([await inBank(), await stateOf()]).toEqual([before + 90_000, 'paid/placed']);
    await right();
  });

  it('is booked once when an operator confirms what the statement shows later', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await accept(claim(utr));
    await accept(confirm());
    await read(line(utr));
    expect(await inBank()).toBe(before + 90_000);
    await right();
  });

  it('is not confirmed where the statement shows another amount', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await accept(claim(utr));
    await read(line(utr, '90.00'));
    expect(await refusalOf(confirm())).toBe('wrong_status');
    expect([await inBank(), await stateOf()]).toEqual([before + 9_000, 'pending/pending']);
    await right();
  });

  it('waits at the desk when the statement shows less than what was confirmed', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await accept(claim(utr));
    await accept(confirm());
    expect((await read(line(utr, '90.00'))).credits).toMatchObject([{ outcome: 'mismatched' }]);
    expect(await inBank()).toBe(before + 99_000);
    await right();
    clock.advance(2 * day);
    expect((await checkLedger(db, clock.now())).join('\n')).toMatch(
      /₹90\.00 of upi-manual:line-\d+ has had no name/,
    );
    clock.advance(-2 * day);
    await execute(db)`update payment_events set resolved_at = now() where event_id like 'bank-line:%'`;
  });

  it('is one credit in two exports, with the account’s number and without, and in a file that holds it twice', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    await read(line(utr, '900.00', 'Account No : 50200012345678,,,,'));
    await read(`${line(utr)}\n${line(utr).split('\n')[2]}`);
    expect(await inBank()).toBe(before + 90_000);
  });
});

describe('a credit that the bank takes back in a later statement', () => {
  const reversal = (utr: string, amount = '900.00') =>
    `Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.\n02/03/26,REV-UPI-MEERA,${utr},${amount},`;

  it('is a loss of the order that it paid, once, and is not paid back too', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await accept(claim(utr));
    await read(line(utr));
    expect(await stateOf()).toBe('paid/placed');
    const { orderId } = scene.order;
    expect((await read(reversal(utr))).reversals).toEqual([{ line: 2, amountPaise: 90_000, orderId }]);
    for (const again of [reversal(utr), line(utr)]) expect((await read(again)).reversals).toEqual([]);
    expect(await inBank()).toBe(before);
    await right();
    expect((await call('POST', `/home/customer/cancel-order/${orderId}`)).status).toBe(200);
    expect(await readBalance(db, 'refunds_owed', orderId)).toBe(0);
    await right();
  });

  it('pays no order that claims it afterwards, and the claim is given up like any other', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    expect((await read(reversal(utr))).reversals).toMatchObject([{ orderId: null }]);
    await accept(claim(utr));
    expect((await read(line(utr))).credits).toMatchObject([{ outcome: 'known' }]);
    expect([await inBank(), await stateOf()]).toEqual([before, 'pending/pending']);
    await right();
    const rejections = [];
    for (let later = 1; later <= backOffice.statementsWithoutClaim; later++)
      rejections.push(...(await read(line(newUtr()).replace('01/03', `${10 + later}/03`))).givenUp);
    expect(rejections).toMatchObject([{ utr }]);
  });

  it('is another one where the amount, the number, the account or the word differs', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await accept(claim(utr));
    await read(line(utr, '900.00', 'Account No : 50200012345678,,,,'));
    const ownTransfer = `Account No : 99900012345678,,,,\n${reversal(utr)}`;
    const others = [reversal(utr, '899.00'), reversal(newUtr()), ownTransfer];
    for (const other of [...others, reversal(utr).replace('REV', 'REFUND')])
      expect((await read(other)).reversals).toEqual([]);
    expect(await inBank()).toBe(before + 90_000);
  });
});

describe('a bank’s exports', () => {
  it.each(['hdfc.csv', 'icici.csv', 'sbi.xls', 'axis.csv', 'kotak.csv'])(
    'are booked once when %s is read twice, and in parts that overlap',
    async (file) => {
      const text = readFileSync(join(import.meta.dirname, '../../../test/files/statements', file), 'utf8');
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
      // Orders that the tests before confirmed by hand are on none of these statements.
      const faults = await checkLedger(db, clock.now());
      expect(faults.filter((fault) => !fault.includes('was confirmed by hand'))).toEqual([]);
    },
  );
});
