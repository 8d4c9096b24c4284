import { expect, it } from 'vitest';
import { pageText, partOf } from './conformance/page-text.ts';
import { payingShop } from './support/paying-shop.ts';
import { testPages } from './support/pages.ts';

/** What the pages tell a customer in numbers, read from the server's HTML. */

const { app, shop, scene, call } = await payingShop({ pages: await testPages() });

async function read(url: string) {
  const { body, statusCode } = await app.inject({ url, headers: { cookie: scene.customer.cookie } });
  expect([url, statusCode]).toEqual([url, 200]);
  return { header: pageText(partOf(body, 'header')), main: partOf(body, 'main') };
}
const add = (productId: string, quantity = 1) =>
  call('POST', '/home/product/add-to-card', { productId, quantity });

it('one piece more raises badge, heading and price line by one, also of a thing that is there', async () => {
  const other = await shop.product({ price: 500 });
  const steps = [scene.kurta.id, scene.kurta.id, other.id, scene.kurta.id];
  for (const [before, productId] of steps.entries()) {
    await add(productId);
    const items = before === 0 ? '1 item' : `${before + 1} items`;
    const { header, main } = await read('/cart');
    expect(header).toContain(`Cart, ${items}`);
    expect(pageText(main)).toContain(`My Cart (${items})`);
    expect(pageText(main)).toContain(`Price (${items})`);
  }
});

it('‘You will save’ is all that is taken off, and what is paid is the boldest amount', async () => {
  const dear = await shop.product({ price: 1_200, discount: 25 });
  await add(dear.id, 2);
  const { main } = await read('/cart');
  const panel = /<section[^>]*aria-label="Price details"[\s\S]*?<\/section>/.exec(main)?.[0] ?? '';
  const text = pageText(panel).replaceAll(',', '');
  const amounts = [...text.matchAll(/− ₹(\d+)/g)].map(([, amount]) => Number(amount));
  const savings = amounts.reduce((sum, amount) => sum + amount, 0);
  expect(savings).toBeGreaterThanOrEqual(600);
  expect(text).toContain(`You will save ₹${savings} on this order`);
  const bold = [...panel.matchAll(/<dd class="[^"]*(?:total|toPay)[^"]*">(₹[\d,]+)<\/dd>/g)];
  expect(bold.map(([, amount]) => amount?.replace(',', ''))).toEqual([`₹${2400 - savings}`]);
});
