import { userInfo } from 'node:os';
import { advanceOrder } from '../../src/domains/orders/advance-order.ts';
import { type OrderState, orderStates } from '../../src/domains/orders/order.ts';
import { confirmPayment, rejectPayment } from '../../src/domains/payments/confirm-payment.ts';
import { knownOfOrders } from '../../src/start/known-of-orders.ts';
import { isRefusal, type Refusal as Refused } from '../../src/platform/refusal.ts';
import type { Database } from '../../src/platform/database.ts';
import { orderNumberIn, readOrderNumber } from '../../src/domains/orders/order-number.ts';
import { findOrderOfNumber, listSpokenNumbers } from '../../src/domains/payments/spoken-order.store.ts';
import { type Command, type Outcome, readWords, Refusal } from './command.ts';

/** The actor in the order's history: the user of this machine. */
const operatorId = () => `ops-${userInfo().username}`;

function orderWordsIn([words]: readonly string[]): string {
  if (!words) throw new Refusal('Please name the order, as My Orders shows it.');
  if (readOrderNumber(words) === 'mistyped')
    throw new Refusal(`${words} is mistyped: please compare its digits.`);
  return words;
}

/** An order by the number that people say, or by its id. */
async function findOrder(db: Database, words: string): Promise<{ orderId: string; name: string }> {
  const number = orderNumberIn(words);
  const orderId = number === null ? words : await findOrderOfNumber(db, number);
  if (orderId === null) throw new Refusal(`There is no order ${words}.`);
  return { orderId, name: (await listSpokenNumbers(db, [orderId])).get(orderId) ?? orderId };
}

function toOutcome<T extends object>(
  answer: T | Refused,
  line: (answer: T) => string,
  { orderId, name }: { orderId: string; name: string },
): Outcome {
  if (isRefusal(answer)) throw new Refusal(`${answer.error}.`);
  return { lines: [line(answer)], data: { order: orderId, number: name, ...answer } };
}

export const confirmPaymentCommand: Command = {
  words: 'payment confirm',
  usage: 'ORDER [--utr UTR]',
  summary:
    'the money for an order is on the bank’s statement: marks it paid (--utr: another than the customer sent)',
  prepare(args) {
    const { values, words } = readWords(args, { utr: { type: 'string' } }, 1);
    const orderWords = orderWordsIn(words);
    const { utr } = values;
    if (utr !== undefined && !/^[0-9]{12}$/.test(utr)) throw new Refusal('A UTR has 12 digits.');
    return async ({ db, settings, clock }) => {
      const order = await findOrder(db, orderWords);
      const answer = await confirmPayment(db, {
        orderId: order.orderId,
        operatorId: operatorId(),
        payee: settings.upi.vpa,
        now: clock.now(),
        ...(utr ? { utr } : {}),
      });
      return toOutcome(
        answer,
        ({ outcome }) =>
          outcome === 'paid'
            ? `Order ${order.name} is paid.`
            : outcome === 'asked'
              ? `Asked for. Another person has to confirm order ${order.name}, at the desk or as another user of this machine.`
              : `Order ${order.name} is cancelled and cannot come back: its money is a refund due.`,
        order,
      );
    };
  },
};

export const rejectPaymentCommand: Command = {
  words: 'payment reject',
  usage: 'ORDER',
  summary: 'rejects a payment that did not arrive, and tells the customer',
  prepare(args) {
    const orderWords = orderWordsIn(readWords(args, {}, 1).words);
    return async ({ db, settings, clock }) => {
      const order = await findOrder(db, orderWords);
      const { unpaidOrderTtl } = settings;
      const answer = await rejectPayment(db, {
        orderId: order.orderId,
        operatorId: operatorId(),
        now: clock.now(),
        unpaidOrderTtl,
      });
      return toOutcome(answer, () => `The payment of order ${order.name} is marked as failed.`, order);
    };
  },
};

export const moveOrderCommand: Command = {
  words: 'order move',
  usage: `ORDER ${orderStates.join('|')}`,
  summary: 'moves an order to another state, where its table of moves allows it',
  prepare(args) {
    const { words } = readWords(args, {}, 2);
    const orderWords = orderWordsIn(words);
    const to = orderStates.find((state) => state === words[1]);
    if (!to) throw new Refusal(`Please say where to: ${orderStates.join(', ')}.`);
    return async ({ db, clock }) => {
      const order = await findOrder(db, orderWords);
      const actor = { kind: 'operator' as const, id: operatorId() };
      const answer = await advanceOrder(db, {
        orderId: order.orderId,
        to: to satisfies OrderState,
        actor,
        now: clock.now(),
        known: knownOfOrders,
      });
      return toOutcome(answer, () => `Order ${order.name} is ${to} now.`, order);
    };
  },
};
