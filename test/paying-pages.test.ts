import { beforeEach, describe, expect, it } from 'vitest';
import { pageText, partOf } from './conformance/page-text.ts';
import { testPages } from './support/pages.ts';
import { payingShop } from './support/paying-shop.ts';

/** What the pages of a purchase say as the server renders them: without scripts. */

const { app, provider, scene, call } = await payingShop({ pages: await testPages() });
let orderId: string;

beforeEach(() => {
  orderId = scene.order.orderId;
});

async function read(url: string): Promise<string> {
  const { body, statusCode } = await app.inject({ url, headers: { cookie: scene.customer.cookie } });
  expect([url, statusCode]).toEqual([url, 200]);
  return partOf(body, 'main');
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

describe('/payment', () => {
  it('still takes the UTR of an order that was cancelled meanwhile', async () => {
    await call('POST', `/home/customer/cancel-order/${orderId}`);
    const text = await says(`/payment?orderId=${orderId}`);
    expect(text).toContain('This order can’t be paid for');
    expect(text).toContain('UTR / Transaction ID');
  });
});

describe('an order’s status', () => {
  const badge = (html: string) => new RegExp('<span class="([^"]*)">placed</span>').exec(html)?.[1];

  it('has one colour on every page', async () => {
    await provider.send(provider.captured(scene.order));
    const [list, dashboard, details] = [
      badge(await read('/dashboard/my-orders')),
      badge(await read('/dashboard')),
      badge(await read(`/dashboard/order/details/${orderId}`)),
    ];
    expect(details).toBeDefined();
    expect([list, dashboard]).toEqual([details, details]);
  });
});
