import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { change } from '../../../test/support/listed.ts';
import { typedShelf } from '../../../test/support/typed-shelf.ts';
import { rebuildSearch } from './search-index.store.ts';

/** Plain colours, and a shade of each that search takes for it where there is nothing closer. */
const shadesOf = {
  red: ['Maroon', 'Wine'],
  yellow: ['Mustard'],
  blue: ['Indigo', 'Teal'],
  green: ['Olive', 'Mint'],
  purple: ['Lavender'],
  pink: ['Rani', 'Magenta'],
  orange: ['Rust', 'Peach'],
};
const plain = Object.keys(shadesOf);

/** Jackets named by their shade, more wanted than those that have the exact colour in a column and are jackets by category. */
const { ask, db } = await typedShelf({
  ...Object.fromEntries(
    Object.entries(shadesOf).flatMap(([colour, shades]) => [
      [`Aravalli Shell ${colour}`, { colour }],
      ...shades.map((shade) => [`${shade} Quilted Jacket`, {}]),
    ]),
  ),
  'Washed Light Blue Jeans': {},
  'Washed Dark Blue Jeans': {},
  'Washed Blue Jeans': {},
});
await change(db, sql`update products set name = 'Aravalli Shell' where name like 'Aravalli Shell %'`);
await change(
  db,
  sql`update products set rating_tenths = 50, rating_count = 99 where name like '% Quilted Jacket' or name = 'Washed Blue Jeans'`,
);
await change(db, sql`update categories set name = 'Jackets', slug = 'jackets'`);
await rebuildSearch(db);
const first = async (query: string) => (await ask(query)).products[0]?.name;

describe('the exact colour comes before a near shade', () => {
  it.each(plain)('%s, also of a jacket that only its category calls so', async (colour) => {
    expect(await first(`${colour} jacket`)).toBe('Aravalli Shell');
  });

  it.each(Object.values(shadesOf).flat())('%s by its own name', async (shade) => {
    expect(await first(`${shade} jacket`)).toBe(`${shade} Quilted Jacket`);
  });

  it.each([
    ['light blue jeans', 'Washed Light Blue Jeans'],
    ['halki neeli jeans', 'Washed Light Blue Jeans'],
    ['dark blue jeans', 'Washed Dark Blue Jeans'],
    ['blue jeans', 'Washed Blue Jeans'],
  ])('%s', async (query, name) => {
    expect(await first(query)).toBe(name);
  });
});
