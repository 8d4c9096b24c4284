import { expect, it } from 'vitest';
import { backOf, type Facts, factsOf, line, parcel } from '../../../../../test/support/told-orders.ts';
import { orderStates, paymentStates, payWays } from '../../../orders/order.ts';
import { parcelStates } from '../../../orders/parcels/parcel.ts';
import { returnStates } from '../../../returns/return.ts';
import { answersOf } from './answers.ts';

/** Every combination of the two order lifecycles, one or two parcels, and what can be returned. */
function* everyOrder(): Generator<Facts> {
  const pairs = parcelStates.flatMap((one) => [[one], ...parcelStates.map((other) => [one, other])]);
  const backs: Pick<Facts, 'lines' | 'returns'>[] = [
    {},
    { lines: [line()] },
    { lines: [line({ open: false })] },
    ...returnStates.map((state) => ({
      lines: [line({ left: 0, open: false, backState: state })],
      returns: [backOf({ state })],
    })),
  ];
  for (const order_status of orderStates)
    for (const payment_status of paymentStates)
      for (const pay_by of payWays)
        for (const states of pairs)
          for (const back of backs)
            yield {
              order: { order_status, payment_status, pay_by, parcels: states.map((state) => parcel(state)) },
              ...back,
            };
}

/** Faults in the answers about an order: an incomplete sentence, or a button that the order does not allow. */
function faultsOf(facts: Facts): string[] {
  const { order: of, back } = factsOf(facts);
  return answersOf(factsOf(facts)).flatMap(({ question, says, next }) => {
    const whole = says.length > 0 && says.every((one) => /^\S.*[.!?\d]$/.test(one));
    const isComplete = !/undefined|null|NaN|[{}]|Invalid/.test(says.join(' '));
    const isOpen = of.parcels.every(({ state }) => ['waiting', 'to pack', 'brought back'].includes(state));
    const mayPay =
      of.order_status === 'pending' && /unpaid|failed/.test(of.payment_status) && of.pay_by === 'upi';
    const isAllowed =
      next.does === 'cancel'
        ? of.order_status !== 'cancelled' && isOpen
        : next.href.startsWith('/my-payment')
          ? mayPay
          : !next.href.startsWith('/return/') || back.lines.some((one) => one.open);
    return whole && isComplete && isAllowed ? [] : [`${question}: ${says.join(' ')} ${JSON.stringify(next)}`];
  });
}

it('in every state each question has an answer in whole sentences, and offers only what can be done', () => {
  const orders = [...everyOrder()];
  const pairs = parcelStates.length * (parcelStates.length + 1);
  expect(orders.length).toBe(40 * pairs * (3 + returnStates.length));
  expect(orders.flatMap(faultsOf).slice(0, 5)).toEqual([]);
});
