import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import type { Landmarks } from '../../test/conformance/routes.ts';
import { type OrdersAtTheDoor } from './furnish-the-door.ts';
import { home, payOrder, placeOrder } from '../../test/journeys/steps/place-order.ts';
import { findProducts, roomiest, type ShelfProduct } from '../../test/journeys/steps/shelf.ts';
import { moveParcel } from './move-parcel.ts';
import { sendTo } from './send-to.ts';

/** Orders in states that look different on a page. */
export interface OrdersMade {
  readonly cancelled: string;
  readonly packed: string;
  readonly onItsWay: string;
  readonly delivered: string;
  readonly returned: string;
  readonly claimed: string;
}

export interface MoreThings {
  readonly orders: OrdersMade;
  readonly door: OrdersAtTheDoor;
  /** The slug of a product with a photo in a review. */
  readonly reviewed: string;
}

/**
 * Gives the customer the data of somebody who has bought here for months: several addresses, an order in each state,
 * something saved for later, a review with photos, a ticket, a picture in a chat, and a return for an operator to
 * decide.
 * @param desk an operator
 * @param things names the product whose seller gets a question
 */
export async function furnishMore(
  shop: APIRequestContext,
  desk: APIRequestContext,
  { name, email }: { readonly name: string; readonly email: string },
  things: Pick<Landmarks, 'sellerId' | 'product'>,
): Promise<Omit<MoreThings, 'door'>> {
  const shelf = await findProducts(shop, { sizes: true });
  const [first, second, third, fourth, fifth] = shelf.slice(-8);
  // The product with the least stock, so that it is not one already in the cart.
  const largest = shelf.toSorted((a, b) => roomiest(a).stock - roomiest(b).stock)[0];
  if (!first || !second || !third || !fourth || !fifth || !largest) throw new Error('The shop is too empty');
  const send = sendTo(shop);
  for (const address of ['7, Bapu Bazaar', 'Flat 302, Gulmohar Residency, Tonk Road'])
    await send('/home/customer/add_address', { ...home, address });
  await saveForLater(shop, largest);

  const orderToCancel = await placePaidOrder(shop, first);
  await send(`/home/customer/cancel-order/${orderToCancel}`, {});
  const orderToPack = await placePaidOrder(shop, second);
  await moveParcel(desk, orderToPack, second.sellerId, ['pack']);
  const onItsWay = await placePaidOrder(shop, second);
  await moveParcel(desk, onItsWay, second.sellerId, ['pack', 'hand-over']);
  const [orderToDeliver, orderToReturn] = [
    await placePaidOrder(shop, third, fourth),
    await placePaidOrder(shop, fifth),
  ];
  for (const [orderId, product] of [
    [orderToDeliver, third],
    [orderToDeliver, fourth],
    [orderToReturn, fifth],
  ] as const)
    await moveParcel(desk, orderId, product.sellerId, ['pack', 'hand-over', 'deliver']);
  const { pickups } = (await (await shop.get(`/api/home/customer/returns/${orderToReturn}`)).json()) as {
    pickups: { name: string }[];
  };
  await send(`/home/customer/ask-return/${orderToReturn}`, {
    line: 0,
    quantity: 1,
    reason: 'size',
    pickup: pickups[0]?.name,
  });
  await dispute(shop, desk, orderToDeliver, fourth, pickups[0]?.name);
  const orderToClaim = await placeOrder(shop, first);
  const utr = String(Math.random()).slice(2, 14).padEnd(12, '7');
  await shop.post('/api/payment/update-transactionId', {
    data: { orderId: orderToClaim, transactionId: utr },
  });

  await send('/home/customer/submit-review', {
    productId: third._id,
    rating: 5,
    review: 'The cloth is soft, and the colour stays. Worn to a wedding in Ajmer.',
  });
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#8a2b4a' } })
    .png()
    .toBuffer();
  await sendPhoto(shop, `/home/customer/review-photo/${third._id}`, photo);
  await sendPhoto(shop, `/chat/customer/send-picture/${things.sellerId}?text=Like%20this&clientId=p1`, photo);
  await send('/home/customer/ask-question', {
    productId: things.product.id,
    question: 'Does the colour run in the wash?',
  });
  await send('/home/contact', { name, email, subject: 'A question', message: 'Do you stitch to measure?' });
  return {
    orders: {
      cancelled: orderToCancel,
      packed: orderToPack,
      onItsWay,
      delivered: orderToDeliver,
      returned: orderToReturn,
      claimed: orderToClaim,
    },
    reviewed: third.slug,
  };
}

/** Requests a return of the order's second line, has its seller decline it, and disputes that. */
async function dispute(
  shop: APIRequestContext,
  desk: APIRequestContext,
  orderId: string,
  { sellerId }: ShelfProduct,
  pickup?: string,
): Promise<void> {
  const send = sendTo(shop);
  await send(`/home/customer/ask-return/${orderId}`, { line: 1, quantity: 1, reason: 'faulty', pickup });
  const { returns } = (await (await shop.get(`/api/home/customer/returns/${orderId}`)).json()) as {
    returns: { _id: string }[];
  };
  const id = returns[0]?._id;
  await desk.post(`/api/desk/returns/${id}/move`, {
    data: { shop: sellerId, seen: 'asked', to: 'declined', why: 'The tag was cut off.' },
  });
  await send(`/home/customer/dispute-return/${id}`, { note: 'It came without a tag.' });
}

async function placePaidOrder(shop: APIRequestContext, ...products: ShelfProduct[]): Promise<string> {
  const orderId = await placeOrder(shop, ...products);
  await payOrder(shop, orderId);
  return orderId;
}

interface CartLine {
  readonly _id: string;
  readonly productInfo: { readonly _id: string };
}

async function saveForLater(shop: APIRequestContext, product: ShelfProduct): Promise<void> {
  const data = { productId: product._id, variantId: roomiest(product)._id, quantity: 1 };
  await shop.post('/api/home/product/add-to-card', { data });
  const cart = await (await shop.get('/api/home/product/get-card-product')).json();
  const lines = cart.card_products.flatMap(
    ({ products }: { products: CartLine[] }) => products,
  ) as CartLine[];
  const line = lines.find(({ productInfo }) => productInfo._id === product._id)?._id;
  await shop.post(`/api/home/product/save-for-later/${line}`, { data: {} });
}

async function sendPhoto(shop: APIRequestContext, path: string, data: Buffer): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await shop.post(`/api${path}`, { headers, data });
  if (!answer.ok()) console.log(`  ${path}: ${await answer.text()}`);
}
