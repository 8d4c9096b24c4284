import { type APIRequestContext, expect } from '@playwright/test';
import { roomiest, type ShelfProduct } from './shelf.ts';

/** The shipping fee in rupees, computed independently to compare with the server's (R-MONEY-3). */
const shippingOf = (goods: number) => (goods > 799 ? 0 : 85);

/** Orders one piece of each through the API, for journeys that start after the purchase. Returns the order's id. */
export async function placeOrder(shop: APIRequestContext, ...products: ShelfProduct[]): Promise<string> {
  const price = products.reduce((sum, { finalPrice }) => sum + finalPrice, 0);
  const answer = await shop.post('/api/home/order/palce-order', {
    // Without its own key, a second order would count as a double click.
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      price,
      shipping_fee: shippingOf(price),
      items: products.length,
      products: [
        {
          products: products.map((product) => ({
            quantity: 1,
            variantId: roomiest(product)._id,
            productInfo: { _id: product._id },
          })),
        },
      ],
      shippingInfo: home,
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { orderId: string }).orderId;
}

/** Pays or declines an order in the demo shop's simulated payment app, as its buttons do. */
export async function payOrder(
  shop: APIRequestContext,
  orderId: string,
  press: 'pay' | 'decline' = 'pay',
): Promise<void> {
  const payment = await shop.post('/api/payment/do_payment', { data: { orderId, bankName: 'SB' } });
  const { simulatorUrl } = (await payment.json()) as { simulatorUrl: string };
  const request = Object.fromEntries(new URL(simulatorUrl, 'http://shop.example').searchParams);
  await shop.post('/dev/upi', { form: { ...request, press } });
  await expect
    .poll(async () => (await (await shop.get(`/api/payment/status/${orderId}`)).json()).payment_status)
    .toBe(press === 'pay' ? 'paid' : 'failed');
}

export const home = {
  name: 'Meera Sharma',
  address: '12, Kishanpole Bazaar',
  phonenumber: '9876543210',
  alternatephonenumber: '',
  pincode: '302003',
  state: 'Rajasthan',
  cityDistTown: 'Jaipur',
  landmark: '',
  locality: '',
};
