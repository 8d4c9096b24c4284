import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { aCatalogue, stockUp } from '../../../test/support/listing/shelf.ts';
import { openDatabase, execute } from '../../platform/database.ts';
import { rebuildSearch } from './search-index.store.ts';
import { change } from '../../../test/support/listed.ts';

/** Every query of a large catalogue is answered within the statement timeout of a second, or told to retry. */

const many = 10_000;
const { db, connection } = await createTestDatabase();
const [catalogue] = fc.sample(aCatalogue, { numRuns: 1, seed: 4 });
await stockUp(db, catalogue ?? [], new Date('2026-03-01T10:00:00Z'));
await rebuildSearch(db);
await db.transaction().execute(async (filling) => {
  await execute(filling)`set local statement_timeout = '60s'`;
  await change(
    filling,
    sql`
    insert into products (id, slug, seller_id, category_id, name, brand, price, discount, rating_tenths, created_at, updated_at)
    select 'many' || n, 'many-' || n, 's0', 'k1', 'Plain dupatta', 'Kora ' || n % 40, 10 + n % 90, n % 70, n % 51, now(), now()
    from generate_series(1, ${many}::int) n`,
  );
});
const reading = openDatabase(connection, 5, 1_000);
afterAll(() => reading.db.destroy());
const app = await testApp(reading.db);
const ask = (query: URLSearchParams) => app.inject(`/api/home/query-products?${query.toString()}`);

/**
 * Retries queries that were told to. On a busy machine any statement may exceed a second; a slow statement exceeds it
 * every time.
 */
async function askAgain(query: URLSearchParams, tries = 4): Promise<Awaited<ReturnType<typeof ask>>> {
  const answer = await ask(query);
  return answer.statusCode === 503 && tries > 1 ? askAgain(query, tries - 1) : answer;
}

const odd = fc.oneof(
  fc.constantFrom(
    "'; drop table products; --",
    '%_%\\',
    '{"a","b"}',
    '{NULL}',
    '&|!:*()<->',
    'لال كرتا',
    '🧵🪡',
    'M,,M,',
    '٣',
    '-1',
    'constructor',
    '__proto__',
    'x'.repeat(2_000),
    '\u0000',
  ),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);
const anyOdd = (word: string) => fc.oneof(fc.constant(''), fc.constant(word), odd);
const oddQuery = fc.record({
  category: fc.constantFrom('', 'k0', 'womens-kurtas', 'nothing', '{}'),
  brand: anyOdd('Ankuri'),
  size: anyOdd('m'),
  colour: anyOdd('Red'),
  shop: anyOdd('anar'),
  searchValue: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: odd }),
  rating: fc.constantFrom('', '1', '5'),
  lowPrice: fc.constantFrom('', '0', '12'),
  highPrice: fc.constantFrom('', '12', '1000000000'),
  discount: fc.constantFrom('', '0', '100'),
  inStock: fc.constantFrom('', 'true'),
  sort: fc.constantFrom('', 'rating', 'discount'),
  pageNumber: fc.constantFrom('', '1', '1000000'),
  parPage: fc.constantFrom('', '48'),
});

it('answers or refuses any text, page and number of filters', async () => {
  await fc.assert(
    fc.asyncProperty(oddQuery, async (query) => {
      const answer = await askAgain(new URLSearchParams({ ...query, facets: 'true' }));
      expect([200, 400]).toContain(answer.statusCode);
    }),
    { numRuns: 80, interruptAfterTimeLimit: 60_000 },
  );
});

it('gives an empty list for values that there are not, and for a page past the end the true total', async () => {
  for (const field of ['brand', 'size', 'colour', 'shop'])
    expect(
      (await askAgain(new URLSearchParams({ [field]: 'nothing of it', facets: 'true' }))).json(),
    ).toMatchObject({
      products: [],
      totalProduct: 0,
      facets: { inStock: 0, priceRange: { low: 0, high: 0 } },
    });
  const past = (await askAgain(new URLSearchParams({ pageNumber: '1000000', parPage: '48' }))).json();
  const first = (await askAgain(new URLSearchParams({ parPage: '48' }))).json();
  expect(past).toEqual({ products: [], totalProduct: first.totalProduct, parPage: 48 });
  expect(first.totalProduct).toBeGreaterThan(many);
});

it('says when to come back where the database does not answer within a second', async () => {
  await db.transaction().execute(async (holding) => {
    await execute(holding)`lock table listed_products in access exclusive mode`;
    for (const query of ['sort=rating', 'searchValue=ankuri']) {
      const answer = await ask(new URLSearchParams(`${query}&facets=true`));
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
