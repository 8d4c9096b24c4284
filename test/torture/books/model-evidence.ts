import { type Claim, type Model, type Payout, reject, today, type Transfer } from './model.ts';
import { moveByHand } from './model-by-hand.ts';
import { owe, paymentName } from './model-clawbacks.ts';
import { at, priceOf } from './model-offers.ts';
import { book, canPay, receive } from './model-payments.ts';

/** The effect of claims, statements, providers and operators on the model. */

const maxMissed = 3;

/** Imports a statement with these credits, dated `late` days later: each line is stored once, and claims that it should contain but does not count as missed. */
export function readStatement(
  model: Model,
  credits: readonly Transfer[],
  payouts: readonly Payout[],
  late: number,
): void {
  for (const transfer of credits) readLine(model, transfer);
  for (const payout of payouts) payout.shown = true;
  const days = [...credits.map(({ day }) => day + late), ...payouts.map(({ day }) => day)];
  if (days.length > 0) missClaims(model, Math.max(...days));
}

function readLine(model: Model, transfer: Transfer): void {
  const { utr, paise, day } = transfer;
  if (transfer.line?.use === 'allocated' || transfer.line?.use === 'other income' || transfer.line?.told)
    return;
  transfer.line ??= { use: 'waits', told: false, by: model.operator };
  const payments = model.payments.filter((one) => one.utr === utr);
  const free = payments.find(({ shown }) => !shown);
  if (free?.paise === paise) {
    free.shown = transfer;
    transfer.line.use = 'allocated';
    return;
  }
  if (payments.length > 0) return;
  const claimingOrder = model.orders.findIndex(({ claims }) =>
    claims.some((claim) => claim.utr === utr && claim.state !== 'rejected'),
  );
  if (claimingOrder >= 0) receive(model, claimingOrder, { utr, paise, by: 'line', day, transfer });
}

function missClaims(model: Model, until: number): void {
  const claims = new Set<Claim>();
  for (const order of model.orders)
    for (const claim of order.claims) {
      const isShown = model.transfers.some(({ utr, line }) => utr === claim.utr && line);
      if (claim.state !== 'open' || claim.day >= until || claim.missedUntil >= until || isShown) continue;
      claim.missed += 1;
      claim.missedUntil = until;
      if (claim.missed >= maxMissed) claims.add(claim);
    }
  for (const order of model.orders) {
    const open = order.claims.filter(({ state }) => state === 'open');
    if (order.payment === 'pending' && open.length > 0 && open.every((claim) => claims.has(claim)))
      reject(model, order);
  }
}

/** The answer to a claim; the claim takes effect if that is `done`. */
export function claim(
  model: Model,
  index: number,
  utr: string,
): 'done' | 'utr_taken' | 'wrong_status' | 'list_full' {
  const order = at(model.orders, index);
  const others = model.orders.some(
    (one) =>
      one !== order &&
      one.claims.some((otherClaim) => otherClaim.utr === utr && otherClaim.state !== 'rejected'),
  );
  const paidWith = model.payments.filter((one) => one.utr === utr);
  if (paidWith.some((one) => one.order === index)) return 'done';
  if (others || paidWith.length > 0) return 'utr_taken';
  const own = order.claims.find((otherClaim) => otherClaim.utr === utr);
  if (order.payment === 'paid') return own ? 'done' : 'wrong_status';
  if (own && own.state !== 'rejected') return 'done';
  if (!own && order.claims.length >= 5) return 'list_full';
  if (own) order.claims.splice(order.claims.indexOf(own), 1);
  order.claims.push({ utr, day: today(model), state: 'open', missed: 0, missedUntil: -1 });
  order.payment = 'pending';
  const transfer = model.transfers.find((one) => one.utr === utr);
  if (transfer?.line?.use === 'waits' && !transfer.line.told)
    receive(model, index, { utr, paise: transfer.paise, by: 'line', day: transfer.day, transfer });
  return 'done';
}

/** The provider reports a transfer; only the first report, and the first of a UTR, counts. */
export function report(model: Model, transfer: Transfer): void {
  const { order, utr, paise, day } = transfer;
  if (transfer.told) return;
  transfer.told = true;
  if (model.payments.some((one) => one.utr === utr)) return;
  receive(model, order, { utr, paise, by: 'gateway', day });
}

export function fail(model: Model, { order: index, utr }: Transfer): void {
  const order = at(model.orders, index);
  if (order.payBy === 'upi' && order.payment === 'unpaid' && !order.failures.has(utr)) {
    order.payment = 'failed';
    order.failures.add(utr);
  }
}

/** An operator confirms claimed money, or money without a claim. Returns whether that is possible, or asked for. */
export function confirm(model: Model, index: number): boolean {
  const order = at(model.orders, index);
  const paise = priceOf(order);
  if (order.payment === 'paid') return false;
  const utr = order.claims.findLast(({ state }) => state === 'open')?.utr ?? null;
  const transfer = model.transfers.find((one) => one.utr === utr);
  if (transfer?.line?.use === 'waits') return false;
  const isShown = transfer?.line?.use === 'other income' && transfer.paise === paise;
  const [answer, keep] = moveByHand(model, { subject: `confirm ${index}`, order: index, paise });
  if (!isShown && answer === 'refused') return false;
  if (!isShown && answer === 'asked') {
    keep();
    return true;
  }
  if (utr !== null && model.payments.some((one) => one.utr === utr)) return false;
  if (
    utr === null &&
    model.payments.some((one) => one.by === 'operator' && one.utr === null && one.order === index)
  )
    return false;
  // Money that would go back has a UTR; without one nobody has seen it.
  if (utr === null && !canPay(model, order)) return false;
  if (!isShown) keep();
  book(model, index, { utr, paise, by: 'operator' }, canPay(model, order), model.operator);
  return true;
}

/** An operator decides about a waiting credit. Returns whether that is possible. */
export function decide(
  model: Model,
  transfer: Transfer,
  how: 'accepted' | 'refunded' | 'dismissed' | 'booked',
  index: number,
): boolean {
  const { utr, paise, line } = transfer;
  if (how === 'dismissed') {
    if (line) line.use = 'other income';
    return true;
  }
  const order = at(model.orders, index);
  const bookedPaise = how === 'booked' ? findUnshown(model, transfer, index)?.paise : priceOf(order);
  const short = how === 'refunded' ? 0 : (bookedPaise ?? 0) - paise;
  if (short > 0) {
    const [answer, keep] = moveByHand(model, {
      subject: `${how} ${utr} ${index}`,
      order: index,
      paise: short,
    });
    if (answer === 'refused') return false;
    if (answer === 'asked' || settle(model, transfer, how, index)) keep();
    else return false;
    return true;
  }
  return settle(model, transfer, how, index);
}

function settle(
  model: Model,
  transfer: Transfer,
  how: 'accepted' | 'refunded' | 'booked',
  index: number,
): boolean {
  const { utr, paise } = transfer;
  if (how === 'booked') return showBooked(model, transfer, index);
  const order = at(model.orders, index);
  if (how === 'accepted' && (!canPay(model, order) || model.payments.some((one) => one.utr === utr)))
    return false;
  book(model, index, { utr, paise, by: 'line', transfer }, how === 'accepted', model.operator);
  return true;
}

function findUnshown(model: Model, transfer: Transfer, index: number) {
  const open = model.payments.filter((one) => one.order === index && !one.shown);
  return open.toSorted(
    (a, b) =>
      Number(b.utr === transfer.utr) - Number(a.utr === transfer.utr) ||
      Number(b.paise === transfer.paise) - Number(a.paise === transfer.paise),
  )[0];
}

function showBooked(model: Model, transfer: Transfer, index: number): boolean {
  const payment = findUnshown(model, transfer, index);
  if (!payment || !transfer.line) return false;
  payment.shown = transfer;
  transfer.line.use = 'allocated';
  const excess = transfer.paise - payment.paise;
  if (excess > 0)
    owe(
      model,
      { order: index, of: paymentName(model, (one) => one === payment), paise: excess },
      model.operator,
    );
  return true;
}
