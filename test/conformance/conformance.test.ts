import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { prove } from './checks.ts';
import { furnishShop } from './furnished-shop.ts';
import { partOf } from './page-text.ts';
import { sections, table } from './table.ts';

/** The specification, sentence by sentence: one test per row. The test of an owed row fails once the row is met. */

const { db } = await createTestDatabase();
const shop = await furnishShop(db);
afterAll(() => shop.app.close());

describe.each(Object.keys(sections).map(Number))('section %i', (section) => {
  const rows = table.filter((row) => row.section === section);
  for (const { id, what, check, owed } of rows)
    (owed ? it.fails : it)(`${id}: ${what}`, () => prove(check, shop));
});

describe('home', async () => {
  const main = partOf((await shop.ask('guest', 'GET', '/')).body, 'main');

  it('keeps its order: banners, categories, groups, Special Offer, Featured, policy strip, footer', async () => {
    const { gkProducts } = JSON.parse(
      (await shop.ask('guest', 'GET', '/api/home/home-page-product-listing')).body,
    ) as { gkProducts: { title: string }[] };
    const groups = gkProducts.map(({ title }) => title.replaceAll('&', '&amp;'));
    expect(groups.length).toBeGreaterThan(1);
    const parts = ['Categories', ...groups, 'Special Offer', 'Featured Items', 'What you can count on'];
    const places = ['Highlights', ...parts].map((name) => main.indexOf(`aria-label="${name}"`));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // Below the promises nothing but the footer.
    expect(main.slice(places.at(-1))).not.toMatch(/<section|<h2/);
  });

  it('shows no product in two rows', () => {
    const cards = [...main.matchAll(/<article.*?<\/article>/gs)];
    const links = cards.map(([card]) => /href="(\/product\/details\/[^"]+)"/.exec(card)?.[1]);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link, at) => links.indexOf(link) !== at)).toEqual([]);
  });
});

describe('a listing of a lane', () => {
  interface ListingBody {
    readonly totalProduct: number;
    readonly facets: { readonly categories: readonly { slug: string; count: number }[] };
  }
  const list = async (query: string) =>
    JSON.parse(
      (await shop.ask('guest', 'GET', `/api/home/query-products?facets=true&${query}`)).body,
    ) as ListingBody;

  it('counts its categories, whichever of them is chosen', async () => {
    const { categories } = (await list('audience=Men')).facets;
    expect(categories.length).toBeGreaterThan(3);
    const slugs = categories.map(({ slug }) => slug);
    expect(slugs).toContain('mens-shirts');
    expect(slugs).not.toContain('sarees');
    for (const { slug, count } of categories)
      expect([slug, (await list(`audience=Men&category=${slug}`)).totalProduct]).toEqual([slug, count]);
    expect((await list('audience=Men&category=mens-shirts')).facets.categories).toEqual(categories);
  });

  it('offers no other categories, and is not left by Clear all', async () => {
    const html = (await shop.ask('guest', 'GET', '/shops?audience=Men&size=M')).body;
    const main = partOf(html, 'main');
    expect(main).toMatch(/name="category"[^>]*value="mens-shirts"/);
    expect(main).not.toMatch(/name="category"[^>]*value="sarees"/);
    expect(main).toMatch(/href="\/shops\?audience=Men"[^>]*>Clear all</);
  });
});

it('a product’s related row shows goods for the same people', async () => {
  interface Read {
    readonly attributes: { readonly audience?: readonly string[] };
    readonly relatedProducts: readonly { readonly slug: string }[];
  }
  const read = async (slug: string) =>
    JSON.parse((await shop.ask('guest', 'GET', `/api/home/get-product/${slug}`)).body) as Read;
  const { attributes, relatedProducts } = await read('mens-charcoal-merino-sweater');
  expect(attributes.audience).toEqual(['Men']);
  expect(relatedProducts.length).toBeGreaterThan(1);
  for (const { slug } of relatedProducts)
    expect([slug, (await read(slug)).attributes.audience]).toEqual([slug, expect.arrayContaining(['Men'])]);
});

describe('the table', () => {
  it('names each row once', () => {
    const ids = table.map(({ id, section }) => `${section} ${id}`);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
