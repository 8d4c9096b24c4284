import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../../test/support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../../../../test/support/staff.ts';
import { testClock } from '../../../platform/clock.ts';
import type { Product } from '../../catalogue/product.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const dataDir = mkdtempSync(join(tmpdir(), 'desk-products-'));
const shop = await smallShop(db, clock.now());
const app = await testApp(db, { clock, settings: testSettings({ DATA_DIR: dataDir }) });
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const call = callsOf(app);
const known = await shop.product();
const seller = await newSellerLogin(db, known.sellerId, clock.now());
const colleague = await newSellerLogin(db, known.sellerId, clock.now());
const other = await newSellerLogin(db, (await shop.product({ seller: 1 })).sellerId, clock.now());
const operator = await newOperatorLogin(db, clock.now());

const photo = (colour: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
async function upload(by: { cookie: string }, bytes: Uint8Array, type = 'application/octet-stream') {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/desk/pictures?name=kurta.jpg',
    headers: { cookie: by.cookie, 'content-type': type },
    payload: Buffer.from(bytes),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const picture = (await upload(seller, await photo('#224488'))).body.picture as string;
const [category] = (await call(seller, 'GET', '/desk/product-choices')).body.categories as { id: string }[];

const kurta = {
  name: 'Bagru hand-block kurta',
  brand: 'Bagru',
  categoryId: category?.id,
  description: 'Printed by hand.\n\n- cotton\n- <b>indigo</b>',
  price: 1_299,
  discount: 15,
  images: [picture],
  status: 'active',
  variants: [
    { size: 'S', colour: 'Indigo', sku: 'BK-S', stock: 4, seen: 0 },
    { size: 'M', colour: 'Indigo', sku: 'BK-M', stock: 6, seen: 0 },
  ],
};
interface Edited {
  id: string;
  slug: string;
  version: number;
  description: string;
  variants: { id: string; size: string; colour: string; sku: string; stock: number; promised: number }[];
}
const add = (by: { cookie: string }, over: object = {}) =>
  call(by, 'POST', '/desk/products', { ...kurta, ...over });
const get = async (by: { cookie: string }, id: string) =>
  (await call(by, 'GET', `/desk/products/${id}`)).body as {
    product: Edited;
    changes: Record<string, unknown>[];
  };
const change = (by: { cookie: string }, product: Edited, over: object = {}) =>
  call(by, 'PUT', `/desk/products/${product.id}`, {
    ...kurta,
    version: product.version,
    variants: product.variants.map(({ id, size, colour, sku, stock }) => ({
      id,
      size,
      colour,
      sku,
      stock,
      seen: stock,
    })),
    ...over,
  });
const onSale = async (id: string) => call(null, 'GET', `/home/get-product/${id}`);
async function buy(product: Edited, quantity: number, at = 1) {
  const customer = await shop.customer();
  const line = { id: product.id, variantIds: product.variants.map(({ id }) => id), sellerId: known.sellerId };
  const price = 1_105 * quantity;
  const body = orderBody([{ product: line, variant: at, quantity }], { price, shipping_fee: 0 });
  expect((await call(customer, 'POST', '/home/order/palce-order', body)).status).toBe(201);
}

describe('a product that is added', () => {
  it('is for sale at once with its sizes, found by its words, at the right price', async () => {
    const { status, body } = await add(seller);
    expect(status).toBe(201);
    const { product } = (await onSale(body.productId as string)).body as { product: Product };
    expect(product).toMatchObject({
      slug: 'bagru-hand-block-kurta',
      finalPrice: 1_105,
      stock: 10,
      images: [picture],
    });
    expect(product.description).toContain('<li>&lt;b&gt;indigo&lt;/b&gt;</li>');
    expect(product.variants.map(({ size, stock }) => [size, stock])).toEqual([
      ['S', 4],
      ['M', 6],
    ]);
    const found = await call(null, 'GET', '/home/query-products?searchValue=handblock%20bagru');
    expect(JSON.stringify(found.body)).toContain(body.productId);
    const listed = (await call(seller, 'GET', '/desk/products?search=BK-M')).body;
    expect(listed.products).toMatchObject([{ id: body.productId }]);
  });

  it('gets an address of its own when the name is taken', async () => {
    const [one, two] = [await add(seller), await add(other)];
    expect(one.body.slug).not.toBe(two.body.slug);
  });

  it.each([
    [{ images: [] }, 'images'],
    [{ images: ['/pictures/abcdefghij.webp'] }, 'images'],
    [{ images: ['https://elsewhere.example/a.webp'] }, 'images'],
    [{ categoryId: 'nothing' }, 'categoryId'],
    [{ price: 0 }, 'price'],
    [{ price: 9.5 }, 'price'],
    [{ discount: 100 }, 'discount'],
    [{ name: ' ' }, 'name'],
    [{ variants: [] }, 'variants'],
    [{ variants: [kurta.variants[0], { ...kurta.variants[0], size: 's' }] }, 'variants'],
    [{ variants: [{ ...kurta.variants[0], stock: -1 }] }, 'variants.0.stock'],
  ])('%j is refused with a sentence', async (over, field) => {
    const { status, body } = await add(seller, over);
    expect([status, body.fields]).toEqual([400, { [field]: expect.stringMatching(/\w \w/) }]);
  });

  it('needs no picture while it is hidden, and is not for sale then', async () => {
    const { body } = await add(seller, { images: [], status: 'hidden' });
    expect((await onSale(body.productId as string)).status).toBe(404);
  });
});

describe('a product that is edited', () => {
  let product: Edited;
  beforeEach(async () => {
    const { body } = await add(seller);
    ({ product } = await get(seller, body.productId as string));
  });

  it('shows what is free and what is promised, and its description as text', async () => {
    await buy(product, 2);
    const now = (await get(seller, product.id)).product;
    expect(now.variants[1]).toMatchObject({ stock: 4, promised: 2 });
    expect(now.description).toBe('Printed by hand.\n\n- cotton\n- <b>indigo</b>');
  });

  it('tells the second of two editors who was first, and overwrites nothing', async () => {
    expect((await change(colleague, product, { price: 1_500 })).status).toBe(200);
    const second = await change(seller, product, { name: 'Mine' });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', by: 'Kamla', at: clock.now().toISOString() },
    });
    expect(second.body.error).toContain('Kamla has changed this meanwhile');
    const { product: now } = (await onSale(product.id)).body as { product: Product };
    expect([now.name, now.price]).toEqual([kurta.name, 1_500]);
  });

  it('tells one of two who save at the same moment', async () => {
    const answers = await Promise.all([change(seller, product), change(colleague, product)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  it('keeps what was sold while the stock was edited', async () => {
    await buy(product, 2);
    const variants = product.variants.map((variant) => ({
      ...variant,
      seen: variant.stock,
      stock: variant.stock + 10,
    }));
    expect((await change(seller, product, { variants })).status).toBe(200);
    expect((await get(seller, product.id)).product.variants.map(({ stock }) => stock)).toEqual([14, 14]);
  });

  it('never has less stock than is promised', async () => {
    await buy(product, 5);
    const variants = product.variants.map((variant) => ({ ...variant, seen: variant.stock, stock: 0 }));
    const answer = await change(seller, product, { variants });
    expect(answer).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
    expect(answer.body.error).toContain('Only 1 of M, Indigo are left to sell');
    expect((await get(seller, product.id)).product.variants.map(({ stock }) => stock)).toEqual([4, 1]);
  });

  it('loses a size that nobody waits for, and no other; a new one comes in', async () => {
    await buy(product, 1);
    const [small, medium] = product.variants.map((variant) => ({ ...variant, seen: variant.stock }));
    const large = { size: 'L', colour: 'Indigo', sku: '', stock: 3, seen: 0 };
    expect(await change(seller, product, { variants: [small, large] })).toMatchObject({ status: 409 });
    expect((await change(seller, product, { variants: [large, medium] })).status).toBe(200);
    expect((await get(seller, product.id)).product.variants.map(({ size }) => size)).toEqual(['L', 'M']);
  });

  it('keeps a description that was not touched, and says what was changed by whom', async () => {
    await change(seller, product, { description: undefined, price: 1_400 });
    const { changes, product: now } = await get(seller, product.id);
    expect(now.description).toBe(kurta.description);
    expect(changes).toMatchObject([
      { by: 'Kamla', did: 'edited', parts: ['price'] },
      { by: 'Kamla', did: 'added' },
    ]);
  });

  it('is hidden and shown again', async () => {
    const set = (status: string, version: number) =>
      call(seller, 'POST', `/desk/products/${product.id}/status`, { status, version });
    expect((await set('hidden', product.version)).status).toBe(200);
    expect((await onSale(product.id)).status).toBe(404);
    expect((await set('active', product.version)).status).toBe(409);
    expect((await set('active', product.version + 1)).status).toBe(200);
    expect((await onSale(product.id)).status).toBe(200);
  });

  it('is not there for another shop', async () => {
    const ids = product.variants.map(({ id }) => id);
    const step = { steps: [{ variantId: ids[0], seen: 4, stock: 99 }] };
    expect((await call(other, 'GET', `/desk/products/${product.id}`)).status).toBe(404);
    expect((await change(other, product)).status).toBe(404);
    expect((await change(other, product, { shop: known.sellerId })).status).toBe(404);
    expect(
      (await call(other, 'POST', `/desk/products/${product.id}/status`, { status: 'hidden', version: 1 }))
        .status,
    ).toBe(404);
    expect((await call(other, 'POST', '/desk/stock', step)).status).toBe(404);
    const listed = (await call(other, 'GET', '/desk/products')).body.products as Edited[];
    expect(listed.map(({ id }) => id)).not.toContain(product.id);
    expect((await change(operator, product)).status).toBe(200);
  });
});

describe('stock of many sizes', () => {
  it('is set together or not at all', async () => {
    const { product } = await get(seller, (await add(seller)).body.productId as string);
    const [small, medium] = product.variants;
    await buy(product, 6);
    const set = (m: number) =>
      call(seller, 'POST', '/desk/stock', {
        steps: [
          { variantId: small?.id, seen: 4, stock: 9 },
          { variantId: medium?.id, seen: 6, stock: m },
        ],
      });
    expect(await set(5)).toMatchObject({ status: 409, body: { variants: [medium?.id] } });
    expect(await shop.stockOf(small?.id)).toBe(4);
    expect(await set(8)).toMatchObject({ status: 200, body: { message: 'The stock is saved' } });
    expect([await shop.stockOf(small?.id), await shop.stockOf(medium?.id)]).toEqual([9, 2]);
  });
});

describe('a picture', () => {
  it('is kept anew, without what the camera wrote into it', async () => {
    const { status, body } = await upload(seller, await photo('#aa3322'));
    expect(status).toBe(201);
    const shown = await app.inject(body.picture as string);
    const { format, width, exif } = await sharp(shown.rawPayload).metadata();
    expect([shown.statusCode, format, width, exif]).toEqual([200, 'webp', 300, undefined]);
  });

  it('is refused with the reason', async () => {
    const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await upload(seller, Buffer.from('GIF89a, not really'))).toMatchObject({
      status: 400,
      body: { error: 'The picture "kurta.jpg" is not a whole JPEG, PNG or WebP' },
    });
    expect((await upload(seller, small)).body.error).toBe(
      'The picture "kurta.jpg" is smaller than 50 pixels',
    );
    expect((await upload(seller, new Uint8Array())).body.error).toBe('The picture "kurta.jpg" is empty');
    expect((await upload(seller, (await photo('#000')).subarray(0, 300))).status).toBe(400);
    expect(await upload(seller, new Uint8Array(11 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { error: 'This file is too large' },
    });
    expect((await upload(seller, await photo('#000'), 'application/json')).status).toBe(415);
    expect((await upload({ cookie: '' }, await photo('#000'))).status).toBe(401);
  });
});

describe('a CSV', () => {
  const csv = [
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Qty',
    'desk-saree,Desk saree,Somebody Else,Sarees,Title,Default Title,1500,2000,4',
    'desk-shawl,Desk shawl,Somebody Else,Shawls,Title,Default Title,oops,2000,4',
  ].join('\r\n');
  const send = async (by: { cookie: string }, text: string, query = '') => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/desk/products/import${query}`,
      headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
      payload: text,
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  it('goes into the own shop, after a look, with a report of what could not', async () => {
    const looked = await send(seller, csv, '?check=yes');
    expect(looked).toMatchObject({
      status: 200,
      body: {
        products: { read: 2, made: 1, refused: 1 },
        refusedRows: [{ line: 3, handle: 'desk-shawl', reason: 'Variant Price is not an amount in rupees' }],
      },
    });
    const find = async () => (await call(seller, 'GET', '/desk/products?search=desk-saree')).body.products;
    expect(await find()).toEqual([]);
    await send(seller, csv);
    expect(await find()).toMatchObject([{ name: 'Desk saree', finalPrice: 1_500 }]);
    expect((await send(seller, csv)).body.products).toMatchObject({ unchanged: 1, made: 0 });
    const { rows } = await sql`select from sellers where shop_name = 'Somebody Else'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('that is none is refused with a sentence', async () => {
    expect((await send(seller, 'what,ever\n1,2')).body.error).toContain('This file cannot be imported');
    expect((await send(seller, '')).body.error).toBe('The file is empty');
    expect((await send(operator, csv)).body.error).toContain('Please choose the shop');
  });

  it('of the shop holds the own products, and going in again changes nothing', async () => {
    const { body } = await app.inject({
      url: '/api/desk/products/export',
      headers: { cookie: seller.cookie },
    });
    expect(body).toContain('desk-saree');
    const theirs = await app.inject({ url: '/api/desk/products/export', headers: { cookie: other.cookie } });
    expect(theirs.body).not.toContain('desk-saree');
    const again = (await send(seller, body)).body.products as Record<string, number>;
    // The two without a picture of their own are given a drawing.
    expect(again).toMatchObject({ made: 0, refused: 0, updated: 2 });
  });
});
