import { decideRefund } from './model-by-hand.ts';
import type { Clawback, Model, Payment, Refund } from './model.ts';

/** What goes back without the shop in the model: by disputes, and by refunds in the provider's dashboard. */

type Of = Pick<Clawback, 'kind' | 'order' | 'utr' | 'paise'>;

function find({ clawbacks }: Model, of: Of): Clawback {
  const clawback = clawbacks.find(({ kind, utr }) => kind === of.kind && utr === of.utr);
  if (clawback) return clawback;
  clawbacks.push({ ...of, state: 'open', taken: 0, counted: 0 });
  return find({ clawbacks } as Model, of);
}

/** A bank contests a payment, and decides; `lostPaise` in paise. Once it is decided it stays so. */
export function dispute(model: Model, of: Of, lostPaise: number | null): void {
  const one = find(model, of);
  if (lostPaise === null || one.state !== 'open') return;
  Object.assign(one, { state: lostPaise > 0 ? 'taken' : 'returned', taken: lostPaise });
  count(model, of.order);
}

/** A refund is made in the provider's dashboard: on its way, arrived, or back after all, which stays so. */
export function refundElsewhere(model: Model, of: Of, state: 'sent' | 'done' | 'failed'): void {
  const one = find(model, of);
  if (one.state === 'returned' || state === 'sent') return;
  const { counted } = one;
  if (state === 'done') Object.assign(one, { state: 'taken', taken: of.paise });
  else Object.assign(one, { state: 'returned', taken: 0, counted: 0 });
  if (state === 'failed' && counted > 0) oweAgain(model, of, counted);
  count(model, of.order);
}

/** To each payment what its refunds were lowered by, the clawback's own first. */
function oweAgain(model: Model, { order, utr }: Of, countedPaise: number): void {
  const ofOrder = model.refunds.filter((one) => one.order === order);
  const own = paymentName(model, ({ by, ...one }) => by === 'gateway' && one.utr === utr);
  const due = [...new Set([own, ...ofOrder.map((one) => one.of)])].map((name) => {
    const refunds = ofOrder.filter((one) => one.of === name);
    return {
      of: name,
      paise: refunds.reduce((sum, one) => sum + one.taken - (one.isAgain ? one.paise : 0), 0),
    };
  });
  let rest = countedPaise;
  for (const { of, paise } of due) {
    const again = Math.min(rest, paise);
    rest -= again;
    if (again > 0) owe(model, { order, of, paise: again, isAgain: true }, null);
  }
}

/** What a refund of a payment says that it is of. */
export const paymentName = ({ payments }: Model, isIt: (one: Payment) => boolean): string =>
  `payment ${payments.findIndex(isIt)}`;

export const acceptedName = (model: Model, index: number): string =>
  paymentName(model, ({ order, accepted }) => order === index && accepted);

export const isDisputed = ({ clawbacks }: Model, index: number): boolean =>
  clawbacks.some(({ kind, order, state }) => kind === 'dispute' && order === index && state === 'open');

/** Money of an order becomes due to its customer, by an operator's decision or, with null, without. */
export function owe(
  model: Model,
  due: Pick<Refund, 'order' | 'of' | 'paise' | 'isGoodwill' | 'isAgain'>,
  operator: number | null,
): void {
  const refund = { ...due, sent: false, taken: 0 };
  model.refunds.push(refund);
  if (operator !== null) decideRefund(model, refund, operator);
  count(model, due.order);
}

/** A refund that was sent is due again. Returns whether that is possible. */
export function reopen(model: Model, refund: Refund): boolean {
  if (refund.taken === refund.paise) return false;
  refund.sent = false;
  count(model, refund.order);
  return true;
}

/** What the customer has already lowers what is due, oldest first; a refund without a rest is done. */
function count(model: Model, index: number): void {
  const due = model.refunds.filter(({ order, sent }) => order === index && !sent);
  for (const refund of due) {
    for (const one of model.clawbacks.filter(({ order }) => order === index)) {
      const paise = Math.min(refund.paise - refund.taken, one.taken - one.counted);
      one.counted += paise;
      refund.taken += paise;
    }
    refund.sent = refund.taken === refund.paise;
  }
}
