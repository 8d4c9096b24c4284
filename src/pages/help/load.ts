import { readOrderNumber, spokenNumber } from '../../domains/orders/order-number.ts';
import type { Order } from '../../domains/orders/order-shape.ts';
import { goodsName } from '../../domains/orders/ui/goods-name.ts';
import { orderStage } from '../../domains/orders/ui/order-stage.ts';
import { dayOf } from '../../platform/india-time.ts';
import { type QuestionWithAnswer, answersOf } from '../../domains/support/ui/order-answers/answers.ts';
import { findOwnOrder } from '../../domains/support/ui/find-own-order.ts';
import { systemClock } from '../../platform/clock.ts';
import type { PageVisit } from '../../web/page.tsx';
import { questions, type Topic } from './questions.ts';

/** An order that the customer can choose. */
export interface Choice {
  readonly id: string;
  readonly number: string;
  readonly goods: string;
  readonly image: string;
  readonly stage: string;
  readonly date: string;
}

/** What `?order=` says: null if it is absent, a valid number, or a mistyped one. */
export type OrderReference = { readonly number: string } | 'mistyped' | null;

export interface HelpData {
  readonly topics: readonly Topic[];
  readonly asked: OrderReference;
  /** The customer's latest orders, and the answers about the chosen one; null for guests. */
  readonly own: {
    readonly orders: readonly Choice[];
    readonly chosen: Choice | null;
    readonly answers: readonly QuestionWithAnswer[];
  } | null;
}

/** How many orders are offered; the others are in My Orders. */
const maxChoices = 4;

/** Loads the questions, and for a customer the answers about one order: the one in the address, or else the latest. */
export async function loadHelp({
  api,
  search,
}: Pick<PageVisit<'/help'>, 'api' | 'search'>): Promise<HelpData> {
  const orderNumber = (search.get('order') ?? '').trim().slice(0, 40);
  const { customer } = await api.accounts.whoAmI();
  const topics = questions();
  if (!customer) return { topics, asked: askedFor(orderNumber), own: null };
  const { orders: recentOrders, named } = await findOwnOrder(api, customer.id, orderNumber);
  const order = named ?? recentOrders[0];
  const orders = recentOrders.slice(0, maxChoices).map(choiceOf);
  const request = named ? null : askedFor(orderNumber);
  if (!order) return { topics, asked: request, own: { orders, chosen: null, answers: [] } };
  // A list of orders lacks the delivery code and what can be returned.
  const [{ order: whole }, back] = await Promise.all([
    api.orders.get({ orderId: order._id }),
    api.returns.read({ orderId: order._id }),
  ]);
  const today = dayOf(systemClock.now());
  const answers = answersOf({ order: whole, back, today });
  return { topics, asked: request, own: { orders, chosen: choiceOf(whole), answers } };
}

function askedFor(orderNumber: string): OrderReference {
  if (!orderNumber) return null;
  const read = readOrderNumber(orderNumber);
  if (read === 'mistyped') return read;
  return { number: read ? spokenNumber(read.number) : orderNumber };
}

const choiceOf = (order: Order): Choice => ({
  id: order._id,
  number: order.number,
  goods: goodsName(order.products),
  image: order.products[0]?.images[0] ?? '',
  stage: orderStage(order) || order.order_status,
  date: order.date,
});
