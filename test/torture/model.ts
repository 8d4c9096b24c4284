import assert from 'node:assert/strict';
import type { OrderState, PaymentState } from '../../src/domains/orders/order.ts';
import type { ParcelStep } from '../../src/domains/orders/parcels/parcel.ts';

/**
 * What the shop should do, in the smallest possible form: no database, no HTTP, time as a number of minutes. The real
 * shop is compared with it after every command.
 */

export interface ModelOrder {
  readonly items: ReadonlyMap<number, number>;
  readonly price: number;
  readonly fromCart: boolean;
  payment: PaymentState;
  order: OrderState;
  cancelledBy: 'server' | 'customer' | null;
  /** Sellers whose parcels were cancelled individually. */
  readonly gone: Set<number>;
  /** The progress of packed parcels, by seller. */
  readonly steps: Map<number, ParcelStep>;
  expiresAt: number | null;
  claims: number;
  refunds: number;
  /** The number of payments that the shop has recorded: the one that paid the order, and those it owes back. */
  payments: number;
  cleared: boolean;
}

interface Price {
  price: number;
  discount: number;
}

/** A planned sale of a product. Its times are minutes, like `now`. */
export interface ModelSale {
  readonly id: string;
  readonly product: number;
  readonly percent: number;
  readonly begins: number;
  readonly ends: number;
  state: 'planned' | 'running' | 'ended';
  /** The discounts that it lowered: of the product, and of sizes by their place on the shelf. */
  readonly before: Map<number | 'product', number>;
}

export interface Model {
  /** Minutes since the start of a day in India. */
  now: number;
  /** What can be bought: two sizes of one product, then another seller's product. A size may have a price of its own. */
  readonly shelf: { readonly product: number; own: Price | null; stock: number }[];
  /** MRP and discount. */
  readonly products: Price[];
  readonly sales: ModelSale[];
  readonly cart: Map<number, number>;
  readonly orders: ModelOrder[];
}

export const unpaidTtl = 30;
export const claimedTtl = 24 * 60;

/** The price of something on the shelf. */
export function sellingPrice({ shelf, products }: Model, index: number): number {
  const { own, product } = at(shelf, index);
  const { price, discount } = own ?? at(products, product);
  return price - Math.floor((price * discount) / 100);
}

export function totalOf(
  model: Model,
  items: ReadonlyMap<number, number>,
): { goods: number; shipping: number } {
  let goods = 0;
  for (const [product, pieces] of items) goods += sellingPrice(model, product) * pieces;
  return { goods, shipping: goods > 799 ? 0 : 85 };
}

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  assert(item !== undefined);
  return item;
}

export const enough = (model: Model, items: ReadonlyMap<number, number>): boolean =>
  [...items].every(([product, pieces]) => at(model.shelf, product).stock >= pieces);

export function move(model: Model, items: ReadonlyMap<number, number>, direction: 1 | -1): void {
  for (const [product, pieces] of items) at(model.shelf, product).stock += direction * pieces;
}

/** The super discount: 5 % from ₹700 on, at most ₹100. */
export const discountOf = (goods: number): number =>
  goods < 700 ? 0 : Math.min(100, Math.floor((goods * 5) / 100));

export function place(model: Model, items: ReadonlyMap<number, number>, discount: number): void {
  const { goods, shipping } = totalOf(model, items);
  const fromCart = [...items.keys()].some((product) => model.cart.has(product));
  move(model, items, -1);
  model.orders.push({
    items,
    price: goods + shipping - discount,
    fromCart,
    payment: 'unpaid',
    order: 'pending',
    cancelledBy: null,
    gone: new Set(),
    steps: new Map(),
    expiresAt: model.now + unpaidTtl,
    claims: 0,
    refunds: 0,
    payments: 0,
    cleared: false,
  });
}

/** Good money arrives: it pays an open order, revives one that expired if the stock allows, and is otherwise owed back. */
export function receive(model: Model, order: ModelOrder): void {
  order.payments += 1;
  const revives = order.order === 'cancelled' && order.cancelledBy === 'server' && enough(model, order.items);
  const pays = order.payment !== 'paid' && (order.order === 'pending' || revives);
  if (!pays) {
    order.refunds += 1;
    return;
  }
  if (revives) move(model, order.items, -1);
  Object.assign(order, { payment: 'paid', order: 'placed', expiresAt: null, cancelledBy: null });
  takeOutOfCart(model, order);
}

/** Removes the goods of an order that is paid, or whose UTR was sent, from the cart, once. */
export function takeOutOfCart(model: Model, order: ModelOrder): void {
  if (!order.fromCart || order.cleared) return;
  order.cleared = true;
  for (const [product, pieces] of order.items) {
    const remaining = (model.cart.get(product) ?? 0) - pieces;
    if (remaining > 0) model.cart.set(product, remaining);
    else model.cart.delete(product);
  }
}

/** The last one belongs to another seller than the rest. */
export const sellerOf = (model: Model, product: number): number =>
  product === model.shelf.length - 1 ? 1 : 0;

export const sellersOf = (model: Model, { items }: ModelOrder): Set<number> =>
  new Set([...items.keys()].map((product) => sellerOf(model, product)));

const partOf = (model: Model, { items }: ModelOrder, isMeant: (seller: number) => boolean) =>
  new Map([...items].filter(([product]) => isMeant(sellerOf(model, product))));

/** The answer to a customer who cancels one seller's parcel. */
export function cancelParcel(model: Model, order: ModelOrder, seller: number): 200 | 404 | 409 {
  const sellers = sellersOf(model, order);
  if (!sellers.has(seller)) return 404;
  const isOpen =
    order.order === 'placed' || order.order === 'warehouse'
      ? !order.gone.has(seller) && isWithSeller(order, seller)
      : order.order === 'pending' && sellers.size === 1;
  if (!isOpen) return 409;
  if (order.gone.size + 1 === sellers.size) {
    cancel(model, order, 'customer');
    return 200;
  }
  move(
    model,
    partOf(model, order, (one) => one === seller),
    1,
  );
  order.refunds += 1;
  order.gone.add(seller);
  follow(model, order);
  return 200;
}

/** Not packed, or brought back. */
const isWithSeller = ({ steps }: ModelOrder, seller: number): boolean =>
  !steps.has(seller) || steps.get(seller) === 'bring back';

/** A whole order can be cancelled while none of it is packed or on its way. */
export const isCancellable = (model: Model, order: ModelOrder): boolean =>
  order.order === 'pending' ||
  ((order.order === 'placed' || order.order === 'warehouse') &&
    leftOf(model, order).every((seller) => isWithSeller(order, seller)));

/** From which steps a parcel can take a step. */
const before: Readonly<Record<ParcelStep, readonly (ParcelStep | undefined)[]>> = {
  pack: [undefined],
  unpack: ['pack'],
  'hand over': ['pack', 'bring back'],
  'bring back': ['hand over'],
  deliver: ['hand over'],
};

const leftOf = (model: Model, order: ModelOrder): number[] =>
  [...sellersOf(model, order)].filter((seller) => !order.gone.has(seller));

/** Moves one seller's parcel a step on; false if the step is not possible. */
export function step(model: Model, order: ModelOrder, seller: number, next: ParcelStep): boolean {
  const isMoving = order.order === 'placed' || order.order === 'warehouse';
  if (!isMoving || !leftOf(model, order).includes(seller)) return false;
  if (!before[next].includes(order.steps.get(seller))) return false;
  if (next === 'unpack') order.steps.delete(seller);
  else order.steps.set(seller, next);
  follow(model, order);
  return true;
}

/** An operator moves the whole order: everything left of it is packed or delivered. */
export function moveWhole(model: Model, order: ModelOrder, next: 'pack' | 'deliver'): void {
  if (order.order !== (next === 'pack' ? 'placed' : 'warehouse')) return;
  for (const seller of leftOf(model, order))
    if (next === 'deliver' || !order.steps.has(seller)) order.steps.set(seller, next);
  order.order = next === 'pack' ? 'warehouse' : 'success';
}

/** The order follows its slowest remaining parcel: on its way while all are packed, done once all are delivered. */
function follow(model: Model, order: ModelOrder): void {
  const steps = leftOf(model, order).map((seller) => order.steps.get(seller));
  order.order = steps.every((one) => one !== undefined) ? 'warehouse' : 'placed';
  if (steps.every((one) => one === 'deliver')) order.order = 'success';
}

export function cancel(model: Model, order: ModelOrder, by: 'server' | 'customer'): void {
  move(
    model,
    partOf(model, order, (seller) => !order.gone.has(seller)),
    1,
  );
  if (order.payment === 'paid') order.refunds += 1;
  Object.assign(order, { order: 'cancelled', cancelledBy: by, expiresAt: null });
}

export function expire(model: Model): void {
  for (const order of model.orders)
    if (
      order.order === 'pending' &&
      (order.payment === 'unpaid' || order.payment === 'failed') &&
      order.expiresAt !== null &&
      order.expiresAt <= model.now
    )
      cancel(model, order, 'server');
}
