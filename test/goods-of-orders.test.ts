import { beforeEach, describe, expect, it } from 'vitest';
import { pageText, partOf } from './conformance/page-text.ts';
import { testPages } from './support/pages.ts';
import { payingShop } from './support/paying-shop.ts';

/** Pages about an order show its goods. */

const { app, provider, scene } = await payingShop({ pages: await testPages() });
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

describe('the pages to pay on', () => {
  it.each(['/my-payment', '/payment'])('%s says what is paid for and until when it is kept', async (path) => {
    const html = await read(`${path}?orderId=${orderId}`);
    expect(pageText(html)).toContain('Cotton kurta');
    expect(pageText(html)).toContain('Held for you until 4:');
  });

  it('has its only way to pay chosen already', async () => {
    expect(await read(`/payment?orderId=${orderId}`)).toMatch(
      /<input[^>]*checked[^>]*value="SB"|value="SB"[^>]*checked/,
    );
  });
});

describe('a list of orders', () => {
  it.each(['/dashboard/my-orders', '/dashboard'])(
    '%s tells goods, day and stage beside id and status',
    async (path) => {
      expect(await says(path)).toContain('Waiting for payment');
      await provider.send(provider.captured(scene.order));
      const html = await read(path);
      const text = pageText(html);
      for (const part of ['Cotton kurta', '1 March 2026', orderId, 'Preparing', 'placed'])
        expect(text).toContain(part);
      expect(html).toMatch(/<img[^>]*>/);
    },
  );

  it('is followed by pages that tell what was paid for', async () => {
    const text = await says(`/payment/confirm?orderId=${orderId}`);
    expect(text).toContain('Cotton kurta');
    expect(text).toContain('₹900');
  });
});
