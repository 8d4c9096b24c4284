import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { signWebhook } from '../src/domains/payments/providers/gateway/gateway.ts';
import { execute, openDatabase } from '../src/platform/database.ts';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';
import { pdfColours, pdfText } from './support/pdf-text.ts';
import { home, orderBody, smallShop } from './support/small-shop.ts';
import { startShopProcess } from './support/shop-process.ts';

/** A shop of Udaipur out of the same build, by its file alone: nothing that anybody reads is of the built-in shop. */

const secret = 'the key of the tests’ payment provider';
const shopFile = join(import.meta.dirname, '../deploy/udaipur.json');
const { dataDir, remove } = temporaryDataDir();
const server = await startShopProcess(dataDir, {
  SEED: 'none',
  PAYMENT_SECRET: secret,
  SHOP_FILE: shopFile,
});
const postgres = await startPostgres({ dataDir });
const { db } = openDatabase(postgres.connection, 2);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  await postgres.stop();
  remove();
});

/** Its own cookie and the names that operators use in settings and metrics are the software's, not a shop's. */
const builtIn = /jaipur|जयपुर|chowk(?!_)|चौक|90000 ?00000|302003|lantern lane|sanganer|johari|AAAAA0000A/i;
/** Its colours: the pink, the indigo and the ivory of tokens.css, and the icon's and invoices' red. */
const builtInColours = /#(ab3a48|f3a597|2b2f72|b6bcfa|fbf6ee|9c2f45|9b2c4a)/i;
const lines = (text: string) =>
  text.split(/[\n<>{}]/).filter((line) => builtIn.test(line.replaceAll('&#x27;', '’')));

async function readBytes(path: string, cookie = ''): Promise<Uint8Array> {
  const answer = await fetch(`${server.address}${path}`, { headers: { cookie }, redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
async function read(path: string, cookie = ''): Promise<string> {
  const body = await readBytes(path, cookie);
  return path.includes('generate-invoice') ? pdfText(body) : new TextDecoder().decode(body);
}

/** What a script prints in a process of this shop. */
const outputOf = (script: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, SHOP_FILE: shopFile },
    encoding: 'utf8',
  });

/** A mail as HTML, which goes out by SMTP alone. */
function mailHtml(): string {
  const [of, parts] = ['./src/domains/notices/mail/mail-html.ts', { goods: [], group: 'orders' }];
  const texts = ['subject', 'text', 'name', 'orderNumber', 'site', 'link', 'unsubscribe', 'settings'];
  const all = { ...parts, ...Object.fromEntries(texts.map((name) => [name, name])) };
  return outputOf(`import { mailHtml } from '${of}'; console.log(mailHtml(${JSON.stringify(all)}));`);
}

async function post(path: string, body: string, headers: Record<string, string>) {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** A customer's order, paid with the provider's event. */
async function buy() {
  const { product, customer } = await smallShop(db, new Date());
  const kurta = await product({ price: 500, discount: 0 });
  const buyer = await customer();
  const order = orderBody([{ product: kurta }], { price: 500, shipping_fee: 60 });
  order.shippingInfo = { ...home, address: '3 Bapu Bazaar', pincode: '313001', cityDistTown: 'Udaipur' };
  const placing = { cookie: buyer.cookie, 'idempotency-key': randomUUID() };
  const { orderId } = await post('/home/order/palce-order', JSON.stringify(order), placing);
  const event = JSON.stringify({
    type: 'payment.captured',
    order_id: orderId,
    payment_id: 'payment-1',
    amount_paise: 56_000,
    currency: 'INR',
    payee: 'jhilmil@demo',
    utr: '100000000001',
  });
  const now = String(Math.floor(Date.now() / 1_000));
  await post('/payment/webhook/gateway', event, {
    'x-event-id': randomUUID(),
    'x-timestamp': now,
    'x-signature': signWebhook(secret, now, event),
  });
  return { orderId: orderId as string, kurta, ...buyer };
}

it('is of Udaipur on every page, in its files, calls, invoices and mails', async () => {
  const { orderId, kurta, id, cookie } = await buy();
  const open =
    '/ /about /contact /help /privacy-policy /terms-condition /return-refund /shipping-policy /offers /shops /login ' +
    '/register /forgot-password /cart /offline /desk /site.webmanifest /robots.txt /sitemap.xml /sitemap/pages.xml ' +
    '/service-worker.js /api/openapi.json /api/docs /plain.css /favicon.svg /api/home/get-categorys ' +
    `/product/details/${kurta.id} /shop/${kurta.sellerId}`;
  const own =
    '/dashboard /dashboard/my-orders /dashboard/notices /dashboard/support /dashboard/chat /my-payment ' +
    `/dashboard/order/details/${orderId} /api/generate-invoice/${orderId}`;
  const faults: Record<string, string[]> = {};
  const texts = new Map<string, string>();
  for (const path of `${open} ${own}`.split(' ')) {
    const text = await read(path, own.split(' ').includes(path) ? cookie : '');
    texts.set(path, text);
    if (lines(text).length) faults[path] = lines(text);
  }
  const mails = await expect
    .poll(() => read(`/dev/outbox.json?to=${id}@example.com`))
    .toMatch(/JHL-/)
    .then(() => read(`/dev/outbox.json?to=${id}@example.com`));
  if (lines(mails).length) faults.mails = lines(mails);
  expect(faults).toEqual({});
  // Where sellers are paid from, and whose statements are read, only servers know.
  expect([...texts].filter(([, text]) => text.includes('50200098765432')).map(([path]) => path)).toEqual([]);
  const outside = [...texts].filter(([path]) => !path.startsWith('/api/openapi'));
  expect(outside.filter(([, text]) => builtInColours.test(text)).map(([path]) => path)).toEqual([]);
  for (const path of ['/', '/offline', '/desk'])
    expect(/<html[^>]*>/.exec(texts.get(path) ?? '')?.[0]).toMatch(
      /--gulabi:light-dark\(#0b6b63,#74d3c6\);.*--font-sign:'Anek Devanagari'/,
    );
  expect(texts.get('/favicon.svg')).toContain('#0b6b63');
  const html = mailHtml();
  expect([html.includes('#0b6b63'), html.includes('#74d3c6'), builtInColours.exec(html)]).toEqual([
    true,
    true,
    null,
  ]);
  expect([...pdfColours(await readBytes(`/api/generate-invoice/${orderId}`, cookie))]).toEqual(
    expect.arrayContaining(['#0b6b63']),
  );

  expect(texts.get('/')).toContain('<title>Jhilmil');
  expect(texts.get('/about')).toContain('7 Hathi Pol');
  expect(texts.get('/contact')).toContain('+91 294 555 0142');
  expect(texts.get('/return-refund')).toContain('10 days');
  expect(texts.get('/privacy-policy')).toContain('Asha Mehta');
  expect(JSON.parse(texts.get('/site.webmanifest') ?? '')).toMatchObject({
    name: 'Jhilmil, Udaipur',
    theme_color: '#f5f9f7',
  });
  expect(texts.get(`/api/generate-invoice/${orderId}`)).toContain('Udaipur');
});

it('delivers first in its own city and state', async () => {
  const rows = await execute(db)`
    select name, array_agg(prefix order by prefix) as prefixes
    from delivery_zones z join delivery_prefixes p on p.zone_id = z.id where z.id in ('zone-city', 'zone-state')
    group by name order by name`;
  expect(rows).toEqual([
    { name: 'Rajasthan', prefixes: ['30', '31', '32', '33', '34'] },
    { name: 'Udaipur', prefixes: ['313'] },
  ]);
});

it('has its own name on what the demo town puts into its window and its desk', () => {
  const text = outputOf(`
    import { banners } from './db/town/banners.ts';
    import { operator } from './db/town/people.ts';
    console.log(banners.map(({ heading, scene }) => heading + scene.kind).join('\\n') + operator.name);`);
  expect(lines(text)).toEqual([]);
  expect(text).not.toMatch(/pink city|hawa-mahal/);
  expect(text).toContain('Every lane of Udaipur');
  expect(text).toContain('Jhilmil Operator');
});
