import { expect, it } from 'vitest';
import { payingShop } from '../../../test/support/paying-shop.ts';
import { minute } from '../../platform/clock.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { checkLedger } from './check-ledger.ts';
import { confirmPayment, rejectPayment } from './confirm-payment.ts';
import { listWaitingClaims } from './staff/claims.store.ts';

/** Money that came for an order that cannot use it has one story for its customer, whoever found it, and is not lost. */

const { db, clock, provider, payee, scene, call, refundsOf } = await payingShop();
let last = 300_000_000_000;
const newUtr = () => String((last += 1));
const claim = async (transactionId: string) =>
  (await call('POST', '/payment/update-transactionId', { orderId: scene.order.orderId, transactionId })).body
    .message;
const cancel = () => call('POST', `/home/customer/cancel-order/${scene.order.orderId}`, {});
const status = async () => (await call('GET', `/payment/status/${scene.order.orderId}`)).body;
const by = () => ({ orderId: scene.order.orderId, operatorId: 'asha', now: clock.now() });
const reject = () => rejectPayment(db, { ...by(), unpaidOrderTtl: 30 * minute });
const goesBack = 'Your payment came after this order was cancelled. We’re refunding it.';

it.each(['provider', 'operator'])('the %s finds the UTR of a cancelled order', async (finder) => {
  const utr = newUtr();
  await claim(utr);
  await cancel();
  if (finder === 'provider') await provider.send(provider.captured(scene.order, { utr }));
  else await confirmPayment(db, { ...by(), payee });
  for (const decision of [null, reject]) {
    expect(decision === null || isRefusal(await decision())).toBe(true);
    expect(await refundsOf()).toHaveLength(1);
    expect(await status()).toMatchObject({ payment_status: 'failed', notice: goesBack, claim: null });
    expect(await claim(utr)).toBe(goesBack);
  }
  const waiting = await listWaitingClaims(db, { after: 0, limit: 50, now: clock.now() });
  expect(waiting.filter(({ orderId }) => orderId === scene.order.orderId)).toEqual([]);
  expect(await checkLedger(db, clock.now())).toEqual([]);
});

it('the money of a UTR that is sent after it came is answered for at once', async () => {
  const utr = newUtr();
  await cancel();
  await provider.send(provider.captured(scene.order, { utr }));
  expect(await claim(utr)).toBe(goesBack);
});

it('a further UTR that is not found hides no money that goes back', async () => {
  await claim(newUtr());
  await cancel();
  await provider.send(provider.captured(scene.order, { utr: newUtr() }));
  expect(isRefusal(await reject())).toBe(false);
  expect((await status()).notice).toBe(goesBack);
});

it('an operator who names no UTR makes no refund of money that nobody has seen', async () => {
  await cancel();
  const answer = await confirmPayment(db, { ...by(), payee });
  expect([isRefusal(answer) && answer.error, await refundsOf()]).toEqual([
    'This order can’t take a payment, so its money would have to go back. Please enter the UTR of the credit that you found',
    [],
  ]);
  expect(await confirmPayment(db, { ...by(), payee, utr: newUtr() })).toEqual({ outcome: 'refund_due' });
});
