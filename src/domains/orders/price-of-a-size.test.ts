import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { change } from '../../../test/support/listed.ts';
import { placingShop } from '../../../test/support/placing-shop.ts';
import { orderBody, type ShelfProduct } from '../../../test/support/small-shop.ts';
import { execute } from '../../platform/database.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { Cart } from '../cart/cart.ts';
import type { Product } from '../catalogue/product.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import type { Order } from './order-shape.ts';

const { db, clock, shop, app, anybody, placeAs, readAs } = await placingShop();

/** A kurta whose sizes cost ₹395 (₹500 less 21 %), ₹1,195 and ₹2,600. */
const kurta = (stock = [5, 5, 5]) =>
  shop.product({ price: 500, discount: 21, stock, own: [null, 1_195, 2_600] });

const readProduct = async ({ id }: ShelfProduct) =>
  (await app.inject({ url: `/api/home/get-product/${id}` })).json<{ product: Product }>().product;
const prices = ({ price, discount, finalPrice }: Pick<Product, 'price' | 'discount' | 'finalPrice'>) => [
  price,
  discount,
  finalPrice,
];
const inListing = async ({ id }: ShelfProduct, query: string) => {
  const answer = await app.inject({ url: `/api/home/query-products?parPage=48&${query}` });
  return answer.json<{ products: Product[] }>().products.some(({ _id }) => _id === id);
};
const readCart = async (by: { cookie: string }) =>
  (await readAs(by, '/home/product/get-card-product')).json<Cart>();

it('a product costs what its cheapest variant costs that can be bought, its first when none can', async () => {
  const product = await kurta();
  const answer = await readProduct(product);
  expect(prices(answer)).toEqual([500, 21, 395]);
  expect(answer.variants.map(prices)).toEqual([
    [500, 21, 395],
    [1_195, 0, 1_195],
    [2_600, 0, 2_600],
  ]);
  const sell = (stock: string) =>
    sql`update stock set quantity = ${stock}::int from variants v where v.id = variant_id and v.product_id = ${product.id}`;
  await sql`${sell('0')} and position = 0`.execute(db);
  expect(prices(await readProduct(product))).toEqual([1_195, 0, 1_195]);
  expect(await inListing(product, 'highPrice=400')).toBe(false);
  expect(await inListing(product, 'lowPrice=1195&highPrice=1195')).toBe(true);
  await sell('0').execute(db);
  expect(prices(await readProduct(product))).toEqual([500, 21, 395]);
  await sql`${sell('2')} and position = 2`.execute(db);
  expect(prices(await readProduct(product))).toEqual([2_600, 0, 2_600]);
});

it('sizes that share a name of colour sell out apart', async () => {
  const product = await kurta([1, 1]);
  await change(db, sql`update products set colour = 'Red' where id = ${product.id}`);
  await change(
    db,
    sql`update variants set size = 'M', colour = case position when 0 then '' else 'Red' end where product_id = ${product.id}`,
  );
  await sql`update stock set quantity = 0 where variant_id = ${product.variantIds[0]}`.execute(db);
  expect(await inListing(product, 'lowPrice=1195')).toBe(true);
});

it('cart, order and invoice have the price of the size, and its own rate of tax', async () => {
  const [customer, product] = [await anybody(), await kurta()];
  for (const variantId of product.variantIds) await shop.putInCart(customer.id, variantId, 1);
  const cart = await readCart(customer);
  expect(cart.price).toBe(395 + 1_195 + 2_600);
  expect(cart.card_products[0]?.products.map(({ productInfo }) => prices(productInfo))).toEqual([
    [500, 21, 395],
    [1_195, 0, 1_195],
    [2_600, 0, 2_600],
  ]);
  const lines = [0, 1, 2].map((variant) => ({ product, variant }));
  const cheap = await placeAs(customer, orderBody(lines, { price: 3 * 395, shipping_fee: 0 }));
  expect(cheap).toMatchObject({ status: 422, body: { code: 'price_changed', price: 4_190 } });
  const answer = await placeAs(customer, orderBody(lines, { price: 4_190, shipping_fee: 0 }));
  expect(answer.status).toBe(201);
  const { order } = (await readAs(customer, `/home/customer/gat-order/${String(answer.body.orderId)}`)).json<{
    order: Order;
  }>();
  expect(order.products.map(({ price, discount }) => [price, discount])).toEqual([
    [500, 21],
    [1_195, 0],
    [2_600, 0],
  ]);
  const orderId = String(answer.body.orderId);
  await execute(db)`update orders set payment_status = 'paid', order_status = 'placed' where id = ${orderId}`;
  await execute(db)`
    insert into payments (provider, payment_id, order_id, amount_paise, currency, payee, utr, state, received_at)
    values ('simulator', ${orderId}, ${orderId}, 419000, 'INR', 'chowk@demo', '432198765012', 'accepted', ${clock.now()})`;
  await execute(db)`update sellers set gstin = '08AAAAA1111A1Z5'`;
  const invoices = await issueInvoices(db, { orderId, now: clock.now() });
  if (isRefusal(invoices)) throw new Error(invoices.error);
  const amounts = invoices[0]?.lines.map(({ mrpPaise, unitPricePaise, ratePercent }) => [
    mrpPaise,
    unitPricePaise,
    ratePercent,
  ]);
  expect(amounts).toEqual([
    [50_000, 39_500, 5],
    [119_500, 119_500, 5],
    [260_000, 260_000, 18],
  ]);
});

it('a price that changes between cart and order is refused with the price as it is now', async () => {
  const [customer, product] = [await anybody(), await kurta()];
  await shop.putInCart(customer.id, product.variantIds[1], 1);
  const { price } = await readCart(customer);
  await change(db, sql`update variants set price = 1500 where id = ${product.variantIds[1]}`);
  const body = orderBody([{ product, variant: 1 }], { price, shipping_fee: 0 });
  expect(await placeAs(customer, body)).toMatchObject({
    status: 422,
    body: { code: 'price_changed', price: 1_500 },
  });
  expect((await placeAs(customer, { ...body, price: 1_500 })).status).toBe(201);
});

it('what was saved for later comes back at the price of its size', async () => {
  const [customer, product] = [await anybody(), await kurta()];
  await shop.putInCart(customer.id, product.variantIds[2], 1);
  const line = (await readCart(customer)).card_products[0]?.products[0]?._id;
  await app.inject({
    method: 'POST',
    url: `/api/home/product/save-for-later/${line}`,
    headers: { cookie: customer.cookie },
  });
  const { saved } = (await readAs(customer, '/home/product/get-saved-for-later')).json<{
    saved: Cart['outOfStockProduct'];
  }>();
  expect(saved.map(({ productInfo }) => productInfo.finalPrice)).toEqual([2_600]);
});
