import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { databaseUrl, temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';
import { calls } from '../src/calls.ts';
import { signWebhook } from '../src/domains/payments/providers/gateway/gateway.ts';
import { type Call, type Calls, isDeskCall } from '../src/platform/call.ts';
import { execute } from '../src/platform/database.ts';
import { createTestDatabase } from './support/database.ts';
import { startMailServer } from './support/mail-server.ts';
import { pdfText } from './support/pdf-text.ts';
import { startShopProcess } from './support/shop-process.ts';
import { home, orderBody, smallShop } from './support/small-shop.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { newOperatorLogin, newSellerLogin } from './support/staff.ts';

/** A shop of Udaipur, live: whatever its people, sellers and operators can read is of no other shop. */

/** In a variable, since pages use browser types, which this TypeScript project does not load. */
const routeTable = join(import.meta.dirname, '../src/storefront/pages.ts');
const { pages } = (await import(routeTable)) as { pages: { path: string }[] };

const secret = 'the key of the tests’ payment provider';
const { dataDir, remove } = temporaryDataDir();
const { db, connection } = await createTestDatabase();
const mails = await startMailServer({ disabledCommands: ['STARTTLS'], authOptional: true });
const texts: string[] = [];
const sms = createServer((request, response) => {
  let body = '';
  request
    .on('data', (chunk) => (body += chunk))
    .on('end', () => {
      texts.push(body);
      response.end('{}');
    });
}).listen(0, '127.0.0.1');
await once(sms, 'listening');

/** As deploy/udaipur.json, with what a live shop may not make up. */
const facts = JSON.parse(readFileSync('deploy/udaipur.json', 'utf8')) as Record<string, unknown>;
const file = join(temporaryFolder('chowk-udaipur'), 'shop.json');
writeFileSync(
  file,
  JSON.stringify({
    ...facts,
    supportEmail: 'help@jhilmil.in',
    infoEmail: 'info@jhilmil.in',
    gstin: '08ABCDE1234F1Z0',
    upi: { vpa: 'jhilmil@okbank', name: 'Jhilmil Udaipur' },
    grievanceOfficer: { name: 'Asha Mehta', email: 'officer@jhilmil.in' },
  }),
);
const env = {
  CHOWK_MODE: 'live',
  SEED: 'none',
  SHOP_FILE: file,
  DATABASE_URL: 'url' in connection ? connection.url : databaseUrl(connection),
  SESSION_SECRET: 'a secret of the tests, long enough to be one',
  PAYMENT_PROVIDER: 'gateway',
  PAYMENT_SECRET: secret,
  PAYMENT_URL: 'http://127.0.0.1:9',
  SMS_PROVIDER: 'http',
  SMS_URL: `http://127.0.0.1:${(sms.address() as AddressInfo).port}`,
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  SMTP_FROM: 'Jhilmil <orders@jhilmil.in>',
};
const server = await startShopProcess(dataDir, env);
afterAll(async () => {
  await server.stop();
  await mails.stop();
  sms.close();
  remove();
});

/** What other shops are known by. `chowk_` is the software's: its cookie, its metrics. */
const ofAnother =
  /jaipur|जयपुर|chowk(?!_)|चौक|90000 ?00000|302\d{3}|lantern lane|sanganer\b|johari|AAAAA0000A|\bCHK-|\bCH0/i;
const foreign = (text: string) =>
  text
    .split(/[\n<>{}]|","/)
    .filter((line) => ofAnother.test(line.replaceAll('&#x27;', '’')))
    .map((line) => line.slice(0, 200));

const faults: Record<string, string[]> = {};
function look(where: string, text: string): void {
  const lines = foreign(text);
  if (lines.length > 0) faults[where] = lines;
}

async function read(path: string, cookie = ''): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server.address}${path}`, { headers: { cookie }, redirect: 'manual' });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPdf = answer.headers.get('content-type') === 'application/pdf';
  const head = JSON.stringify([...answer.headers]);
  return {
    status: answer.status,
    text: `${head}\n${isPdf ? pdfText(bytes) : new TextDecoder().decode(bytes)}`,
  };
}
async function post(path: string, body: unknown, headers: Record<string, string>) {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const json = (await answer.json()) as Record<string, unknown>;
  look(`POST ${path}`, JSON.stringify(json));
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(json)}`);
  return json;
}

const people = await smallShop(db, new Date());
const kurta = await people.product({ price: 500, discount: 0 });
const buyer = await people.customer();
const seller = await newSellerLogin(db, kurta.sellerId, new Date());
const operator = await newOperatorLogin(db, new Date());

/** An order that is paid, packed, handed over, delivered, and partly sent back. */
async function sell(): Promise<string> {
  const order = orderBody([{ product: kurta, quantity: 2 }], { price: 1_000, shipping_fee: 0 });
  order.shippingInfo = { ...home, address: '3 Bapu Bazaar', pincode: '313001', cityDistTown: 'Udaipur' };
  const own = { cookie: buyer.cookie };
  const placing = { ...own, 'idempotency-key': randomUUID() };
  const { orderId } = (await post('/home/order/palce-order', order, placing)) as { orderId: string };
  const event = JSON.stringify({
    type: 'payment.captured',
    order_id: orderId,
    payment_id: 'payment-1',
    amount_paise: 100_000,
    currency: 'INR',
    payee: 'jhilmil@okbank',
    utr: '100000000001',
  });
  const now = String(Math.floor(Date.now() / 1_000));
  const signature = signWebhook(secret, now, event);
  await post('/payment/webhook/gateway', event, {
    'x-event-id': randomUUID(),
    'x-timestamp': now,
    'x-signature': signature,
  });
  // The provider's event is worked on after its answer.
  await expect
    .poll(() => post(`/desk/orders/${orderId}/pack`, {}, seller).catch((error: Error) => error.message), {
      interval: 500,
    })
    .toEqual(expect.objectContaining({}));
  await post(`/desk/orders/${orderId}/hand-over`, {}, seller);
  return orderId;
}

it('says nothing of another shop, anywhere', async () => {
  await execute(db)`update customers set mobile = '9812345678' where id = ${buyer.id}`;
  const orderId = await sell();
  const values: Record<string, string> = {
    id: orderId,
    orderId,
    productId: kurta.id,
    slugOrId: kurta.id,
    slug: kurta.id,
    sellerId: kurta.sellerId,
    shop: kurta.sellerId,
    customerId: buyer.id,
  };
  const addressOf = (path: string) =>
    path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(values[name] ?? kurta.id));
  let openCount = 0;
  const visit = async (where: string, path: string, cookie: string) => {
    const { status, text } = await read(path, cookie);
    if (status === 200) openCount += 1;
    look(where, text);
  };
  const files =
    '/desk /offline /site.webmanifest /robots.txt /sitemap.xml /sitemap/pages.xml /service-worker.js /api/openapi.json ' +
    '/api/docs /plain.css /favicon.svg /nowhere /dev/outbox /dev/gallery /livez /readyz';
  for (const path of files.split(' ')) await visit(path, path, '');
  for (const { path } of pages) {
    const address = addressOf(path).replace('*', 'nowhere');
    for (const cookie of ['', buyer.cookie])
      await visit(
        `${path} of ${cookie ? 'a customer' : 'a guest'}`,
        `/${address.replace(/^\//, '')}`,
        cookie,
      );
  }
  const all = Object.entries(calls as Record<string, Calls>).flatMap(([domain, list]) =>
    Object.entries(list).map(([name, call]): [string, Call] => [`${domain}.${name}`, call]),
  );
  for (const [name, call] of all) {
    if (call.method !== 'GET') continue;
    const query = isDeskCall(call) ? `?shop=${kurta.sellerId}` : '';
    const visitors = isDeskCall(call) ? [operator.cookie, seller.cookie] : ['', buyer.cookie];
    for (const cookie of visitors)
      await visit(name, `/api${addressOf(call.path)}${cookie === seller.cookie ? '' : query}`, cookie);
  }
  await expect.poll(() => mails.received.length).toBeGreaterThan(1);
  for (const { raw } of mails.received) look('a mail', raw.replace(/=\r?\n/g, ''));
  expect(mails.received[0]?.raw).toContain('From: Jhilmil <orders@jhilmil.in>');
  for (const text of texts) look('a text message', text);
  look('the log', server.output());
  expect(openCount).toBeGreaterThan(150);
  expect(faults).toEqual({});
});

it('says nothing of another shop to its operators at the machine', () => {
  const ops = (...words: string[]) =>
    execFileSync(process.execPath, ['tools/ops/main.ts', ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: server.address, ...env },
      encoding: 'utf8',
    });
  for (const words of ['--help', 'operator add Asha --email asha@jhilmil.in', 'stats'])
    look(`ops ${words}`, ops(...words.split(' ')));
  expect(faults).toEqual({});
});
