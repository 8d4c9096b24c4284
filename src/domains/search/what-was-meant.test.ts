import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { change } from '../../../test/support/listed.ts';
import { typedShelf } from '../../../test/support/typed-shelf.ts';
import { findWords } from './find-words.ts';
import { isGuarded } from './guarded-words.ts';
import { negationAt } from './negation-words.ts';
import { readHead } from './query-head.ts';
import { rebuildSearch } from './search-index.store.ts';

const extra = Array.from({ length: 9 }, (_, nth): [string, { price: number; colour: string }] => [
  `Thing ${nth}`,
  { price: 300 + nth * 400, colour: ['White', 'Maroon', 'Teal'][nth % 3] ?? '' },
]);
const { db, ask, call } = await typedShelf(Object.fromEntries(extra));
const rows = await sql<{ id: string; name: string }>`select id, name from products order by id`.execute(db);
const first = rows.rows.map(({ name }) => name);

async function nameAll(names: readonly string[]) {
  const ids = rows.rows.map(({ id }) => id);
  await change(
    db,
    sql`update products set name = given.name from unnest(${ids}::text[], ${names}::text[]) as given(id, name) where products.id = given.id`,
  );
  await rebuildSearch(db);
}

/** What names of goods are made of, among it what search reads as a price, a size, a colour, a person or a refusal. */
const part = fc.constantFrom(
  ...'Little,Groom,Ivory,Sherwani,Suit,with,Kota,Dupatta,Under 500,XL,32,Men’s,Women’s,Non-Padded,T-Shirt,Set of 2,Without,Sleeves,New,Sale,Cheap,Red Tape,Levi’s,For,Girl’s,no,Kurta,Saree,Banarasi,and,or,Navy Blue,Nike,Café,&,9blings,कुर्ता'.split(
    ',',
  ),
);
const aName = fc
  .array(part, { minLength: 2, maxLength: 9 })
  .map((parts) => parts.join(' ').slice(0, 100).trim());
const sameWords = (name: string) =>
  [...new Set(name.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))].toSorted().join(' ');

it('finds a product by its own name, first, whatever else the words of the name say', async () => {
  const names = fc.array(aName, { minLength: first.length, maxLength: first.length });
  try {
    await fc.assert(
      fc.asyncProperty(names, async (these) => {
        await nameAll(these);
        for (const name of these) {
          const { products } = await ask(name);
          expect([name, sameWords(products[0]?.name ?? '')]).toEqual([name, sameWords(name)]);
        }
      }),
      {
        numRuns: 4,
        examples: [[['no Without', ...first.slice(1)]]],
        interruptAfterTimeLimit: 20_000,
        endOnFailure: true,
      },
    );
  } finally {
    await nameAll(first);
  }
});

/** A word of letters, or a word that says who, which colour, which number or size, with a letter wrong, missing or too many. */
const guardedWords =
  'women ladies men gents girls boys kids blue neela white yellow maroon nine seven sau small large'.split(
    ' ',
  );
const slip = fc
  .tuple(
    fc.constantFrom(...guardedWords),
    fc.nat(),
    fc.constantFrom('v', 'k', 'z', 'x', 'j', 'q', 'w', 'p'),
    fc.constantFrom('wrong', 'more', 'less'),
  )
  .map(([word, at, letter, how]) => {
    const place = at % word.length;
    return (
      word.slice(0, place) + (how === 'less' ? '' : letter) + word.slice(place + (how === 'more' ? 0 : 1))
    );
  });
const letters = fc.string({
  unit: fc.constantFrom(...'a b d e i k l m n o p r s t u v z'.split(' ')),
  minLength: 3,
  maxLength: 9,
});

it('takes an unknown word for no person, colour, number or size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(slip, letters), async (word) => {
      const sameWord = await sql`select from search_words where word = ${word} and products > 0
        union all select from search_synonyms where term = ${word}
        union all select from unnest(${[...guardedWords]}::text[]) as guarded(word) where search_stem(word) = search_stem(${word})`.execute(
        db,
      );
      fc.pre(sameWord.rows.length === 0 && !isGuarded(word) && !negationAt([word, 'kurta'], 0));
      for (const query of [word, `${word} kurta`]) {
        const { terms, understood, price } = await findWords(db, query);
        expect([query, understood.filters, price]).toEqual([query, [], undefined]);
        expect([query, readHead(terms).whomTerms]).toEqual([query, []]);
        const corrections = understood.words.filter(({ how }) => how === 'corrected').flatMap(({ as }) => as);
        expect([query, corrections.filter(isGuarded)]).toEqual([query, []]);
      }
    }),
    { numRuns: 100, interruptAfterTimeLimit: 20_000 },
  );
});

const wish = {
  colour: fc.constantFrom('', 'red', 'lal', 'white', 'green', 'maroon'),
  cloth: fc.constantFrom('', 'silk', 'velvet', 'banarasi', 'cotton'),
  kind: fc.constantFrom('kurta', 'saree', 'lehenga', 'shoes', 'belt', 'tie', 'jeans'),
  whom: fc.constantFrom('', 'men', 'women', 'girls'),
  size: fc.constantFrom('', 'xl', 'm'),
  price: fc.constantFrom('', 'under 500', 'above 2000'),
};

it('tells of every wish: as a filter, as what comes first, or as what is not here', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(wish), async ({ price, ...words }) => {
      const query = [...Object.values(words), price].filter(Boolean).join(' ');
      const { understood, missing, nearest, products } = await ask(query);
      const mentions = [
        ...understood.filters.map((one) => one.typed),
        ...(missing ? [...missing.words, ...missing.typed] : []),
        ...(nearest?.without ?? []),
      ];
      const { kind, ...wishes } = words;
      const isShown = products.length > 0 || nearest !== undefined;
      const silent = !isShown
        ? []
        : [...Object.values(wishes), price].filter((one) => one && !mentions.includes(one));
      expect([query, silent]).toEqual([query, []]);
      const stem = kind.replace(/s$/, '');
      const others = products.filter(({ name }) => !name.toLowerCase().includes(stem));
      expect([query, others]).toEqual([query, []]);
      const isAnswered = products.length > 0 || missing !== undefined || nearest !== undefined;
      expect([query, isAnswered]).toEqual([query, true]);
    }),
    { numRuns: 60, interruptAfterTimeLimit: 20_000 },
  );
});

it('keeps the price and the colour of what is typed in what it suggests', async () => {
  const query = fc.record({
    colour: fc.constantFrom('', 'white', 'teal'),
    high: fc.constantFrom(600, 1_200, 3_000),
  });
  await fc.assert(
    fc.asyncProperty(query, async ({ colour, high }) => {
      const value = `${colour} thing under ${high}`.trim();
      const { body } = await call(null, 'GET', `/home/suggest?${new URLSearchParams({ value }).toString()}`);
      const { suggestions, products = [] } = body as {
        suggestions: { kind: string; text: string }[];
        products?: { finalPrice: number }[];
      };
      const fitting = extra.filter(
        ([, one]) => one.price <= high && (!colour || one.colour.toLowerCase() === colour),
      );
      expect([value, suggestions.map(({ kind }) => kind).filter((kind) => kind !== 'product')]).toEqual([
        value,
        [],
      ]);
      expect([value, suggestions.map(({ text }) => text).toSorted()]).toEqual([
        value,
        fitting
          .map(([name]) => name)
          .toSorted()
          .slice(0, 8),
      ]);
      expect(products.every(({ finalPrice }) => finalPrice <= high)).toBe(true);
    }),
    { numRuns: 12 },
  );
});

it.each([
  ['levis jeans', { brands: ['Levi’s'], rest: 'jeans' }, ['Slim Jeans']],
  ['nike shoes', { brands: ['Nike'], rest: 'shoes' }, ['Leather Shoes']],
  ['zara saree', { brands: ['Zara'], rest: 'sarees' }, ['Banarasi Saree']],
  ['red tape shoes', { brands: ['Red Tape'], rest: 'shoes' }, ['Leather Shoes']],
  ['velvet lehenga', { words: ['velvet'], rest: 'lehengas' }, ['Leheriya Lehenga']],
  ['belt', { kinds: ['belts'], rest: '' }, []],
])('says what is not here: %s', async (query, missing, names) => {
  const answer = await ask(query);
  expect(answer.missing).toMatchObject(missing);
  expect(answer.products.map(({ name }) => name)).toEqual(names);
  expect(answer.understood.filters).toEqual([]);
});

it('gives what a brand is best known for where no kind is named', async () => {
  expect((await ask('levis under 2000')).nearest).toMatchObject({
    without: ['levis'],
    searchValue: 'jeans under 2000',
  });
});

it('says the nearest price, and shows it first', async () => {
  const { products, nearest } = await ask('lal kurta under 300');
  expect([products, nearest?.price, nearest?.goods]).toEqual([
    [],
    { highPrice: 300, nearest: 450 },
    'red kurta',
  ]);
  expect(nearest?.products[0]?.name).toBe('Red Cotton Kurta');
});

it('takes either of two kinds or colours joined by "or"', async () => {
  const findNames = async (query: string) => (await ask(query)).products.map(({ name }) => name).toSorted();
  expect(await findNames('jeans or shoes')).toEqual(['Leather Shoes', 'Slim Jeans']);
  expect(await findNames('indigo or red kurta')).toEqual([
    'Red Cotton Kurta',
    'Red Silk Kurta',
    'Straight Kurta',
  ]);
});
