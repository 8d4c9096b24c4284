import * as m from '#messages/order-answers';
import type { Api } from '../../../../calls.ts';
import type { Order, OrderParcel } from '../../../orders/order-shape.ts';
import { isComing, isUnpacked } from '../../../orders/parcels/parcel.ts';

type Back = Awaited<ReturnType<Api['returns']['read']>>;

/** An order and what can be returned of it; `today` is the day in India. */
export interface OrderFacts {
  readonly order: Order;
  readonly back: Pick<Back, 'lines' | 'returns'>;
  readonly today: string;
}

/** The next step: a page, or cancelling the order. */
export type Next =
  | { readonly does: 'go'; readonly label: string; readonly href: string; readonly isFile?: true }
  | { readonly does: 'cancel'; readonly money: string };

/** The facts about the order for one question, and the next step. */
export interface Answer {
  readonly says: readonly string[];
  readonly next: Next;
}

const go = (label: string, href: string): Next => ({ does: 'go', label, href });
export const seeOrder = ({ _id }: Order): Next => go(m.see_order(), orderPath(_id));
export const followOrder = ({ _id }: Order): Next => go(m.follow_order(), orderPath(_id));
export const payNow = ({ _id }: Order): Next => go(m.pay_now(), `/my-payment?orderId=${_id}`);
export const returnIt = ({ _id }: Order): Next => go(m.return_or_exchange(), `/return/${_id}`);
export const askAbout = ({ number }: Order): Next => go(m.ask_about_order(), `/contact?order=${number}`);
export const openGoods = (order: Order): Next => {
  const slugs = new Set(order.products.map(({ slug }) => slug));
  const [only] = slugs;
  return slugs.size === 1 && only
    ? go(m.open_product(), `/product/details/${only}`)
    : go(m.see_order(), orderPath(order._id));
};
const orderPath = (id: string) => `/dashboard/order/details/${id}`;

/** A sentence about a parcel, with its shop's name if the order has several. */
export const ofParcel = ({ order }: OrderFacts, { shopName }: Pick<OrderParcel, 'shopName'>, text: string) =>
  order.parcels.length > 1 ? m.of_shop({ shopName, text }) : text;

/** Whether an order waits for its customer to pay ahead, or for the shop to find the payment. */
export const isUnpaid = ({ order_status, payment_status, pay_by }: Order): boolean =>
  order_status === 'pending' && payment_status !== 'paid' && pay_by === 'upi';

/** Packed or later, and still to come. */
export const isUnderWay = (parcel: OrderParcel): boolean => isComing(parcel) && !isUnpacked(parcel);

/** The last moment at which something of the order can be returned; null if nothing can. */
export function returnableUntil({ back }: OrderFacts): string | null {
  const open = back.lines.filter((line) => line.open).map(({ until }) => until);
  return open.toSorted().at(-1) ?? null;
}

/** The last moment at which something could have been returned; null if nothing was delivered. */
export const wasReturnableUntil = ({ back }: OrderFacts): string | null =>
  back.lines
    .map(({ until }) => until)
    .toSorted()
    .at(-1) ?? null;
