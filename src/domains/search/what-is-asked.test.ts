import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { change } from '../../../test/support/listed.ts';
import { typedShelf } from '../../../test/support/typed-shelf.ts';
import { refreshAttributes } from '../catalogue/attributes/refresh-attributes.ts';
import { rebuildSearch } from './search-index.store.ts';
import { execute } from '../../platform/database.ts';

const { ask, db } = await typedShelf({
  'Kundan Chandbali Earrings': {},
  'Oxidised Jhumka Earrings': {},
  "Printed Men's Round Neck T-Shirt": {},
  "V-Neck Men's Tee": {},
  'Maroon Salwar Suit': {},
  "Men's Suit": {},
  'Womens Trousers': { description: 'Goes with a T-shirt and a stole.' },
  'Womens Peplum Top': {},
  "Kids Planet Girl's Jacket": {},
  "Girl's Winter Jacket": {},
  'Walletsnbags Braces': {},
  'Brass Ring': {},
  'Alloy Nose Ring': {},
  'Ajrakh Kurta Pyjama': { colour: 'Maroon' },
  'Womens Wedges': {},
  'Womens Block Heels': {},
  'Shorts of 29 Threads': { sizes: ['34'] },
  'Denim Shorts': { sizes: ['29'] },
  'Emerald Anarkali': {},
  'Parrot Brooch': {},
  'Chanderi Stole': {},
  'Canvas Handbag': {},
  'Canvas Backpack': {},
  'Brass Cufflinks': {},
  'Polka Dot Skirt': {},
  'Plain Skirt': {},
  'Alloy Bracelet': {},
  "Women's Anklet": {},
  "Boy's Pyjama": {},
  "Girl's Pyjama": {},
  'Nehru Jacket': {},
  'Gold Plated Hoops': {},
  'Gold Finish Hoops': {},
  'Canvas Tote': {},
  'Womens Show Shoes': {},
  'Mens Derby': { description: 'Footwear for the office.' },
});
await change(db, sql`update products set material = 'Chanderi' where name = 'Womens Peplum Top'`);
await change(
  db,
  sql`update products set rating_tenths = 50, rating_count = 99 where name = 'Canvas Handbag'`,
);
const rows = await execute<{ id: string }>(db)`select id from products`;
await refreshAttributes(
  db,
  rows.map(({ id }) => id),
);
await change(db, sql`update categories set name = 'All goods', slug = 'all-goods'`);
await rebuildSearch(db);
const names = async (query: string) => (await ask(query)).products.map(({ name }) => name);

describe('what is asked for', () => {
  it('is left when one sort of it is not wanted', async () => {
    expect(await names('earrings other than jhumka')).toEqual(['Kundan Chandbali Earrings']);
  });

  it('is not what a pattern that is not wanted is printed on', async () => {
    expect(await names('kurta without print')).not.toContain('Ajrakh Kurta Pyjama');
    expect(await names('kurta')).toContain('Ajrakh Kurta Pyjama');
  });

  it('is a T-shirt, whose name holds a shirt', async () => {
    expect((await names('round neck tshirt'))[0]).toBe("Printed Men's Round Neck T-Shirt");
  });

  it('is for women where only they wear it', async () => {
    for (const query of ['salwar suit', 'salwar kameez', 'salwer kameez'])
      expect([query, await names(query)]).toEqual([query, ['Maroon Salwar Suit']]);
  });

  it('is not what only goes with it, where the shop has it for others', async () => {
    const { totalProduct, nearest } = await ask('tshirt for women');
    expect(totalProduct).toBe(0);
    expect(nearest?.products.map(({ name }) => name)).toEqual(['Womens Peplum Top']);
  });

  it('is not the beginning of a brand, where the shop has none of it', async () => {
    expect(await names('wallet')).not.toContain('Walletsnbags Braces');
  });

  it('is for children in every word for them alike', async () => {
    expect(await names('kids winter jacket')).toEqual(["Girl's Winter Jacket", "Kids Planet Girl's Jacket"]);
  });

  it('is another thing than what it is part of the name of', async () => {
    expect(await names('ring')).toEqual(['Brass Ring']);
    expect(await names('nath')).toEqual(['Alloy Nose Ring']);
    expect(await names('wedge heels')).toEqual(['Womens Wedges']);
  });

  it('is found by its consonants where it is spelt by ear', async () => {
    for (const query of ['lehnegha', 'lahingaa'])
      expect([query, await names(query)]).toEqual([query, ['Leheriya Lehenga']]);
    expect(await names('banaarsee sari')).toEqual(['Banarasi Saree']);
  });

  it('has a size, whatever else is called by that number', async () => {
    expect(await names('shorts 29')).toEqual(['Denim Shorts']);
  });

  it('is in the shade that was said, or one that is taken for it, before others of its colour', async () => {
    const [first, ...others] = await names('burgundy kurta');
    expect(first).toBe('Ajrakh Kurta Pyjama');
    expect(others.toSorted()).toEqual(['Red Cotton Kurta', 'Red Silk Kurta']);
  });

  it('is in another shade of the colour where nothing is in this one', async () => {
    expect(await names('parrot green anarkali')).toEqual(['Emerald Anarkali']);
  });

  it('is of a cloth that only its material tells, where another says it', async () => {
    expect(await names('chanderi')).toEqual(['Chanderi Stole', 'Womens Peplum Top']);
  });

  it('is one word where goods have it as one, also with slips in both', async () => {
    expect((await names('cuff links'))[0]).toBe('Brass Cufflinks');
    expect(await names('beck packk')).toEqual(['Canvas Backpack']);
  });

  it('is not what has a pattern of two words that is not wanted', async () => {
    const { products, understood } = await ask('skirt no polka dots');
    expect(products.map(({ name }) => name)).toEqual(['Plain Skirt']);
    expect(understood?.filters.map(({ id }) => id)).toEqual(['not:polka dots']);
  });

  it('is a man\u2019s where a groom wears it', async () => {
    expect(await names('suit for groom')).toEqual(["Men's Suit"]);
  });

  it('is the kind, where a sort of it is not wanted by its whole name', async () => {
    const found = await names('tote bag nahi chahiye');
    expect(found).toContain('Canvas Handbag');
    expect(found).not.toContain('Canvas Tote');
  });

  it('is in the metal, where only what is plated with it is not wanted', async () => {
    const { products, understood } = await ask('gold plated hata do hoops');
    expect(products.map(({ name }) => name)).toEqual(['Gold Finish Hoops']);
    expect(understood?.filters.map(({ id }) => id)).toEqual(['not:gold plated']);
  });

  it('is other footwear, where one sort of it is not wanted', async () => {
    expect(await names('sneakers nahi joote')).toContain('Mens Derby');
  });

  it('is no kind that a word is only nearly called, as it is nearly other words', async () => {
    expect(await names('shob suit')).not.toContain('Womens Show Shoes');
  });

  it('is for the one who wears it, not for those whose wedding it is', async () => {
    expect(await names('mama ke ladke ki shaadi me anarkali')).toEqual(['Emerald Anarkali']);
  });

  it('is in no colour of those that are named together as not wanted', async () => {
    const { understood } = await ask('black red hata ke kurta');
    expect(understood?.filters.map(({ id }) => id)).toEqual(['not:black red']);
  });

  it('is for boys where children in general are named too', async () => {
    expect(await names('infant boy pyjama')).toEqual(["Boy's Pyjama"]);
  });

  it('is also a woman\u2019s where a girl wears it beside clothes', async () => {
    expect(await names('anklet for girls')).toContain("Women's Anklet");
  });

  it('is not what it is worn over', async () => {
    expect(await names('jacket kurte ke upar')).toContain('Nehru Jacket');
    expect(await names('jacket kurte ke upar')).not.toContain('Straight Kurta');
  });

  it('is of a purity where gold is named, not of a price', async () => {
    expect((await ask('18k gold ring')).understood?.filters).toEqual([
      expect.objectContaining({ kind: 'colour' }),
    ]);
  });

  it('is a sort of it that speaks for the occasion, before others', async () => {
    expect((await names('school ke liye bag'))[0]).toBe('Canvas Backpack');
  });
});
