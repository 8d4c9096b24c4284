import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { furnishShop } from './conformance/furnished-shop.ts';
import { routes } from './conformance/routes.ts';
import { createTestDatabase } from './support/database.ts';

/** What search engines and messengers read of every page: one request per address, without cookies. */

const { db } = await createTestDatabase();
const shop = await furnishShop(db);
afterAll(() => shop.app.close());

const origin = 'http://localhost:3000';
const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<');

async function headAt(address: string) {
  const answer = await shop.ask('guest', 'GET', address);
  const indexable = (pattern: RegExp) => {
    const text = pattern.exec(answer.body)?.[1];
    return text === undefined ? undefined : unescape(text);
  };
  const data = [...answer.body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return {
    status: answer.statusCode,
    title: indexable(/<title>(.*?)<\/title>/) ?? '',
    canonical: indexable(/<link rel="canonical" href="([^"]*)"/),
    meta: (name: string) => indexable(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    data: data.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown> & { '@type': string }),
  };
}

const open = routes.filter(({ who, route }) => who === 'anyone' && route !== '/products/search');

describe.each(open)('$route', ({ address }) => {
  it('says what it is, and where it stands', async () => {
    const head = await headAt(address(shop.things));
    expect(head.status).toBe(200);
    expect(head.title.length).toBeGreaterThan(8);
    expect(head.meta('description')?.length).toBeGreaterThan(50);
    expect(head.meta('description')?.length).toBeLessThanOrEqual(170);
    expect(head.canonical).toMatch(new RegExp(`^${origin}/`));
    expect(head.meta('og:url')).toBe(head.canonical);
    expect(head.meta('og:title')).toBe(head.title);
    const canonical = await headAt((head.canonical ?? '').slice(origin.length));
    expect(canonical).toMatchObject({ status: 200, canonical: head.canonical });
    expect(canonical.meta('robots')).toBeUndefined();
  });

  it('has a picture to be shared with: a whole address, there, of the size it says', async () => {
    const head = await headAt(address(shop.things));
    const picture = head.meta('og:image') ?? '';
    expect(picture).toMatch(new RegExp(`^${origin}/.*\\.jpg$`));
    const answer = await shop.ask('guest', 'GET', picture.slice(origin.length));
    expect(answer.statusCode).toBe(200);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual(['1200', '630']);
  });

  it('gives schema.org data whose addresses are whole', async () => {
    const { data } = await headAt(address(shop.things));
    for (const thing of data) {
      expect(thing['@context']).toBe('https://schema.org');
      expect(JSON.stringify(thing)).not.toMatch(/":"\/[^/]|\["\/[^/]/);
    }
  });
});

it('gives pages of one person, and those that lead in, a description and an address too', async () => {
  const closedRoutes = routes.filter(({ who }) => who === 'customer' || who === 'cart');
  const addresses = closedRoutes.map(({ address }) => ['customer', address(shop.things)] as const);
  for (const [who, address] of [
    ...addresses,
    ['guest', '/login'] as const,
    ['guest', '/register'] as const,
  ]) {
    const { body } = await shop.ask(who, 'GET', address);
    const path = new URL(address, origin).pathname;
    expect({ address, head: /<head>.*<\/head>/s.exec(body)?.[0] }).toEqual({
      address,
      head: expect.stringMatching(
        new RegExp(
          `name="description" content="[^"]{50,170}".*rel="canonical" href="${origin}${path}".*og:description`,
        ),
      ),
    });
  }
});

it('gives every page a title of its own', async () => {
  const addresses = ['/', '/shops', '/about', '/contact', '/help', '/privacy-policy', '/terms-condition'];
  const all = [...addresses, '/return-refund', '/shipping-policy', '/login', '/register'];
  const titles = await Promise.all(all.map(async (address) => (await headAt(address)).title));
  expect(new Set(titles).size).toBe(all.length);
});

it('describes a product as it is sold', async () => {
  const { data } = await headAt(`/product/details/${shop.things.product.slug}`);
  const { product } = JSON.parse(
    (await shop.ask('guest', 'GET', `/api/home/get-product/${shop.things.product.slug}`)).body,
  );
  const productData = data.find((thing) => thing['@type'] === 'Product');
  expect(productData).toMatchObject({
    name: product.name,
    brand: { name: product.brand },
    aggregateRating: { ratingValue: product.rating, reviewCount: product.ratingCount },
    offers: {
      priceCurrency: 'INR',
      price: product.finalPrice,
      availability: 'https://schema.org/InStock',
      seller: { name: product.shopName },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  });
  const way = data.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as {
    position: number;
    item: string;
  }[];
  expect(way.map(({ position }) => position)).toEqual([1, 2, 3]);
  for (const { item } of way)
    expect((await shop.ask('guest', 'GET', item.slice(origin.length))).statusCode).toBe(200);
});

it('says on the home page who the shop is and how it is searched', async () => {
  const { data } = await headAt('/');
  expect(data.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(['WebSite', 'ClothingStore']));
  expect(JSON.stringify(data)).toContain(`${origin}/products/search?value={search_term_string}`);
});

it('leads from a page after the last of a listing to the last one', async () => {
  const { category, sellerId } = shop.things;
  const { shop: front } = JSON.parse((await shop.ask('guest', 'GET', `/api/home/shop/${sellerId}`)).body);
  for (const path of ['/shops', `/product/category/${category.slug}`, `/shop/${front.slug}`]) {
    const answer = await shop.ask('guest', 'GET', `${path}?page=9000`);
    expect([path, answer.statusCode]).toEqual([path, 302]);
    const { location } = answer.headers;
    expect(location).toMatch(new RegExp(`^${path}(\\?page=\\d{1,2})?$`));
    const last = await shop.ask('guest', 'GET', String(location));
    expect([location, last.statusCode, last.body.includes('<article')]).toEqual([location, 200, true]);
  }
  const listing = await shop.ask('guest', 'GET', '/shops?inStock=true&order=rating&page=77');
  expect(listing.headers.location).toMatch(/^\/shops\?inStock=true&order=rating(&page=\d{1,2})?$/);
});

it('keeps one person’s pages and filtered lists out of search engines', async () => {
  const own = routes.filter(({ who }) => who === 'customer' || who === 'cart');
  const read = await Promise.all(
    own.map(async ({ route, address }) => ({
      route,
      body: (await shop.ask('customer', 'GET', address(shop.things))).body,
    })),
  );
  const indexable = read.filter(({ body }) => !body.includes('<meta name="robots" content="noindex">'));
  expect(indexable.map(({ route }) => route)).toEqual([]);
  for (const address of [
    '/shops?order=low-to-high',
    '/products/search?value=cotton',
    '/login',
    '/no-such-lane',
  ])
    expect({ address, robots: (await headAt(address)).meta('robots') }).toEqual({
      address,
      robots: 'noindex',
    });
});
