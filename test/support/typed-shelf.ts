import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Product } from '../../src/domains/catalogue/product.ts';
import type { Missing } from '../../src/domains/search/missing.ts';
import type { Nearest } from '../../src/domains/search/nearest.ts';
import { rebuildSearch } from '../../src/domains/search/search-index.store.ts';
import type { SearchReading } from '../../src/domains/search/understood.ts';
import { testClock } from '../../src/platform/clock.ts';
import { testApp } from './app.ts';
import { callsOf } from './calls-as.ts';
import { createTestDatabase } from './database.ts';
import { change } from './listed.ts';
import { smallShop } from './small-shop.ts';

interface ShelfInput {
  readonly price?: number;
  readonly sizes?: readonly string[];
  readonly colour?: string;
  readonly description?: string;
}

/** Nine products whose names, sizes, colours and prices people search for, by name, and `more` for a test of its own. */
export async function typedShelf(more: Readonly<Record<string, ShelfInput>> = {}) {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-01T10:00:00Z');
  const call = callsOf(await testApp(db, { clock }));
  const shop = await smallShop(db, clock.now());

  /** Creates a product with this name; its selling price is its MRP. */
  async function put(
    name: string,
    { price = 1_000, sizes = ['One Size'], colour = '', description = '' }: ShelfInput = {},
  ) {
    const { id, variantIds } = await shop.product({ stock: sizes.map(() => 5), price, discount: 0 });
    await change(
      db,
      sql`update products set name = ${name}, brand = '', colour = ${colour}, description = ${description} where id = ${id}`,
    );
    for (const [at, size] of sizes.entries())
      await change(db, sql`update variants set size = ${size} where id = ${variantIds[at]}`);
  }

  await change(db, sql`update categories set name = 'Womens Wear', slug = 'womens-wear'`);
  await put('Red Cotton Kurta', { price: 450, sizes: ['M', 'XL'] });
  await put('Red Silk Kurta', { price: 1_400, sizes: ['M'] });
  await put('Straight Kurta', {
    price: 400,
    colour: 'Indigo',
    sizes: ['XXL'],
    description: 'Goes with red bangles.',
  });
  await put('Navy Kurti', { price: 499 });
  await put('Leather Shoes', { price: 900, colour: 'Black', sizes: ['UK 7', 'UK 8'] });
  await put('Banarasi Saree', { price: 2_500, colour: 'Rani Pink' });
  await put('Leheriya Lehenga', { price: 3_500 });
  await put('Large Tote', { price: 300 });
  await put('Slim Jeans', { price: 1_100, sizes: ['30', '32'] });
  for (const [name, product] of Object.entries(more)) await put(name, product);
  await rebuildSearch(db);

  async function ask(searchValue: string, parameters: Record<string, string> = {}) {
    const query = new URLSearchParams({ searchValue, parPage: '48', ...parameters });
    const { status, body } = await call(null, 'GET', `/home/query-products?${query.toString()}`);
    expect([status, body.error]).toEqual([200, undefined]);
    return body as {
      products: Product[];
      totalProduct: number;
      understood: SearchReading;
      missing?: Missing;
      nearest?: Nearest;
      colours?: Record<string, string>;
      explain?: unknown[];
    };
  }
  const find = async (query: string, more?: Record<string, string>) =>
    (await ask(query, more)).products.map(({ name }) => name).toSorted();
  const filtersOf = async (query: string, more?: Record<string, string>) =>
    (await ask(query, more)).understood.filters.map(({ id }) => id);
  return { db, clock, call, ask, find, filtersOf };
}
