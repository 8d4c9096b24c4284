import { expect } from 'vitest';
import { readBalance } from '../../src/domains/ledger/ledger.store.ts';
import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import { claimPayment } from '../../src/domains/payments/claim-payment.ts';
import { confirmPayment } from '../../src/domains/payments/confirm-payment.ts';
import { reconcileStatement } from '../../src/domains/payments/reconcile-statement.ts';
import { readStatement } from '../../src/domains/payments/statement/read-statement.ts';
import { day, hour } from '../../src/platform/clock.ts';
import { payingShop } from './paying-shop.ts';

/** A paying shop whose operator imports bank statements. */
export async function statementShop() {
  const paying = await payingShop();
  const { db, clock, payee, scene } = paying;
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
  return { ...paying, operator, newUtr, line, read, inBank, claim, confirm, right };
}
