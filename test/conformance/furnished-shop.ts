import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { fillTown } from '../../db/town/fill-town.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database.ts';
import { testApp, testSettings } from '../support/app.ts';
import { testPages } from '../support/pages.ts';
import { testProvider } from '../support/payment-events.ts';
import { newCustomer, newVisitor, type Visitor } from '../support/visitor.ts';
import type { Viewer } from './check.ts';
import type { Landmarks } from './routes.ts';

/** The shop's answer to an API call or page request. */
export type Answer = Awaited<ReturnType<typeof inject>>;
const inject = (app: FastifyInstance, options: InjectOptions) => app.inject(options);

/** The demo town with its pages, a guest, a new customer, and a customer with some of everything. */
export interface FurnishedShop {
  readonly app: FastifyInstance;
  readonly things: Landmarks;
  /** The value of each `{name}` in a row. */
  readonly words: Readonly<Record<string, string>>;
  /** Sends a request as this user; a path below /api is an API call, anything else a page. */
  ask(as: Viewer, method: string, url: string, body?: unknown): Promise<Answer>;
}

const home = {
  name: 'Meera Sharma',
  address: '12 Chaura Rasta',
  phonenumber: '9876543210',
  pincode: '302003',
  state: 'Rajasthan',
  cityDistTown: 'Jaipur',
};

interface Product {
  _id: string;
  slug: string;
  name: string;
  brand: string;
  finalPrice: number;
  discount: number;
  rating: number;
  shopName: string;
  sellerId: string;
  variants: [{ _id: string; stock: number }, ...{ _id: string; stock: number }[]];
}

export async function furnishShop(db: Database): Promise<FurnishedShop> {
  await fillTown(db, { today: new Date(), say: () => {} });
  const app = await testApp(db, {
    pages: await testPages(),
    settings: testSettings({ LOG_LEVEL: 'silent' }),
  });
  const person = { name: 'Meera Sharma', email: 'meera.sharma@customers.example' };
  const customer = await newCustomer(app, person);
  const viewers: Record<Viewer, Visitor> = {
    guest: newVisitor(app),
    newcomer: await newCustomer(app),
    customer,
  };
  const call = callsOf(customer);
  const [product, other] = await findTwoProducts(call);
  await call('POST', '/home/customer/add_address', { ...home, defaultAddress: true });
  await wishAndAsk(call, product);
  const unpaidOrder = await placeOrder(call, product);
  const paidOrder = await placeOrder(call, product);
  const provider = testProvider(app, systemClock);
  await provider.send(provider.captured(paidOrder));
  await fillCart(call, product, other);
  const { category, lineOfOne, wishlistId } = await readBack(call);
  const things: Landmarks = {
    product: { slug: product.slug, id: product._id },
    category: { slug: category.slug, id: category._id, name: category.name },
    sellerId: product.sellerId,
    unpaidOrder: unpaidOrder.orderId,
    paidOrder: paidOrder.orderId,
  };
  return {
    app,
    things,
    words: {
      ...person,
      product: product.slug,
      productPage: `/product/details/${product.slug}`,
      productId: product._id,
      variantId: product.variants[0]._id,
      productName: product.name,
      brand: product.brand,
      shopName: product.shopName,
      sellerId: product.sellerId,
      category: category.slug,
      categoryName: category.name,
      unpaidOrder: unpaidOrder.orderId,
      paidOrder: paidOrder.orderId,
      customerId: customer.id,
      wishlistId,
      lineOfOne,
    },
    ask: (as, method, url, body) =>
      inject(app, {
        method: method as NonNullable<InjectOptions['method']>,
        url: encodeURI(url),
        cookies: Object.fromEntries(viewers[as].cookies),
        ...(body === undefined ? {} : { payload: body as object }),
      }),
  };
}

type Call = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

/** A customer's API calls, each of which must succeed. */
function callsOf(customer: Visitor): Call {
  return async (method, path, body) => {
    // Without its own key, a second order would count as a double click.
    const key: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    const answer = await customer.call(method, path, body, key);
    if (answer.status >= 300)
      throw new Error(`${path} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
}

/** Two rated products with a discount and several sizes, all in stock. */
async function findTwoProducts(call: Call): Promise<[Product, Product]> {
  const page = await call('GET', '/home/query-products?inStock=true&sort=discount&parPage=48');
  const productsWithSizes = (page.products as Product[]).filter(
    ({ variants, discount, rating }) =>
      discount > 0 && rating > 0 && variants.length > 1 && variants.every(({ stock }) => stock >= 4),
  );
  return productsWithSizes as [Product, Product];
}

async function placeOrder(call: Call, product: Product): Promise<{ orderId: string; price: number }> {
  const [variant] = product.variants;
  const body = {
    price: product.finalPrice,
    shipping_fee: product.finalPrice > 799 ? 0 : 85,
    products: [{ products: [{ quantity: 1, variantId: variant._id, productInfo: { _id: product._id } }] }],
    shippingInfo: home,
  };
  return (await call('POST', '/home/order/palce-order', body)) as { orderId: string; price: number };
}

async function wishAndAsk(call: Call, product: Product): Promise<void> {
  await call('POST', '/home/product/add-to-wishlist', { productId: product._id });
  await call('POST', '/chat/customer/send-message-to-seller', {
    sellerId: product.sellerId,
    text: 'Is it lined?',
  });
}

/** One line of two pieces, and one of one piece. */
async function fillCart(call: Call, product: Product, other: Product): Promise<void> {
  const [variant] = product.variants;
  const [otherVariant] = other.variants;
  const line = (productId: string, variantId: string, quantity: number) =>
    call('POST', '/home/product/add-to-card', { productId, variantId, quantity });
  await line(product._id, variant._id, 2);
  await line(other._id, otherVariant._id, 1);
}

/** The first category, and the ids of the wish and of the line with one piece. */
async function readBack(call: Call) {
  const { categorys } = (await call('GET', '/home/get-categorys')) as {
    categorys: [{ _id: string; slug: string; name: string }];
  };
  const cart = (await call('GET', '/home/product/get-card-product')) as {
    card_products: { products: { _id: string; quantity: number }[] }[];
  };
  const lineOfOne = cart.card_products
    .flatMap(({ products }) => products)
    .find(({ quantity }) => quantity === 1);
  const { wishlists } = (await call('GET', '/home/product/get-wishlist-products')) as {
    wishlists: [{ _id: string }];
  };
  return { category: categorys[0], lineOfOne: lineOfOne?._id ?? '', wishlistId: wishlists[0]._id };
}
