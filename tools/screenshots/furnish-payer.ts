import type { APIRequestContext } from '@playwright/test';
import { readOrderOtp } from '../../test/journeys/steps/at-the-door.ts';
import { newCustomerByOtp } from '../../test/journeys/steps/new-customer.ts';
import { payOrder, placeOrder } from '../../test/journeys/steps/place-order.ts';
import { findProducts, type ShelfProduct } from '../../test/journeys/steps/shelf.ts';
import { newUtr } from '../../test/journeys/steps/statement.ts';
import { moveParcel } from './move-parcel.ts';
import { sendTo } from './send-to.ts';

/** Orders of a customer with a mobile number, one for each way a payment or an order can end. */
export interface PayersOrders {
  readonly open: string;
  readonly declined: string;
  readonly claimed: string;
  readonly rejected: string;
  readonly paid: string;
  readonly atDoor: string;
  readonly cancelled: string;
  readonly partlyCancelled: string;
  /** Its lines were returned, exchanged, declined and rejected after inspection. */
  readonly back: string;
}

/** @param desk an operator */
export async function furnishPayer(shop: APIRequestContext, desk: APIRequestContext): Promise<PayersOrders> {
  const mobile = await newCustomerByOtp(shop);
  const shelf = (await findProducts(shop, { sizes: true })).filter(({ finalPrice }) => finalPrice < 2_500);
  const [first, second, third, fourth] = shelf;
  const elsewhere = shelf.find(({ sellerId }) => sellerId !== first?.sellerId);
  if (!first || !second || !third || !fourth || !elsewhere) throw new Error('The shop is too empty');
  const [ask, askDesk] = [sendTo(shop), sendTo(desk)];

  const orderToDecline = await placeOrder(shop, first);
  await payOrder(shop, orderToDecline, 'decline');
  const [orderToClaim, orderToReject] = [await placeOrder(shop, second), await placeOrder(shop, third)];
  const utr = newUtr();
  await ask('/payment/update-transactionId', { orderId: orderToClaim, transactionId: newUtr() });
  await ask('/payment/update-transactionId', { orderId: orderToReject, transactionId: utr });
  const reason = 'No such credit came to our account until this morning.';
  await askDesk(`/desk/money/claims/${orderToReject}/reject`, { reason, utrs: [utr] });

  const atDoor = await placeOrder(shop, fourth);
  await ask(`/payment/on-delivery/${atDoor}/otp`, {});
  await ask(`/payment/on-delivery/${atDoor}/confirm`, { otp: await readOrderOtp(shop, mobile) });
  const orderToCancel = await placeOrder(shop, first);
  await ask(`/home/customer/cancel-order/${orderToCancel}`, {});
  const partlyCancelled = await placePaidOrder(shop, first, elsewhere);
  await moveParcel(desk, partlyCancelled, first.sellerId, ['pack']);
  await ask(`/home/customer/cancel-order/${partlyCancelled}`, { sellers: [elsewhere.sellerId] });
  return {
    open: await placeOrder(shop, second),
    declined: orderToDecline,
    claimed: orderToClaim,
    rejected: orderToReject,
    paid: await placePaidOrder(shop, third),
    atDoor,
    cancelled: orderToCancel,
    partlyCancelled,
    back: await makeReturn(shop, desk, [first, second, third, fourth]),
  };
}

async function placePaidOrder(shop: APIRequestContext, ...products: ShelfProduct[]): Promise<string> {
  const orderId = await placeOrder(shop, ...products);
  await payOrder(shop, orderId);
  return orderId;
}

/** The seller's successive answers to each line's return request. */
const answers = [
  ['agreed', 'picked up', 'refunded'],
  ['agreed', 'picked up', 'exchanged'],
  ['declined'],
  ['agreed', 'picked up', 'not good'],
];

/** A delivered order with a return request for each line, the second an exchange, each answered differently. */
async function makeReturn(
  shop: APIRequestContext,
  desk: APIRequestContext,
  products: ShelfProduct[],
): Promise<string> {
  const orderId = await placePaidOrder(shop, ...products);
  for (const sellerId of new Set(products.map((product) => product.sellerId)))
    await moveParcel(desk, orderId, sellerId, ['pack', 'hand-over', 'deliver']);
  const { lines, pickups } = await readReturns(shop, orderId);
  const [ask, askDesk] = [sendTo(shop), sendTo(desk)];
  for (const [index, { line, sizes }] of lines.entries()) {
    const variantId = answers[index]?.includes('exchanged')
      ? sizes.find(({ stock }) => stock > 0)?.variantId
      : '';
    const wish = {
      line,
      quantity: 1,
      reason: index === 1 ? 'size' : 'not_liked',
      variantId,
      pickup: pickups[0]?.name,
    };
    await ask(`/home/customer/ask-return/${orderId}`, wish);
  }
  for (const [index, states] of answers.entries()) {
    const one = (await readReturns(shop, orderId)).returns.find(({ line }) => line === lines[index]?.line);
    let from = 'asked';
    for (const to of states) {
      const why = ['declined', 'not good'].includes(to) ? 'The tag was cut off, and the hem is stained.' : '';
      await askDesk(`/desk/returns/${one?._id}/move`, { shop: one?.sellerId, seen: from, to, why });
      from = to;
    }
  }
  return orderId;
}

interface Returns {
  readonly lines: {
    readonly line: number;
    readonly sizes: { readonly variantId: string; readonly stock: number }[];
  }[];
  readonly pickups: { readonly name: string }[];
  readonly returns: { readonly _id: string; readonly line: number; readonly sellerId: string }[];
}

const readReturns = async (shop: APIRequestContext, orderId: string) =>
  (await (await shop.get(`/api/home/customer/returns/${orderId}`)).json()) as Returns;
