import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { change } from '../../../test/support/listed.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { testClock } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';
import type { Product } from '../catalogue/product.ts';
import { ensureIndex, indexProducts, rebuildSearch } from './search-index.store.ts';
import type { Suggestion } from './suggestion.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const call = callsOf(await testApp(db, { clock }));
const shop = await smallShop(db, clock.now());

/** Adds a product with this name to the shop; returns its id. */
async function put(
  name: string,
  more: { brand?: string; description?: string; stock?: number; rating?: number } = {},
) {
  const { brand = '', description = '', stock = 5, rating = 30 } = more;
  const { id } = await shop.product({ stock: [stock] });
  await change(
    db,
    sql`
    update products set name = ${name}, brand = ${brand}, description = ${description}, rating_tenths = ${rating}
    where id = ${id}`,
  );
  return id;
}

await change(db, sql`update categories set name = 'Womens Ethnic Wear', slug = 'womens-ethnic-wear'`);
await execute(db)`update sellers set shop_name = 'Nahargarh ' || invoice_code`;
const anarkali = await put('Indigo Anarkali Kurta', { brand: 'Ankuri', rating: 41 });
const straight = await put('Straight Kurta', { brand: 'Rangrez', rating: 48 });
const soldOut = await put('Kurta', { brand: 'Ankuri', stock: 0, rating: 50 });
const scarf = await put('Block Printed Scarf', {
  description: '<p>Goes with a kurta &amp; a saree.</p>',
  rating: 45,
});
const tee = await put('Café T-Shirt', { brand: 'Fab & Co' });
const mens = await put("Men's Jodhpuri Coat", { brand: 'Übermode' });
const children = await put('Children’s Dresses', { description: 'झालरदार style, sizes 501 and 502' });
const all = [anarkali, straight, soldOut, scarf, tee, mens, children];
await rebuildSearch(db);

const get = (path: string, query: Record<string, string>) =>
  call(null, 'GET', `${path}?${new URLSearchParams(query).toString()}`);
const find = async (searchValue: string, more: Record<string, string> = {}) => {
  const { body } = await get('/home/query-products', { searchValue, parPage: '48', ...more });
  const products = body.products as Product[];
  expect(body.totalProduct).toBe(products.length);
  return products.map(({ _id }) => _id);
};
const suggest = async (value: string) =>
  (await get('/home/suggest', { value })).body.suggestions as Suggestion[];

describe('searching', () => {
  it('finds by words of name, brand, category, shop and description', async () => {
    expect(await find('anarkali')).toEqual([anarkali]);
    expect(await find('Rangrez')).toEqual([straight]);
    expect(new Set(await find('ethnic'))).toEqual(new Set(all));
    expect(new Set(await find('nahargarh'))).toEqual(new Set(all));
    expect(await find('goes')).toEqual([scarf]);
    // A scarf that goes with a saree is none.
    expect(await find('saree')).toEqual([]);
    expect(await find('indigo ankuri kurta')).toEqual([anarkali]);
    expect(await find('indigo scarf')).toEqual([]);
  });

  it('puts names first, then the better rated, and what is sold out last', async () => {
    expect(await find('kurta')).toEqual([straight, anarkali, soldOut]);
    expect(await find('kurta', { sortPrice: 'low-to-high', inStock: 'true' })).toHaveLength(2);
  });

  it('knows plural and singular', async () => {
    const pairs = [
      ['kurtas', 'kurta'],
      ['scarves', 'scarf'],
      ['coats', 'coat'],
      ['dress', 'dresses'],
      ['child', 'children'],
      ['woman', 'women'],
      ['mens', 'man'],
    ] as const;
    for (const [one, other] of pairs) {
      expect([one, await find(one)]).not.toEqual([one, []]);
      expect(await find(one)).toEqual(await find(other));
    }
  });

  it('forgives one slip in a word of four letters or more', async () => {
    for (const query of ['anarkli', 'anarkalli', 'anrakali', 'anarkaly', 'nanarkali', 'nkuri indigo'])
      expect([query, await find(query)]).toEqual([query, [anarkali]]);
    for (const query of ['coet', 'caot', 'cot', 'coatt'])
      expect([query, await find(query)]).toEqual([query, [mens]]);
    expect(await find('anrkli'), 'its consonants').toEqual([anarkali]);
    expect(await find('amarkeli')).toEqual([]);
    expect(await find('503')).toEqual([]);
    expect(await find('501')).toEqual([children]);
  });

  it('reads accents, apostrophes, hyphens and other scripts as people mean them', async () => {
    for (const query of ['cafe', 'Café', 't-shirt', 'tshirt', 'T SHIRT', 'fab & co'])
      expect([query, await find(query)]).toEqual([query, [tee]]);
    for (const query of ['men’s', "men's", 'mens', 'ubermode'])
      expect([query, await find(query)]).toEqual([query, [mens]]);
    expect(await find('झालरदार style')).toEqual([children]);
  });

  it('takes every sign as text', async () => {
    for (const query of ['%', '_', '!!!', "'", '\\', '""', ':*', '<->', '( & | )'])
      expect([query, await find(query)]).toEqual([query, []]);
    for (const query of ['kurta:*', "kurta'", '!kurta', 'kurta & (', 'kurta\\', '<kurta>', '-kurta'])
      expect([query, await find(query)]).toEqual([query, await find('kurta')]);
    expect(await find("kurta' | 'anarkali")).toEqual(await find('kurta anarkali'));
    expect(await call(null, 'GET', `/home/query-products?searchValue=${'x'.repeat(101)}`)).toMatchObject({
      status: 400,
      body: { fields: { searchValue: 'At most 100 characters' } },
    });
    expect(await call(null, 'GET', '/home/query-products?searchValue=a%00b')).toMatchObject({ status: 400 });
  });

  it('does not ask for small words', async () => {
    expect(await find('a coat for men')).toEqual([mens]);
    expect(await find('with')).toEqual([scarf]);
  });
});

describe('suggesting', () => {
  it('completes the last word with categories, brands and products, each with its address', async () => {
    expect(await suggest('ank')).toEqual([
      { kind: 'brand', text: 'Ankuri', url: '/shops?brand=Ankuri' },
      { kind: 'product', text: 'Kurta', url: `/product/details/${soldOut}` },
      { kind: 'product', text: 'Indigo Anarkali Kurta', url: `/product/details/${anarkali}` },
    ]);
    expect((await suggest('fab'))[0]).toEqual({
      kind: 'brand',
      text: 'Fab & Co',
      url: '/shops?brand=Fab%20%26%20Co',
    });
    const [first, ...rest] = await suggest('womens et');
    expect(first).toEqual({
      kind: 'category',
      text: 'Womens Ethnic Wear',
      url: '/product/category/womens-ethnic-wear',
    });
    expect(rest).toHaveLength(7);
  });

  it('tells what begins as it was typed before what it means', async () => {
    await put('Velvet Shawl', { rating: 50 });
    const saree = await put('Mulmul Saree', { rating: 20 });
    await execute(
      db,
    )`insert into search_synonyms (term, means) values ('sardi', 'velvet') on conflict do nothing`;
    await rebuildSearch(db);
    const products = (await suggest('sar')).filter(({ kind }) => kind === 'product');
    expect(products.map(({ text }) => text)).toEqual(['Mulmul Saree', 'Velvet Shawl']);
    expect(products[0]?.url).toBe(`/product/details/${saree}`);
  });

  it('tells pictures and prices of the products, and shops that are called so', async () => {
    const { body } = await get('/home/suggest', { value: 'anarkali' });
    const { suggestions, products } = body as {
      suggestions: Suggestion[];
      products: { url: string; discount: number }[];
    };
    expect(products.map(({ url }) => url)).toEqual(
      suggestions.filter(({ kind }) => kind === 'product').map(({ url }) => url),
    );
    expect(products[0]).toMatchObject({ finalPrice: expect.any(Number), image: expect.any(String) });
    const shelf = await execute(db)`select '/product/details/' || slug as url, discount from products`;
    expect(products.map(({ url, discount }) => ({ url, discount }))).toEqual(
      products.map(({ url }) => shelf.find((one) => (one as { url: string }).url === url)),
    );
    const { slug, shop_name } = (
      await execute<{
        slug: string;
        shop_name: string;
      }>(db)`select slug, shop_name from sellers order by shop_name limit 1`
    )[0] as { slug: string; shop_name: string };
    expect((await get('/home/suggest', { value: 'nahargarh' })).body.shops).toContainEqual({
      text: shop_name,
      url: `/shop/${slug}`,
    });
    expect((await get('/home/suggest', { value: 'no such' })).body).toEqual({ suggestions: [] });
  });

  it('shows goods that look the same and are called the same once', async () => {
    const twins = [await put('Twin Moon Jhumka'), await put('Twin Moon Jhumka')];
    await change(db, sql`update products set images = '{"/twin.webp"}' where name = 'Twin Moon Jhumka'`);
    await rebuildSearch(db);
    expect((await suggest('twin moon')).map(({ text }) => text)).toEqual(['Twin Moon Jhumka']);
    expect(await find('twin moon')).toHaveLength(twins.length);
    await change(db, sql`delete from products where name = 'Twin Moon Jhumka'`);
    await rebuildSearch(db);
  });

  it('answers a wish that no name says with what searching for it finds', async () => {
    const wish = 'scarf for a saree under 5000';
    const names = await find(wish);
    expect(names.length).toBeGreaterThan(0);
    expect((await suggest(wish)).map(({ url }) => url.split('/').at(-1))).toEqual(names.slice(0, 8));
  });

  it('forgives a slip, and suggests nothing for nothing', async () => {
    expect((await suggest('anarkli')).map(({ text }) => text)).toEqual(['Indigo Anarkali Kurta']);
    for (const query of ['', ' ', '%', "':*"]) expect(await suggest(query)).toEqual([]);
  });
});

describe('the index', () => {
  it('follows a product that changes, and its vocabulary with it', async () => {
    const id = await put('Zardozi Clutch');
    await indexProducts(db, [id]);
    expect(await find('zardosi')).toEqual([id]);
    await change(db, sql`update products set name = 'Velvet Potli' where id = ${id}`);
    await indexProducts(db, [id]);
    expect(await find('zardosi')).toEqual([]);
    expect(await find('potli')).toEqual([id]);
    await change(db, sql`update products set status = 'hidden' where id = ${id}`);
    expect(await find('potli')).toEqual([]);
    expect(await suggest('potli')).toEqual([]);
  });

  it('is made at the start where it is missing', async () => {
    await execute(db)`delete from product_search`;
    await ensureIndex(db);
    expect(await find('anarkali')).toEqual([anarkali]);
  });
});
