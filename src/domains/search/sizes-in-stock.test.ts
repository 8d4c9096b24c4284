import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { change } from '../../../test/support/listed.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { noFacets } from './facets.ts';
import { openSearch } from './open-search.ts';
import { type ProductQuery, queryProducts } from './query-products.ts';
import { readPlainPage } from './read-page.ts';
import { rebuildSearch } from './search-index.store.ts';
import { execute } from '../../platform/database.ts';

it('counts a size where it can be bought, once only that is wanted', async () => {
  const { db } = await createTestDatabase();
  const shop = await smallShop(db, new Date('2026-03-01T10:00:00Z'));
  // In stock: black and tan in UK 8; then black in UK 9.
  const inOneColour = await shop.product({ stock: [0, 2, 1] });
  const soldOut = await shop.product({ stock: [0, 0, 5] });
  await change(
    db,
    sql`update variants set size = case position when 2 then 'UK 9' else 'UK 8' end,
               colour = case position when 1 then 'Tan' else 'Black' end
        where product_id in (${inOneColour.id}, ${soldOut.id})`,
  );
  await rebuildSearch(db);
  const search = openSearch(db);
  const list = async (inStock: boolean) => {
    const query = { sizes: ['uk 8'], ...(inStock ? { inStock } : {}) };
    const page = await queryProducts(search, { ...query, page: 1, perPage: 12, withFacets: true });
    const plain = await readPlainPage(db, query, { order: 'newest', size: 12, number: 1 });
    const ids = page.products.map(({ _id }) => _id).toSorted();
    expect(plain.products.map(({ _id }) => _id).toSorted()).toEqual(ids);
    return { ids, facets: page.facets };
  };
  const all = await list(false);
  expect(all.ids).toEqual([inOneColour.id, soldOut.id].toSorted());
  expect(all.facets?.sizes).toEqual([
    { name: 'UK 8', count: 2 },
    { name: 'UK 9', count: 2 },
  ]);
  expect(all.facets?.inStock).toBe(1);

  const listing = await list(true);
  expect(listing.ids).toEqual([inOneColour.id]);
  expect(listing.facets?.sizes).toEqual([
    { name: 'UK 9', count: 2 },
    { name: 'UK 8', count: 1 },
  ]);

  // The last pair of that size is sold, while another size of the product is left.
  await execute(db)`update stock set quantity = 0 where product_id = ${inOneColour.id} and quantity = 2`;
  expect((await list(true)).ids).toEqual([]);
  await execute(db)`update stock set quantity = 1 where product_id = ${soldOut.id} and quantity = 0`;
  expect((await list(true)).ids).toEqual([soldOut.id]);
});

it('finds a colour in a size, chosen or said in words, where that very piece is in stock', async () => {
  const { db } = await createTestDatabase();
  const shop = await smallShop(db, new Date('2026-03-01T10:00:00Z'));
  // In stock: M in maroon and L in navy; then the reverse.
  const inRed = await shop.product({ stock: [2, 0, 0, 2] });
  const inBlue = await shop.product({ stock: [0, 2, 2, 0] });
  await change(
    db,
    sql`update products set name = 'Red and blue kurta', attributes = '{"colourFamily":{"values":["Red","Blue"],"from":"colours"}}'
        where id in (${inRed.id}, ${inBlue.id})`,
  );
  await change(
    db,
    sql`update variants set size = case when position < 2 then 'M' else 'L' end,
               colour = case position % 2 when 0 then 'Maroon' else 'Navy blue' end
        where product_id in (${inRed.id}, ${inBlue.id})`,
  );
  await rebuildSearch(db);
  const search = openSearch(db);
  const find = async (query: Partial<ProductQuery>) => {
    const page = await queryProducts(search, { ...query, page: 1, perPage: 12, withFacets: true });
    const { sizes, colours, attributes, inStock } = page.facets ?? noFacets;
    return {
      ids: page.products.map(({ _id }) => _id),
      sizes: sizes.map(({ name }) => name),
      colours: colours.map(({ name }) => name),
      families: attributes.colourFamily.map(({ name, count }) => `${name} ${count}`),
      inStock,
    };
  };
  const inM = { sizes: ['M'], inStock: true };
  const expected = { ids: [inRed.id], sizes: ['L', 'M'], inStock: 1 };
  expect(await find({ ...inM, colours: ['maroon'] })).toEqual({
    ...expected,
    colours: ['Maroon', 'Navy blue'],
    families: ['Red 1'],
  });
  expect(await find({ ...inM, attributes: { colourFamily: ['Red'] } })).toEqual({
    ...expected,
    colours: ['Maroon'],
    families: ['Blue 1', 'Red 1'],
  });
  expect((await find({ sizes: ['M'], colours: ['maroon'] })).inStock).toBe(1);
  expect((await find({ searched: 'red kurta size m', inStock: true })).ids).toEqual([inRed.id]);
  expect((await find({ searched: 'red kurta', inStock: true })).sizes).toEqual(['L', 'M']);
  expect((await find({ searched: 'red kurta size m' })).ids).toHaveLength(2);

  await execute(
    db,
  )`update stock set quantity = 0 where product_id = ${inRed.id} and variant_id = ${inRed.variantIds[0]}`;
  await execute(
    db,
  )`update stock set quantity = 1 where product_id = ${inBlue.id} and variant_id = ${inBlue.variantIds[0]}`;
  expect((await find({ ...inM, colours: ['maroon'] })).ids).toEqual([inBlue.id]);
});
