import { userInfo } from 'node:os';
import { advanceOrder } from '../../src/domains/orders/advance-order.ts';
import { type OrderState, orderStates } from '../../src/domains/orders/order.ts';
import { confirmPayment, rejectPayment } from '../../src/domains/payments/confirm-payment.ts';
import { knownOfOrders } from '../../src/start/known-of-orders.ts';
import { isRefusal, type Refusal as Refused } from '../../src/platform/refusal.ts';
import { type Command, type Outcome, Refusal } from './command.ts';

/** The actor in the order's history: the user of this machine. */
const operatorId = () => `ops-${userInfo().username}`;

function orderIn(args: readonly string[]): string {
  const [orderId] = args;
  if (!orderId || orderId.startsWith('--'))
    throw new Refusal('Please name the order, as My Orders shows it.');
  return orderId;
}

function told<T extends object>(answer: T | Refused, line: (answer: T) => string, orderId: string): Outcome {
  if (isRefusal(answer)) throw new Refusal(`${answer.error}.`);
  return { lines: [line(answer)], data: { order: orderId, ...answer } };
}

export const confirmPaymentCommand: Command = {
  words: 'payment confirm',
  usage: 'ORDER [--utr UTR]',
  summary:
    'the money for an order is on the bank’s statement: marks it paid (--utr: another than the customer sent)',
  async run({ db, settings, clock }, args) {
    const orderId = orderIn(args);
    const at = args.indexOf('--utr');
    const utr = at < 0 ? undefined : args[at + 1];
    if (at >= 0 && !/^[0-9]{12}$/.test(utr ?? '')) throw new Refusal('A UTR has 12 digits.');
    const answer = await confirmPayment(db, {
      orderId,
      operatorId: operatorId(),
      payee: settings.upi.vpa,
      now: clock.now(),
      ...(utr ? { utr } : {}),
    });
    return told(
      answer,
      ({ outcome }) =>
        outcome === 'paid'
          ? `Order ${orderId} is paid.`
          : outcome === 'asked'
            ? `Asked for. Another person has to confirm order ${orderId}, at the desk or as another user of this machine.`
            : `Order ${orderId} is cancelled and cannot come back: its money is a refund due.`,
      orderId,
    );
  },
};

export const rejectPaymentCommand: Command = {
  words: 'payment reject',
  usage: 'ORDER',
  summary: 'rejects a payment that did not arrive, and tells the customer',
  async run({ db, settings, clock }, args) {
    const orderId = orderIn(args);
    const { unpaidOrderTtl } = settings;
    const answer = await rejectPayment(db, {
      orderId,
      operatorId: operatorId(),
      now: clock.now(),
      unpaidOrderTtl,
    });
    return told(answer, () => `The payment of order ${orderId} is marked as failed.`, orderId);
  },
};

export const moveOrderCommand: Command = {
  words: 'order move',
  usage: `ORDER ${orderStates.join('|')}`,
  summary: 'moves an order to another state, where its table of moves allows it',
  async run({ db, clock }, args) {
    const orderId = orderIn(args);
    const to = orderStates.find((state) => state === args[1]);
    if (!to) throw new Refusal(`Please say where to: ${orderStates.join(', ')}.`);
    const actor = { kind: 'operator' as const, id: operatorId() };
    const answer = await advanceOrder(db, {
      orderId,
      to: to satisfies OrderState,
      actor,
      now: clock.now(),
      known: knownOfOrders,
    });
    return told(answer, () => `Order ${orderId} is ${to} now.`, orderId);
  },
};
