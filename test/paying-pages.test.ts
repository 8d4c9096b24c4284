import { beforeEach, describe, expect, it } from 'vitest';
import { pageText, partOf } from './conformance/page-text.ts';
import { testSettings } from './support/app.ts';
import { testPages } from './support/pages.ts';
import { payingShop } from './support/paying-shop.ts';
import { home, orderBody } from './support/small-shop.ts';
import { execute } from '../src/platform/database.ts';

/** The texts of the purchase pages in the server's HTML, without JavaScript. */

const { db, app, shop, provider, scene, call, stateOf } = await payingShop({ pages: await testPages() });
let orderId: string;

beforeEach(() => {
  orderId = scene.order.orderId;
});

async function read(url: string): Promise<string> {
  const { body, statusCode } = await app.inject({ url, headers: { cookie: scene.customer.cookie } });
  expect([url, statusCode]).toEqual([url, 200]);
  return partOf(body, 'main');
}
async function post(url: string, values: Record<string, string>): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      cookie: scene.customer.cookie,
      origin: testSettings().publicUrl,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(values).toString(),
  });
  expect([answer.statusCode, answer.body]).toEqual([303, '']);
  return String(answer.headers.location);
}
const says = async (url: string) => pageText(await read(url));
const claim = (transactionId: string) =>
  call('POST', '/payment/update-transactionId', { orderId, transactionId });

describe('/my-payment', () => {
  it('says of a UTR that it is being checked, and shows a QR only when it is asked for again', async () => {
    expect(await says(`/my-payment?orderId=${orderId}`)).toContain('QR code of this payment');
    await claim('444455556789');
    const text = await says(`/my-payment?orderId=${orderId}`);
    expect(text).toContain('We’re checking your payment');
    expect(text).toContain('Transaction ID ending in 6789, sent on 1 Mar 2026');
    expect(text).toContain('You don’t need to pay again');
    expect(text).not.toContain('QR code of this payment');
    expect(text).not.toContain('44445555');
    expect(await says(`/my-payment?orderId=${orderId}&again=1`)).toContain('QR code of this payment');
  });
});

describe.each([
  ['/dashboard/my-orders', '444455556790', (): string => ''],
  ['/dashboard/order/details', '444455556791', (): string => `/${orderId}`],
] as const)('%s', (page, utr, ofOrder) => {
  it('makes Pay Now quieter while a UTR is checked', async () => {
    const url = page + ofOrder();
    const payNow = async () => /<a [^>]*my-payment[^>]*>/.exec(await read(url))?.[0];
    expect(await payNow()).toMatch(/primary/);
    await claim(utr);
    expect(await payNow()).toMatch(/quiet/);
  });
});

describe('/payment', () => {
  it('still takes the UTR of an order that was cancelled meanwhile', async () => {
    await call('POST', `/home/customer/cancel-order/${orderId}`);
    const text = await says(`/payment?orderId=${orderId}`);
    expect(text).toContain('This order can’t be paid for');
    expect(text).toContain('UTR / Transaction ID');
  });
});

describe('a declined payment', () => {
  const payForm = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        cookie: scene.customer.cookie,
        origin: testSettings().publicUrl,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ form: 'pay', bankName: 'SB', orderId }).toString(),
    });

  beforeEach(async () => {
    await provider.send({ ...provider.captured(scene.order), type: 'payment.failed' });
  });

  it.each(['/my-payment', '/payment', '/payment/failure', '/payment/confirm'])(
    'stays declined when %s is opened, which shows no QR code',
    async (path) => {
      const text = await says(`${path}?orderId=${orderId}`);
      expect(text).toContain('declined by your bank or payment app');
      expect(text).not.toContain('QR code of this payment');
      expect(await stateOf()).toBe('failed/pending');
    },
  );

  it.each(['/my-payment', '/payment/failure', '/payment/confirm'])(
    'is tried again by a press on %s, which leads to a new QR code',
    async (path) => {
      const url = `${path}?orderId=${orderId}`;
      expect(await read(url)).toMatch(/name="form" value="try-again"/);
      expect(await post(url, { form: 'try-again', orderId })).toBe(`/my-payment?orderId=${orderId}`);
      expect(await stateOf()).toBe('unpaid/pending');
      expect(await says(`/my-payment?orderId=${orderId}`)).toContain('QR code of this payment');
    },
  );

  it('is tried again by choosing the bank', async () => {
    const { body } = await payForm(`/payment?orderId=${orderId}`);
    expect(pageText(partOf(body, 'main'))).toContain('QR code of this payment');
    expect(await stateOf()).toBe('unpaid/pending');
  });
});

describe('an order’s status', () => {
  const badge = (html: string) => new RegExp('<span class="([^"]*)">placed</span>').exec(html)?.[1];

  it('has one colour in lists, and the specification’s on its page: paid green, all but success red', async () => {
    await provider.send(provider.captured(scene.order));
    const [list, dashboard, details] = [
      badge(await read('/dashboard/my-orders')),
      badge(await read('/dashboard')),
      badge(await read(`/dashboard/order/details/${orderId}`)),
    ];
    expect([list, dashboard]).toEqual([list, list]);
    expect([list, details]).toEqual([expect.stringMatching(/good/), expect.stringMatching(/bad/)]);
    expect(await read(`/dashboard/order/details/${orderId}`)).toMatch(/<span class="[^"]*good">paid</);
  });
});

describe('what one’s own unpaid order holds', () => {
  const orders = async () =>
    (await call('GET', `/home/customer/gat-orders/${scene.customer.id}/all`)).body.orders as object[];
  const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const valueOf = (html: string, name: string) =>
    decode(new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '');

  /** The last pieces: in the cart, and in an unpaid order made from it. */
  beforeEach(async () => {
    const [variant] = scene.kurta.variantIds;
    await call('POST', `/home/customer/cancel-order/${orderId}`);
    await shop.putInCart(scene.customer.id, variant, 5);
    const body = orderBody([{ product: scene.kurta, quantity: 5 }], { price: 4_500, shipping_fee: 0 });
    const order = await call('POST', '/home/order/palce-order', { ...body, buyNow: false });
    orderId = String(order.body.orderId);
  });

  it('is not sold out in the cart, which leads to that order', async () => {
    const text = await says('/cart');
    expect(text).toMatch(/Held for you in order CHK-[\d-]+ until 4:/);
    expect(text).toMatch(/Continue with order CHK-[\d-]+/);
    expect(text).not.toMatch(/pay or cancel|Place Order/);
    const { outOfStockProduct: lines } = (await call('GET', '/home/product/get-card-product')).body;
    expect(lines).toMatchObject([{ heldIn: { orderId, number: expect.stringMatching(/^CHK-/) as string } }]);
    expect(text).not.toMatch(/Sold out|Out of stock/);
    expect(text).toContain('₹4,500');
    expect(await says('/shipping')).toContain('You have placed this order already');
    expect(await read('/shipping')).toContain(`href="/my-payment?orderId=${orderId}"`);
    expect(await says('/shipping')).not.toContain('Place Order');
  });

  it('is given up by Start again, and the cart can be ordered anew', async () => {
    expect(await post('/cart', { form: 'cancel-order', orderId })).toBe('/cart');
    const text = await says('/cart');
    expect(text).not.toContain('Held for you');
    expect(text).toContain('₹4,500');
  });

  it('can be ordered once more on purpose, where there is more of it', async () => {
    await execute(db)`update stock set quantity = 5 where variant_id = ${scene.kurta.variantIds[0]}`;
    const { address } = (await call('POST', '/home/customer/add_address', home)).body as {
      address: { _id: string };
    };
    expect(await read('/shipping')).toContain('href="/shipping?another=1"');
    const page = await read('/shipping?another=1');
    const to = await post('/shipping?another=1', {
      form: 'place-order',
      again: 'yes',
      addressId: address._id,
      ordered: valueOf(page, 'ordered'),
    });
    expect(to).toMatch(/^\/my-payment\?orderId=/);
    expect(to).not.toContain(orderId);
    expect(await orders()).toHaveLength(3);
  });

  it('is replaced by an order of a cart that holds more, unless another is wanted', async () => {
    const dupatta = await shop.product({ stock: [1] });
    await shop.putInCart(scene.customer.id, dupatta.variantIds[0], 1);
    const { address } = (await call('POST', '/home/customer/add_address', home)).body as {
      address: { _id: string };
    };
    expect(await says('/cart')).not.toMatch(/Sold out|Out of stock/);
    const page = await read('/shipping');
    expect(pageText(page)).toContain('An unpaid order holds some of these items');
    expect(pageText(page)).toContain('There are not enough left for another order');
    const to = await post('/shipping', {
      form: 'place-order',
      replaces: valueOf(page, 'replaces'),
      addressId: address._id,
      ordered: valueOf(page, 'ordered'),
    });
    const replacing = new URLSearchParams(to.split('?')[1]).get('orderId');
    const states = async (id: unknown) =>
      (await call('GET', `/home/customer/gat-order/${String(id)}`)).body as {
        order: Record<string, unknown>;
      };
    expect((await states(orderId)).order.order_status).toBe('cancelled');
    expect((await states(replacing)).order).toMatchObject({
      order_status: 'pending',
      items: 6,
      // The super discount applies automatically.
      price: 5_300,
      discount: 100,
    });
    expect(await shop.stockOf(scene.kurta.variantIds[0])).toBe(0);
  });

  it('is not out of stock on its product’s page, which leads to that order; to others it is', async () => {
    const url = `/product/details/${scene.kurta.id}`;
    const text = await says(url);
    expect(text).toMatch(/Held for you in order CHK-[\d-]+ until 4:/);
    expect(text).toContain('Availability: Held for you');
    expect(await read(url)).toContain(`href="/my-payment?orderId=${orderId}"`);
    for (const cookie of [undefined, (await shop.customer()).cookie]) {
      const { body } = await app.inject({ url, headers: cookie ? { cookie } : {} });
      expect(pageText(partOf(body, 'main'))).toContain('Availability: Out of stock');
      expect(body).not.toContain(orderId);
      expect([cookie, body.includes('"held')]).toEqual([cookie, cookie !== undefined]);
    }
  });

  it('is told apart from what others have bought, and from what is being checked', async () => {
    const [variant] = scene.kurta.variantIds;
    await execute(db)`update cart_lines set quantity = 6 where variant_id = ${variant}`;
    expect(await says('/cart')).toContain('Sold out');
    await execute(db)`update cart_lines set quantity = 5 where variant_id = ${variant}`;
    // What a transaction ID was sent for is the order's, and no longer counted in the cart.
    await claim('888877776666');
    expect((await call('GET', '/customer/me')).body.cartCount).toBe(0);
    expect(await says('/cart')).toContain('Your cart is empty!');
  });
});
