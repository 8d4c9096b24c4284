import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { change } from '../../../test/support/listed.ts';
import { typedShelf } from '../../../test/support/typed-shelf.ts';
import { rebuildSearch } from './search-index.store.ts';

const { ask, db } = await typedShelf({
  'Checked Shirt': {},
  'Plain Shirt': {},
  'Half Sleeve Shirt': { description: 'Half sleeves, half the price.' },
  'Denim Loafers': { description: 'For people without laces.' },
  'Brown Derby': { description: 'Stitched shoes.' },
  'Brown Shoes': { description: 'With laces.' },
  'Ivory Bridal Lehenga': {},
  'Ladies Jeans': {},
  "Girl's Jeans": {},
  "Girl's Jute Bag": {},
  'Jute Bag': {},
  "Men's Mug Bag": {},
  'Silk Blouse Material': {},
  'Silk Suit Material': {},
  'Sports Hoodie': {},
  'Cheap Belt': { price: 100 },
  Belt: { price: 200 },
  'Dear Belt': { price: 900 },
  'Short Sleeve Top': {},
  'Grey Shorts': {},
});
await change(db, sql`update categories set name = 'All goods', slug = 'all-goods'`);
await rebuildSearch(db);
const names = async (query: string) => (await ask(query)).products.map(({ name }) => name);

describe('what shoppers mean', () => {
  it('is the shirt, not so, in "check wali shirt nahi chahiye"', async () => {
    const answerNames = await names('check wali shirt nahi chahiye');
    expect(answerNames).toContain('Plain Shirt');
    expect(answerNames).not.toContain('Checked Shirt');
  });

  it('is all of a name of two words that is not wanted', async () => {
    const { products, understood } = await ask('half sleeve nahi chahiye shirt');
    expect(products.map(({ name }) => name).toSorted()).toEqual(['Checked Shirt', 'Plain Shirt']);
    expect(understood.filters.map(({ id }) => id)).toEqual(['not:half sleeve']);
  });

  it('is what has laces by nature, and what has none', async () => {
    expect(await names('footwear without laces')).toEqual(
      expect.arrayContaining(['Denim Loafers', 'Leather Shoes']),
    );
    for (const shoe of ['Brown Derby', 'Brown Shoes'])
      expect(await names('footwear without laces')).not.toContain(shoe);
  });

  it('is no lehenga just because lehengas are for weddings', async () => {
    expect((await names('shaadi ke liye lehenga'))[0]).toBe('Ivory Bridal Lehenga');
  });

  it('is for a child where an age says so', async () => {
    expect((await ask('5 saal ki ladki ke liye jeans')).nearest?.products.map(({ name }) => name)).toEqual([
      "Girl's Jeans",
    ]);
  });

  it('may be a bag for anybody where a girl wants one', async () => {
    expect((await names('jute bag for girls')).slice(0, 2)).toEqual(["Girl's Jute Bag", 'Jute Bag']);
  });

  it('is the material that a blouse is made of', async () => {
    expect((await names('silk blouse material'))[0]).toBe('Silk Blouse Material');
  });

  it('is a word that search knows, and no slip for one that the shop has', async () => {
    expect((await ask('workout hoodie')).understood.words[0]).toMatchObject({ how: 'beginning' });
  });

  it('is the cheapest first, or the dearest', async () => {
    expect(await names('sabse sasta belt')).toEqual(['Cheap Belt']);
    expect(await names('mehenga belt')).toEqual(['Dear Belt']);
  });

  it('is no top with short sleeves', async () => {
    expect(await names('shorts')).toEqual(['Grey Shorts']);
  });
});
