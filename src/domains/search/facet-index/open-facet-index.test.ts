import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { type Shelved, stockUp } from '../../../../test/support/listing/shelf.ts';
import { countProducts } from '../counts.store.ts';
import { noFacets, priceSteps } from '../facets.ts';
import { openFacetIndex } from './open-facet-index.ts';
import { change } from '../../../../test/support/listed.ts';

const { db } = await createTestDatabase();

const one = (id: string, over: Partial<Shelved> = {}): Shelved => ({
  id,
  category: 0,
  brand: 'Ankuri',
  price: 40,
  discount: 10,
  tenths: 44,
  shop: 0,
  dyed: '',
  variants: [{ size: 'M', colour: 'Red', stock: 1 }],
  age: 0,
  hidden: false,
  ...over,
});
beforeEach(() =>
  stockUp(
    db,
    [one('a'), one('b', { brand: 'Fab & Co', shop: 1 }), one('c', { category: 1, brand: 'Kora' })],
    new Date('2026-03-01T10:00:00Z'),
  ),
);

const minutes = 60_000;
/** An index whose time stands still until it is moved, and that looks for changes each time it is asked. */
function setUp(options: Parameters<typeof openFacetIndex>[1] = {}) {
  let time = 1_000_000;
  const index = openFacetIndex(db, { now: () => time, lookEvery: -1, waitAtMost: 10_000, ...options });
  const brands = async (categoryId?: string) => {
    const facets = await index.count({ categoryId, stars: 1 });
    return facets && Object.fromEntries(facets.brands.map(({ name, count }) => [name, count]));
  };
  return { index, brands, wait: (milliseconds: number) => (time += milliseconds) };
}
const rename = (id: string, brand: string) =>
  change(db, sql`update products set brand = ${brand} where id = ${id}`);

it('gives empty lists for what there is not, and takes names in whatever case', async () => {
  const { index } = setUp();
  expect(await index.count({ categoryId: 'nothing', brands: ['ankuri'] })).toEqual(noFacets);
  const unknown = await index.count({ categoryId: 'k0', brands: ['nobody'], sizes: ["'; --"] });
  expect(unknown).toEqual(noFacets);
  const known = await index.count({
    categoryId: 'k0',
    brands: ['aNKURI'],
    sizes: ['m'],
    shops: ['zari-house'],
  });
  expect(known).toMatchObject({ brands: [{ name: 'Ankuri', count: 1 }], inStock: 1 });
  expect(known).toEqual(
    await index.count({ categoryId: 'k0', brands: ['ANKURI'], shops: ['s0'], colours: ['RED'] }),
  );
});

it('counts what costs as much as a step or less, whatever price is chosen', async () => {
  const prices = priceSteps.flatMap((step) => [step, step + 1]);
  await stockUp(
    db,
    prices.map((price, at) => one(`p${at}`, { price, discount: 0 })),
    new Date('2026-03-01T10:00:00Z'),
  );
  const { index } = setUp();
  const expected = priceSteps.map((upTo, at) => ({ upTo, count: 2 * at + 1 }));
  expect((await index.count({ categoryId: 'k0', stars: 1 }))?.prices).toEqual(expected);
  expect((await index.count({ categoryId: 'k0', lowPrice: 500, highPrice: 900 }))?.prices).toEqual(expected);
});

it('goes on showing what it has for half a minute, then reads what has changed, and only that', async () => {
  const { brands, wait } = setUp();
  expect([await brands('k0'), await brands('k1')]).toEqual([{ Ankuri: 1, 'Fab & Co': 1 }, { Kora: 1 }]);
  await rename('a', 'Kora');
  wait(29_000);
  expect(await brands('k0')).toEqual({ Ankuri: 1, 'Fab & Co': 1 });
  wait(2_000);
  await brands('k0'); // finds the change, and begins to read
  await expect.poll(() => brands('k0')).toEqual({ Kora: 1, 'Fab & Co': 1 });
});

it('waits for the new numbers where nobody has looked for a minute', async () => {
  const { brands, wait } = setUp();
  await brands();
  wait(59 * minutes);
  await rename('c', 'Mul');
  expect(await brands()).toEqual({ Ankuri: 1, 'Fab & Co': 1, Mul: 1 });
});

it('tells how many there are to the piece, or not at all', async () => {
  const { index } = setUp({ restFor: 0 });
  const filters = { categoryId: 'k0', lowPrice: 30, brands: ['ankuri', 'fab & co'] };
  const total = async () => {
    const told = await index.total(filters);
    return told?.uncounted.length === 0 ? told.products : null;
  };
  expect(await total()).toBeNull(); // and begins to read
  await expect.poll(total).toBe(2);
  const changes: [change: RawBuilder<unknown>, total: number][] = [
    // Within the same band of prices; the last piece; one that goes, and comes back; one that is no more.
    [sql`update products set price = 41 where id = 'a'`, 2],
    [sql`update stock set quantity = 0 where variant_id = 'a-0'`, 2],
    [sql`update products set category_id = 'k1' where id = 'b'`, 1],
    [sql`update products set category_id = 'k0', brand = 'Kora' where id = 'b'`, 1],
    [sql`delete from products where id = 'a'`, 0],
  ];
  for (const [at, [statement, left]] of changes.entries()) {
    await change(db, statement);
    expect([at, await total()]).toEqual([at, null]);
    await expect.poll(total).toBe(left);
  }
  await change(db, sql`update products set name = 'Another', description = 'Nothing that a facet counts'`);
  expect(await total()).toBe(0);
});

it('names the few categories that it cannot tell of', async () => {
  const { index } = setUp();
  await index.count({ stars: 1 });
  await rename('c', 'Mul');
  expect(await index.total({ stars: 1 })).toEqual({ products: 2, uncounted: ['k1'] });
  expect(await countProducts(db, { stars: 1, brands: ['mul', 'ankuri'] }, index)).toBe(2);
});

it('tells nothing from before a change that was under way while it read', async () => {
  const { index, wait } = setUp();
  await db.transaction().execute(async (changing) => {
    await change(changing, sql`update products set brand = 'Mul' where id = 'a'`);
    expect((await index.count({ categoryId: 'k0', stars: 1 }))?.brands).toContainEqual({
      name: 'Ankuri',
      count: 1,
    });
    expect(await index.total({ categoryId: 'k0', stars: 1 })).toEqual({ products: 2, uncounted: [] });
  });
  expect(await index.total({ categoryId: 'k0', stars: 1 })).toBeNull();
  wait(minutes);
  await index.total({ categoryId: 'k0', stars: 1 });
  await expect
    .poll(() => index.total({ categoryId: 'k0', brands: ['mul'] }))
    .toEqual({ products: 1, uncounted: [] });
});

it('forgets the category that was asked for least recently, and counts nothing that does not fit', async () => {
  const both = setUp({ maxBytes: 1_500 });
  expect(await both.brands()).toEqual({ Ankuri: 1, 'Fab & Co': 1, Kora: 1 });
  await rename('c', 'Mul');
  await rename('a', 'Mul');
  // The last one was kept, the first made room for it: read again, it is right at once.
  expect([await both.brands('k1'), await both.brands('k0')]).toEqual([
    { Kora: 1 },
    { Mul: 1, 'Fab & Co': 1 },
  ]);
  expect(await setUp({ maxBytes: 30 }).brands('k0')).toBeNull();
});

it('leaves the counts out where they are not there in time, and has them for the next one', async () => {
  const { brands } = setUp({ waitAtMost: 20 });
  await db.transaction().execute(async (holding) => {
    await sql`lock table listed_products in access exclusive mode`.execute(holding);
    expect(await brands('k0')).toBeNull();
  });
  await expect.poll(() => brands('k0')).toEqual({ Ankuri: 1, 'Fab & Co': 1 });
});

it('reads a category once for all who ask meanwhile, and a failure is not kept', async () => {
  const { index, brands } = setUp();
  await sql`alter table listed_products rename to away`.execute(db);
  await expect(brands('k0')).rejects.toThrow('listed_products');
  await sql`alter table away rename to listed_products`.execute(db);
  const asked = await Promise.all([1, 2, 3].map((stars) => index.count({ categoryId: 'k0', stars })));
  expect(asked.map((facets) => facets?.inStock)).toEqual([2, 2, 2]);
});
