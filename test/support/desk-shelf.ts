import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, expect } from 'vitest';
import { testClock } from '../../src/platform/clock.ts';
import { testApp, testSettings } from './app.ts';
import { callsOf } from './calls-as.ts';
import { createTestDatabase } from './database.ts';
import { orderBody, smallShop } from './small-shop.ts';
import { newOperatorLogin, newSellerLogin } from './staff.ts';

/** A product as the desk's editor reads it. */
export interface ProductInTest {
  id: string;
  slug: string;
  version: number;
  description: string;
  variants: { id: string; size: string; colour: string; sku: string; stock: number; promised: number }[];
}

/** A shop with two sellers, another shop's seller and an operator at the desk, and their calls for products. Closes after the tests. */
export async function deskShelf() {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-01T10:00:00Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-products-'));
  const shop = await smallShop(db, clock.now());
  const app = await testApp(db, { clock, settings: testSettings({ DATA_DIR: dataDir }) });
  const call = callsOf(app);
  const existing = await shop.product();
  const seller = await newSellerLogin(db, existing.sellerId, clock.now());
  const colleague = await newSellerLogin(db, existing.sellerId, clock.now());
  const other = await newSellerLogin(db, (await shop.product({ seller: 1 })).sellerId, clock.now());
  const operator = await newOperatorLogin(db, clock.now());

  const upload = uploadsOf(app);
  const picture = (await upload(seller, await photoOf('#224488'))).body.picture as string;
  const [category] = (await call(seller, 'GET', '/desk/product-choices')).body.categories as { id: string }[];

  const kurta = { ...kurtaFields, categoryId: category?.id, images: [picture] };
  const { add, get, change } = editingOf(call, kurta);
  const onSale = async (id: string) => call(null, 'GET', `/home/get-product/${id}`);
  async function buy(product: ProductInTest, quantity: number, at = 1) {
    const customer = await shop.customer();
    const line = {
      id: product.id,
      variantIds: product.variants.map(({ id }) => id),
      sellerId: existing.sellerId,
    };
    const price = 1_105 * quantity;
    const body = orderBody([{ product: line, variant: at, quantity }], { price, shipping_fee: 0 });
    expect((await call(customer, 'POST', '/home/order/palce-order', body)).status).toBe(201);
  }
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    db,
    clock,
    app,
    call,
    shop,
    known: existing,
    seller,
    colleague,
    other,
    operator,
    photo: photoOf,
    upload,
    picture,
    kurta,
    add,
    get,
    change,
    onSale,
    buy,
  };
}

const kurtaFields = {
  name: 'Bagru hand-block kurta',
  brand: 'Bagru',
  description: 'Printed by hand.\n\n- cotton\n- <b>indigo</b>',
  price: 1_299,
  discount: 15,
  status: 'active',
  variants: [
    { size: 'S', colour: 'Indigo', sku: 'BK-S', stock: 4, seen: 0 },
    { size: 'M', colour: 'Indigo', sku: 'BK-M', stock: 6, seen: 0 },
  ],
};

/** A photo with GPS data. */
const photoOf = (colour: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();

/** Uploads pictures to the desk. */
function uploadsOf(app: FastifyInstance) {
  return async (by: { cookie: string }, bytes: Uint8Array, type = 'application/octet-stream') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/desk/pictures?name=kurta.jpg',
      headers: { cookie: by.cookie, 'content-type': type },
      payload: Buffer.from(bytes),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
}

/** The desk's API calls for products. `kurta` is sent unless the test overrides it. */
function editingOf(call: ReturnType<typeof callsOf>, kurta: object) {
  const add = (by: { cookie: string }, over: object = {}) =>
    call(by, 'POST', '/desk/products', { ...kurta, ...over });
  const get = async (by: { cookie: string }, id: string) =>
    (await call(by, 'GET', `/desk/products/${id}`)).body as {
      product: ProductInTest;
      changes: Record<string, unknown>[];
    };
  const change = (by: { cookie: string }, product: ProductInTest, over: object = {}) =>
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
  return { add, get, change };
}
