import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { change } from '../../../test/support/listed.ts';
import { typedShelf } from '../../../test/support/typed-shelf.ts';
import { refreshAttributes } from '../catalogue/attributes/refresh-attributes.ts';
import { rebuildSearch } from './search-index.store.ts';

const { db, call } = await typedShelf({ 'Womens Red Cotton Saree': { colour: 'Rani Pink', sizes: ['XL'] } });
await change(db, sql`update products set brand = 'Dhora Loom' where name = 'Womens Red Cotton Saree'`);
const rows = await sql<{ id: string }>`select id from products`.execute(db);
await refreshAttributes(
  db,
  rows.rows.map(({ id }) => id),
);
await change(db, sql`select 1`);
await rebuildSearch(db);

interface Listing {
  readonly totalProduct: number;
  readonly facets: Record<string, unknown> & {
    readonly spelling: Record<string, unknown>;
  };
}

async function ask(parameters: Record<string, string>) {
  const query = new URLSearchParams({ ...parameters, facets: 'true' }).toString();
  const { body } = await call(null, 'GET', `/home/query-products?${query}`);
  return body as unknown as Listing;
}

const values = {
  brand: 'Dhora Loom',
  size: 'XL',
  colour: 'Rani Pink',
  audience: 'Women',
  colourFamily: 'Pink',
  fabric: 'Cotton',
};

it('gives a chosen value in its own spelling in whatever case it is chosen, and finds the same', async () => {
  const inCase = fc.record({
    parameter: fc.constantFrom(...(Object.keys(values) as (keyof typeof values)[])),
    uppers: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(inCase, async ({ parameter, uppers }) => {
      const value = values[parameter];
      const other = Array.from(value, (letter, at) =>
        uppers[at] ? letter.toUpperCase() : letter.toLowerCase(),
      ).join('');
      const [own, inOther] = [await ask({ [parameter]: value }), await ask({ [parameter]: other })];
      expect(own.totalProduct).toBeGreaterThan(0);
      expect([parameter, other, inOther.totalProduct]).toEqual([parameter, other, own.totalProduct]);
      expect(own.facets.spelling).toEqual({});
      expect(inOther.facets.spelling).toEqual(other === value ? {} : { [parameter]: [value] });
    }),
    { numRuns: 40 },
  );
});

it('gives one value for several cases of it, and the slug of a category', async () => {
  expect((await ask({ audience: 'women,WOMEN' })).facets.spelling).toEqual({ audience: ['Women'] });
  expect((await ask({ category: 'WOMENS WEAR' })).facets.spelling).toEqual({ category: 'womens-wear' });
  expect((await ask({ category: 'Womens-Wear' })).facets.spelling).toEqual({ category: 'womens-wear' });
});

it('takes a size among the words for no chosen one', async () => {
  expect((await ask({ searchValue: 'saree xl' })).facets.spelling).toEqual({});
});
