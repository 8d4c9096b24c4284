import { type APIRequestContext, expect } from '@playwright/test';
import { shop as market } from '../../src/shop.ts';
import { payOrder, placeOrder } from '../../test/journeys/steps/place-order.ts';
import type { ShelfProduct } from '../../test/journeys/steps/shelf.ts';

/**
 * Creates a refund that a second operator has to approve: an expensive order, paid and cancelled.
 * @param desk the operator who requests it
 */
export async function furnishLargeRefund(shop: APIRequestContext, desk: APIRequestContext): Promise<void> {
  const answer = await shop.get('/api/home/query-products?inStock=true&sortPrice=high-to-low&parPage=48');
  const { products } = (await answer.json()) as { products: ShelfProduct[] };
  const dear: ShelfProduct[] = [];
  let price = 0;
  for (const product of products.filter(({ variants }) => variants.some(({ stock }) => stock > 0))) {
    if (price > market.refundApprovalAbove) break;
    dear.push(product);
    price += product.finalPrice;
  }
  const orderId = await placeOrder(shop, ...dear);
  await payOrder(shop, orderId);
  await shop.post(`/api/home/customer/cancel-order/${orderId}`, { data: {} });
  const { refunds } = (await (await desk.get('/api/desk/money/refunds?state=due')).json()) as {
    refunds: { id: string; orderId: string }[];
  };
  const refund = refunds.find((due) => due.orderId === orderId);
  const request = await desk.post(`/api/desk/money/refunds/${refund?.id}/ask-approval`, {
    data: { reason: 'The customer cancelled before anything was packed' },
  });
  expect(request.ok(), await request.text()).toBe(true);
}
