import { type APIRequestContext, expect } from '@playwright/test';
import type { Landmarks } from '../../conformance/routes.ts';
import type { Customer } from './new-customer.ts';
import { home, payOrder, placeOrder } from './place-order.ts';
import { findProducts, roomiest } from './shelf.ts';

/**
 * Gives a new customer something to show on every account page: an address, a wish, a cart line, a conversation, an
 * unpaid and a paid order. Returns the ids for the pages' addresses.
 */
export async function furnish(shop: APIRequestContext, customer: Customer): Promise<Landmarks> {
  // The product with the most stock, since many journeys do this at once.
  const shelf = await findProducts(shop, { sizes: true });
  const product = shelf.toSorted((a, b) => roomiest(b).stock - roomiest(a).stock)[0];
  const { categorys } = (await (await shop.get('/api/home/get-categorys')).json()) as {
    categorys: { _id: string; slug: string; name: string }[];
  };
  const category = categorys[0];
  if (!product || !category) throw new Error('The shop is empty');
  const variantId = roomiest(product)._id;
  const send = async (path: string, data: object) =>
    expect((await shop.post(`/api${path}`, { data })).status(), path).toBeLessThan(300);
  await send('/home/customer/add_address', home);
  await send('/home/product/add-to-wishlist', { productId: product._id });
  await send('/chat/customer/send-message-to-seller', {
    userId: customer.id,
    sellerId: product.sellerId,
    text: 'Is it lined?',
    name: customer.name,
  });
  const unpaidOrder = await placeOrder(shop, product);
  const paidOrder = await placeOrder(shop, product);
  await payOrder(shop, paidOrder);
  await send('/home/product/add-to-card', { quantity: 1, productId: product._id, variantId });
  return {
    product: { slug: product.slug, id: product._id },
    category: { slug: category.slug, id: category._id, name: category.name },
    sellerId: product.sellerId,
    unpaidOrder,
    paidOrder,
  };
}
