import { beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../src/platform/database.ts';
import { pageText, partOf } from './conformance/page-text.ts';
import { testPages } from './support/pages.ts';
import { payingShop } from './support/paying-shop.ts';

/** Pages about an order show its goods. */

const { db, app, provider, scene, call } = await payingShop({ pages: await testPages() });
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
    '%s tells goods, day and stage beside number and status, and the id that its search finds',
    async (path) => {
      expect(await says(path)).toContain('Waiting for payment');
      await provider.send(provider.captured(scene.order));
      const html = await read(path);
      const text = pageText(html);
      for (const part of ['Cotton kurta', '1 March 2026', 'CHK-', orderId, 'Preparing', 'placed'])
        expect(text).toContain(part);
      expect(html).toMatch(/<img[^>]*>/);
    },
  );

  it('offers the next step after delivery: a rating, and once it is given to buy again', async () => {
    await provider.send(provider.captured(scene.order));
    await execute(db)`
      insert into order_parcels (order_id, seller_id, packed_at, handed_over_at, delivered_at)
      values (${orderId}, ${scene.kurta.sellerId}, now(), now(), now())
      on conflict (order_id, seller_id) do update
      set packed_at = now(), handed_over_at = now(), delivered_at = now()`;
    const orderPage = `/dashboard/order/details/${orderId}`;
    const rate = /href="\/product\/details\/[^"]+#reviews"[^>]*>(<[^>]*>)*Rate this</;
    for (const path of ['/dashboard/my-orders', '/dashboard', orderPage])
      expect.soft(await read(path), path).toMatch(rate);

    const review = { productId: scene.kurta.id, rating: 4, review: 'Soft, and the colour stays.' };
    expect((await call('POST', '/home/customer/submit-review', review)).status).toBe(201);
    for (const path of ['/dashboard/my-orders', '/dashboard', orderPage]) {
      const html = await read(path);
      expect.soft(html, path).not.toMatch(rate);
      expect.soft(pageText(html), path).toContain('Buy again');
    }
    expect(await says(orderPage)).toMatch(/You rated this.*4 out of 5 stars/);
  });

  it('is followed by pages that tell what was paid for', async () => {
    const text = await says(`/payment/confirm?orderId=${orderId}`);
    expect(text).toContain('Cotton kurta');
    expect(text).toContain('₹900');
  });
});
