import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/support/run-command.ts';
import { statementShop } from '../../test/support/statement-shop.ts';
import { day, minute } from '../../src/platform/clock.ts';
import { execute } from '../../src/platform/database.ts';
import { listSpokenNumbers } from '../../src/domains/payments/spoken-order.store.ts';
import { checkLedgerCommand } from './check-ledger.ts';
import type { Shop } from './command.ts';

const { db, clock, scene, call, provider, placeOrder, read, newUtr, confirm } = await statementShop();

/** What the command prints, and whether it fails. */
async function check() {
  const { lines, failed } = await runCommand(checkLedgerCommand, { db, clock } as unknown as Shop, []);
  return { text: lines.join('\n'), failed };
}
const credit = (on: string, utr: string) =>
  read(`Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.\n${on},UPI-MEERA,${utr},,900.00`);

describe('ops ledger check', () => {
  it('says that right books are right', async () => {
    await provider.send(provider.captured(scene.order));
    await call('POST', `/home/customer/cancel-order/${scene.order.orderId}`, {});
    expect(await check()).toEqual({ text: 'The books are right', failed: false });
  });

  it('names what was planted, and fails', async () => {
    const { orderId: byHand } = scene.order;
    await confirm();
    await credit('03/03/26', newUtr());
    const utr = newUtr();
    await credit('01/03/26', utr);
    const other = await placeOrder();
    await provider.send(provider.captured(other));
    await call('POST', `/home/customer/cancel-order/${other.orderId}`, {});
    await execute(db)`
      insert into clawbacks (provider, kind, reference, payment_id, order_id, amount_paise, state, opened_at)
      values ('gateway', 'dispute', 'planted', '', ${other.orderId}, 90000, 'taken', ${clock.now()})`;
    clock.advance(minute);
    await execute(db)`update refunds set sent_at = ${clock.now()} where order_id = ${other.orderId}`;
    await execute(db)`
      insert into bank_lines (account, value_date, reference, amount_paise, ordinal, utr, text, read_at, read_by)
      values ('', '2026-03-02', ${utr}, 90000, 1, ${utr}, '', ${clock.now()}, 'asha')`;
    await execute(db)`insert into promotion_limits (promotion_id, used, max) values ('super-discount', 0, 5)`;
    clock.advance(2 * day);
    const { text, failed } = await check();
    expect(failed).toBe(true);
    expect(text).toMatch(/^\d+ faults\n/);
    expect(text).toMatch(/promotion super-discount counts 0 uses and has 0, and no such limit/);
    const numbers = await listSpokenNumbers(db, [other.orderId, byHand]);
    expect(text).toContain(`order ${numbers.get(other.orderId)} was paid back by refund`);
    expect(text).toContain(`order ${numbers.get(byHand)} was confirmed by hand on 2026-03-01 with ₹900.00`);
    expect(text).toMatch(/bank lines \d+ and \d+ are one credit twice: UTR/);
    expect(text).toMatch(/₹900\.00 of upi-manual:line-\d+ has had no name since/);
  });
});
