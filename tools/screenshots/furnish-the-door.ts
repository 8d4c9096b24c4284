import { type APIRequestContext, expect } from '@playwright/test';
import { readOrder, readOrderOtp } from '../../test/journeys/steps/at-the-door.ts';
import { newCustomerByOtp, untilNextOtp } from '../../test/journeys/steps/new-customer.ts';
import { placeOrder } from '../../test/journeys/steps/place-order.ts';
import { findProducts } from '../../test/journeys/steps/shelf.ts';

/** Orders paid in cash: one with its courier, and one delivered by its customer's code. */
export interface OrdersAtTheDoor {
  readonly cashOnItsWay: string;
  readonly cashDelivered: string;
}

/**
 * A new customer buys twice and pays at the door; the courier still holds the money of one.
 * @param desk an operator
 */
export async function furnishTheDoor(
  shop: APIRequestContext,
  desk: APIRequestContext,
): Promise<OrdersAtTheDoor> {
  const mobile = await newCustomerByOtp(shop);
  const [product] = (await findProducts(shop, { sizes: true })).filter(
    ({ finalPrice }) => finalPrice < 2_000,
  );
  if (!product) throw new Error('The shop is too empty');
  const confirmOrder = async () => {
    const orderId = await placeOrder(shop, product);
    const at = `/api/payment/on-delivery/${orderId}`;
    await postOk(shop, `${at}/otp`);
    await postOk(shop, `${at}/confirm`, { otp: await readOrderOtp(shop, mobile) });
    return orderId;
  };
  const move = (orderId: string, step: string, data: object = {}) =>
    postOk(desk, `/api/desk/orders/${orderId}/${step}`, { shop: product.sellerId, ...data });
  const cashDelivered = await confirmOrder();
  await untilNextOtp();
  const cashOnItsWay = await confirmOrder();
  for (const orderId of [cashDelivered, cashOnItsWay]) {
    await move(orderId, 'pack');
    await move(orderId, 'hand-over', { courier: 'Delhivery', awb: 'DL2048113' });
  }
  const code = (await readOrder(shop, cashDelivered)).parcels[0]?.deliveryCode;
  await move(cashDelivered, 'deliver', { code });
  return { cashOnItsWay, cashDelivered };
}

async function postOk(client: APIRequestContext, path: string, data: object = {}): Promise<void> {
  const answer = await client.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}
