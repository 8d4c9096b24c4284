import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/start/app.ts';
import { exportProducts } from '../src/domains/catalogue/import/export-products.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createLog } from '../src/platform/log.ts';
import { listMessages } from '../src/domains/notices/outbox.store.ts';
import { shop as business } from '../src/shop.ts';
import { testSettings } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import { testPages } from './support/pages.ts';
import { testProvider } from './support/payment-events.ts';
import { pdfText } from './support/pdf-text.ts';
import { home, orderBody, smallShop } from './support/small-shop.ts';
import { newCustomer } from './support/visitor.ts';
import { change } from './support/listed.ts';

/** A user enters hostile text wherever the shop accepts text; it must be shown as plain text. */

const { db } = await createTestDatabase();
const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const app = await createApp({
  settings: testSettings(),
  db,
  clock: systemClock,
  log,
  pages: await testPages(),
});
await app.ready();
const shop = await smallShop(db, new Date(Date.now() - 60_000));
const kurta = await shop.product();

/** Closes anything it may be inside (attribute, element, script, comment, CDATA), then opens an element of its own. */
const evil = `"'></script></title></textarea>--><x-evil onclick=alert(1)>`;
const formula = '=HYPERLINK("http://evil.example","Pay here")';
await change(
  db,
  sql`update products set name = ${`${formula} ${evil}`}, brand = ${`@${evil}`} where id = ${kurta.id}`,
);

const customer = await newCustomer(app, { name: `Meera ${evil}`.slice(0, 100), email: 'evil@example.com' });
const address = { ...home, name: `Meera ${evil}`, address: `12 ${evil}`, landmark: formula };
await customer.call('POST', '/home/customer/add_address', { ...address, defaultAddress: true });
await customer.call('POST', '/home/product/add-to-card', { productId: kurta.id, quantity: 1 });
await customer.call('POST', '/home/product/add-to-wishlist', { productId: kurta.id });
await customer.call('POST', '/home/customer/submit-review', { productId: kurta.id, rating: 1, review: evil });
await customer.call('POST', '/chat/customer/send-message-to-seller', {
  sellerId: kurta.sellerId,
  text: evil,
});
await customer.call('POST', '/home/contact', {
  name: evil,
  email: 'evil@example.com',
  subject: evil,
  message: evil,
});
const order = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
const placement = await customer.call('POST', '/home/order/palce-order', { ...order, shippingInfo: address });
const orderId = String(placement.body.orderId);
const provider = testProvider(app, systemClock);
await provider.send(provider.captured({ orderId, price: 900 }));

const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const ask = (url: string) =>
  app.inject({ url, headers: { cookie, 'user-agent': `${evil}\u0009${formula}` } });

describe('in a page', () => {
  it.each([
    `/product/details/${kurta.id}`,
    '/shops',
    `/products/search?value=${encodeURIComponent(evil)}`,
    `/login?next=${encodeURIComponent(`/${evil}`)}`,
    `/${encodeURIComponent(evil)}`,
    '/cart',
    '/dashboard',
    '/dashboard/my-wishlist',
    '/dashboard/myaddress',
    '/dashboard/my-orders',
    `/dashboard/order/details/${orderId}`,
    `/dashboard/chat/${kurta.sellerId}`,
    '/shipping',
    '/dev/outbox',
    '/sitemap.xml',
  ])('%s', async (url) => {
    const { body } = await ask(url);
    expect(body).not.toContain('<x-evil');
    expect(body).not.toMatch(/\shref="?javascript:/i);
  });

  it('is shown all the same', async () => {
    for (const url of [`/product/details/${kurta.id}`, '/dashboard/myaddress', '/dev/outbox'])
      expect((await ask(url)).body).toContain('&lt;x-evil');
  });
});

it('in an invoice it is text', async () => {
  const pdf = await app.inject({ url: `/api/generate-invoice/${orderId}`, headers: { cookie } });
  expect(pdf.statusCode).toBe(200);
  expect(pdfText(pdf.rawPayload).replaceAll('\n', '')).toContain('x-evil');
});

it('in a CSV file no cell is a formula', async () => {
  const file = join(tmpdir(), `hostile-${process.pid}.csv`);
  await exportProducts(db, { file, publicUrl: 'http://localhost:3000' });
  const csv = await readFile(file, 'utf8');
  expect(csv).toContain(`"'=HYPERLINK`);
  expect(csv).toContain(`"'@`);
  expect(csv).not.toMatch(/(^|,)"?[=@+\t\r]/m);
});

it('in an e-mail it adds no header and no recipient', async () => {
  const [mail] = await listMessages(db, { to: business.supportEmail, limit: 1 });
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  const answer = await customer.call('POST', '/home/contact', {
    name: 'A',
    email: 'a@example.com\r\nBcc: all@example.com',
    subject: 'x\r\nBcc: all@example.com',
    message: 'hello',
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields as object).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'email',
    'subject',
  ]);
});

it('in the log a line is one value, whatever the address', async () => {
  await ask(`/a%0a{"level":60,"msg":"forged"}`);
  await ask('/api/home/get-product/x%0d%0ay');
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  expect(lines.filter((line) => line.trim().split('\n').length > 1)).toEqual([]);
});
