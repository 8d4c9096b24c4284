import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { change } from '../../../test/support/listed.ts';
import { typedShelf } from '../../../test/support/typed-shelf.ts';
import { rebuildSearch } from './search-index.store.ts';

const { ask, db, call } = await typedShelf({
  'Teal Kurta': { colour: 'Teal' },
  'White Kurta': { colour: 'White' },
  'Blue Shirt': { colour: 'Blue' },
  'White Button Shirt': { colour: 'White' },
});

async function brand(name: string, brandName: string) {
  await change(db, sql`update products set brand = ${brandName} where name = ${name}`);
  await rebuildSearch(db);
}
const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name);

/** Words that search reads as a colour, a cloth, a size, a number, a day or a person. */
const elsewhere = fc.constantFrom(
  ...'Red,Laal,Gulabi,White,Indigo,Denim,Seven,Monday,Mini,Bridal'.split(','),
);
const own = fc.constantFrom(...'Haveli,Gali,Zokuri,Vetapo,Nakhrali'.split(','));
/** The name as people spell it who have heard it. */
const heardAs = fc.constantFrom<((name: string) => string)[]>(
  (name) => name,
  (name) => name.toLowerCase().replaceAll('aa', 'a'),
  (name) => name.toLowerCase().replaceAll('v', 'w').replaceAll('l', 'll'),
);

it('reads a brand that the shop has as a brand, whatever its first word says elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(elsewhere, own, heardAs, async (first, second, spell) => {
      const name = `${first} ${second}`;
      await brand('Teal Kurta', name);
      for (const query of [spell(name), `${spell(name)} kurta`, `kurta ${spell(name)}`]) {
        const { products, understood } = await ask(query);
        expect([query, ...namesOf(products)]).toEqual([query, 'Teal Kurta']);
        expect(understood.filters.map(({ kind, text }) => [kind, text])).toEqual([['brand', name]]);
      }
    }),
    { numRuns: 25, interruptAfterTimeLimit: 20_000 },
  );
});

it('says which brand has no such goods, and shows those of others', async () => {
  await brand('Teal Kurta', 'Laal Haveli');
  const { products, missing } = await ask('lal haveli shirt');
  expect(namesOf(products).toSorted()).toEqual(['Blue Shirt', 'White Button Shirt']);
  expect(missing?.words).toEqual(['lal haveli']);
});

it('hears a brand in Devanagari, of one word or several, and leaves goods and colours what they are', async () => {
  for (const [name, query] of [
    ['Laal Haveli', 'लाल हवेली'],
    ['Neelkund', 'नीलकुंड'],
    ['Kora Line', 'कोरा लाइन'],
    ['Pallu Katha', 'पल्लू कथा'],
    ['Odhni House', 'ओढ़नी हाउस'],
    ['Chamda & Dhaaga', 'चमड़ा धागा'],
  ] as const) {
    await brand('Teal Kurta', name);
    for (const words of [query, `${query} कुर्ता`]) {
      const { products, understood } = await ask(words);
      expect([words, ...namesOf(products)]).toEqual([words, 'Teal Kurta']);
      expect(understood.filters.map(({ kind, text }) => [kind, text])).toEqual([['brand', name]]);
    }
  }
  // 'Karat' and 'Sphede' have the consonants of a kurta and of white.
  for (const name of ['Karat', 'Sphede']) {
    await brand('Teal Kurta', name);
    const { products, understood } = await ask('सफ़ेद कुर्ता');
    expect([name, ...namesOf(products)]).toEqual([name, 'White Kurta']);
    expect(understood.filters.map(({ kind }) => kind)).toEqual(['colour']);
  }
});

it('takes a brand back as a whole', async () => {
  await brand('Teal Kurta', 'Laal Haveli');
  const { understood } = await ask('lal haveli kurta');
  const { products } = await ask('lal haveli kurta', { asText: understood.filters[0]?.id ?? '' });
  expect(namesOf(products)).toContain('White Kurta');
});

it('leaves a colour a colour where all words of a brand say something, or other goods are called so', async () => {
  for (const [name, query] of [
    ['Sky Blue', 'sky blue shirt'],
    ['Blue Button', 'blue button shirt'],
    ['Slim Blue', 'slim blue shirt'],
  ] as const) {
    await brand('Teal Kurta', name);
    const { understood } = await ask(query);
    expect([name, ...understood.filters.map(({ kind }) => kind)]).toContain('colour');
    expect([name, ...understood.filters.map(({ kind }) => kind)]).not.toContain('brand');
  }
});

it('suggests goods of the brand, not of the colour', async () => {
  await brand('White Kurta', 'Laal Haveli');
  const { body } = await call(null, 'GET', `/home/suggest?value=${encodeURIComponent('lal haveli')}`);
  const texts = (body['suggestions'] as { text: string }[]).map(({ text }) => text);
  expect(texts).toContain('Laal Haveli');
  expect(texts).not.toContain('Red Cotton Kurta');
});
