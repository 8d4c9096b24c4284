import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkRoutes, routes } from '../conformance/routes.ts';
import { testPages } from '../support/pages.ts';
import { home } from '../support/small-shop.ts';
import { twoShops } from './two-shops.ts';

/** Other ways to the same objects: forms posted without JavaScript, pages with somebody else's id, files. */

/** In a variable, since pages use browser types, which this TypeScript project does not load. */
const routeTable = join(import.meta.dirname, '../../src/storefront/pages.ts');
const { pages } = (await import(routeTable)) as {
  pages: { path: string; forms: { name: string; fields: Record<string, unknown> }[] }[];
};
const { address, kurta, owner, stranger, seller, operator, owned, snapshot } = await twoShops(
  await testPages(),
);

/** Texts that would reveal the owner in a page or answer. */
const secrets = ['Chaura Rasta', `${owner.id}@example.com`, 'Is it cotton?', owned.session];

const idsOfOwner: Record<string, string> = {
  orderId: owned.order,
  continues: owned.order,
  replaces: owned.order,
  addressId: owned.address,
  _id: owned.address,
  lineId: owned['cart line'],
  savedId: owned['saved line'],
  wishlistId: owned['wishlist item'],
  waitId: owned.wait,
  sessionId: owned.session,
};
const values: Record<string, string> = {
  ...home,
  address: '1 Elsewhere Lane',
  email: 'stranger@example.com',
  bankName: 'SB',
  transactionId: '123456789012',
  ordered: JSON.stringify({
    price: 900,
    shipping_fee: 0,
    products: [{ products: [{ quantity: 1, productInfo: { _id: kurta.id } }] }],
  }),
};

const forms = pages.flatMap(({ path, forms: ofPage }) =>
  ofPage
    .filter(({ fields }) => Object.keys(fields).some((name) => name in idsOfOwner))
    .map((form) => [path, form.name, form.fields] as const),
);

async function ask(url: string, by: { cookie: string } | null, form?: Record<string, string>) {
  const answer = await fetch(`${address}${url}`, {
    redirect: 'manual',
    headers: {
      ...(by ? { cookie: by.cookie } : {}),
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  return { status: answer.status, next: answer.headers.get('location') ?? '', text: await answer.text() };
}

const ofOwner = async () => (await snapshot()).filter((row) => row.includes(owner.id));

describe('a form with somebody else’s id', () => {
  it('stands on these pages', () => {
    expect(forms.map(([, name]) => name)).toEqual(
      expect.arrayContaining(['cancel-order', 'utr', 'remove', 'address', 'end-session', 'place-order']),
    );
  });

  it.each(forms)('%s, %s', async (path, name, fields) => {
    const before = await ofOwner();
    const body = Object.fromEntries(
      Object.keys(fields).map((field) => [field, idsOfOwner[field] ?? values[field] ?? 'x']),
    );
    const url = `${path.replace(/:\w+/g, owned.order)}?orderId=${owned.order}`;
    for (const by of [null, stranger, seller, operator]) {
      const answer = await ask(url, by, { ...body, form: name });
      expect(answer.status, `${name}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
      expect(
        secrets.filter((secret) => answer.text.includes(secret) && !Object.values(body).includes(secret)),
      ).toEqual([]);
      const turnedAway = answer.status === 404 || answer.next.startsWith('/login');
      expect(turnedAway || by === stranger || name === 'place-order').toBe(true);
    }
    expect(await ofOwner()).toEqual(before);
  });
});

describe('a page with somebody else’s id', () => {
  const things = {
    product: { slug: kurta.id, id: kurta.id },
    category: { slug: 'kurtas', id: 'none', name: 'Kurtas' },
    sellerId: kurta.sellerId,
    unpaidOrder: owned.order,
    paidOrder: owned.order,
  };
  it.each([...routes, ...linkRoutes].map((route) => [route.route, route.address(things)] as const))(
    '%s',
    async (_route, url) => {
      for (const by of [null, stranger, seller, operator]) {
        const urlWithIds = `${url}${url.includes('?') ? '&' : '?'}userId=${owner.id}&customerId=${owner.id}&edit=${owned.address}&address=${owned.address}`;
        const { status, text } = await ask(urlWithIds, by);
        expect(status).toBeLessThan(500);
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }
    },
  );

  it('shows all of it to the owner', async () => {
    const own = [
      '/dashboard/myaddress',
      `/dashboard/order/details/${owned.order}`,
      `/dashboard/chat/${kurta.sellerId}`,
    ];
    const text = (await Promise.all(own.map((url) => ask(url, owner)))).map((answer) => answer.text).join('');
    expect(secrets.filter((secret) => !text.includes(secret))).toEqual([]);
  });
});

describe('files by address', () => {
  it.each([
    `/pictures/${owned['chat picture']}.webp`,
    `/pictures/${owned['chat picture']}-320.webp`,
    '/pictures/..%2f..%2f..%2fetc%2fpasswd',
    '/pictures/..%2fsession-secret.webp',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/.git/config',
    '/.env',
    '/session-secret',
  ])('%s is not there', async (path) => {
    for (const by of [null, stranger, operator]) expect((await ask(path, by)).status).toBe(404);
  });

  it('invoices, credit notes and QR codes are their customer’s', async () => {
    for (const by of [null, stranger, seller, operator])
      for (const path of ['/api/generate-invoice/', '/api/generate-credit-note/', '/api/payment/qr/'])
        expect((await ask(path + owned.order, by)).status).toBe(by === stranger ? 404 : 401);
  });
});
