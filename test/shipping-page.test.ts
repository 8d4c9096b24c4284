import { beforeEach, expect, it } from 'vitest';
import { execute } from '../src/platform/database.ts';
import { pageText, partOf } from './conformance/page-text.ts';
import { payingShop } from './support/paying-shop.ts';
import { testPages } from './support/pages.ts';
import { home } from './support/small-shop.ts';

/** Choosing a delivery slot without JavaScript. It is Sunday, 1 March 2026, 3:30 pm in India. */

const { db, app, provider, scene, call } = await payingShop({ pages: await testPages() });
await execute(db)`update delivery_runs set capacity = 9 where id = 'run-city-next'`;
const address = '/shipping';
let page: string;
let addressId: string;

async function read(url: string): Promise<string> {
  const { body } = await app.inject({ url, headers: { cookie: scene.customer.cookie } });
  return partOf(body, 'main');
}
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)].map(([, value = '', text = '']) => ({
    value,
    text: text.replaceAll('\u00a0', ' '),
  }));

async function add(at: object): Promise<string> {
  const { body } = await call('POST', '/home/customer/add_address', {
    ...home,
    defaultAddress: false,
    ...at,
  });
  return (body as { address: { _id: string } }).address._id;
}
async function place(values: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: address,
    headers: {
      cookie: scene.customer.cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams({
      form: 'place-order',
      ordered: fieldOf(page, 'ordered'),
      key: fieldOf(page, 'key'),
      addressId,
      ...values,
    }).toString(),
  });
}

beforeEach(async () => {
  await call('POST', `/home/customer/cancel-order/${scene.order.orderId}`);
  await call('POST', '/home/product/add-to-card', { quantity: 1, productId: scene.kurta.id });
  addressId = await add({ defaultAddress: true });
  page = await read(address);
});

it('says before the order when it comes, which other slots there are, and how it can be paid', async () => {
  const text = pageText(page).replaceAll('\u00a0', ' ');
  expect(text).toContain('Delivery slot');
  expect(optionsOf(page).slice(0, 3)).toEqual([
    { value: '', text: 'Mon 2 Mar, 5–9 pm' },
    expect.objectContaining({ text: 'Tue 3 Mar, 10 am – 2 pm' }),
    expect.objectContaining({ text: 'Tue 3 Mar, 5–9 pm' }),
  ]);
  expect(text).toContain('UPI: any app, or a QR code');
  expect(text).toContain('Pay on delivery needs a mobile number in your account');
  const elsewhere = await add({ pincode: '560001', state: 'Karnataka', cityDistTown: 'Bengaluru' });
  expect(await read(address)).toContain(`href="?address=${elsewhere}"`);
  const far = pageText(await read(`${address}?address=${elsewhere}`)).replaceAll('\u00a0', ' ');
  expect(far).toContain('Delivery slot Sat 7 Mar, 10 am – 7 pm');
  expect(far).toContain('Pay on delivery isn’t possible at PIN code 560001');
});

it('takes the chosen slot into the order, whose pages and lists say it', async () => {
  const morning = optionsOf(page)[1]?.value ?? '';
  const { headers, statusCode } = await place({ slots: morning });
  expect(statusCode).toBe(303);
  const orderId = new URL(String(headers.location), 'http://shop').searchParams.get('orderId') ?? '';
  await provider.send(provider.captured({ orderId, price: 855 }));
  for (const url of [`/dashboard/order/details/${orderId}`, '/dashboard/my-orders'])
    expect(pageText(await read(url)).replaceAll('\u00a0', ' ')).toContain('Tue 3 Mar, 10 am – 2 pm');
});

it('says that a slot has become full, shows the next one, and orders nothing', async () => {
  const morning = optionsOf(page)[1]?.value ?? '';
  await execute(
    db,
  )`insert into delivery_slots (run_id, day, held, capacity) values ('run-city-next', '2026-03-03', 9, 9)
    on conflict (run_id, day) do update set held = 9`;
  const { body, statusCode } = await place({ slots: morning });
  expect(statusCode).toBe(409);
  const text = pageText(partOf(body, 'main')).replaceAll('\u00a0', ' ');
  expect(text).toContain('The delivery time has changed');
  expect(optionsOf(body).map((one) => one.text)).not.toContain('Tue 3 Mar, 10 am – 2 pm');
  expect((await place({ slots: '' })).statusCode).toBe(303);
});
