import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { testClock } from '../../platform/clock.ts';
import { isFailure } from '../../platform/failure.ts';
import type { Product } from '../catalogue/product.ts';
import { addSynonym, removeSynonyms } from './edit-synonyms.ts';
import { rebuildSearch } from './search-index.store.ts';
import { listSynonyms } from './synonyms.store.ts';
import type { Understood } from './understood.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const call = callsOf(await testApp(db, { clock }));
const shop = await smallShop(db, clock.now());

interface Shelved {
  readonly price?: number;
  readonly sizes?: readonly string[];
  readonly colour?: string;
  readonly description?: string;
}

/** Puts a product on the shelf under a name; its selling price is its price. */
async function put(
  name: string,
  { price = 1_000, sizes = ['One Size'], colour = '', description = '' }: Shelved = {},
) {
  const { id, variantIds } = await shop.product({ stock: sizes.map(() => 5), price, discount: 0 });
  await sql`update products set name = ${name}, brand = '', colour = ${colour}, description = ${description} where id = ${id}`.execute(
    db,
  );
  for (const [at, size] of sizes.entries())
    await sql`update variants set size = ${size} where id = ${variantIds[at]}`.execute(db);
}

await sql`update categories set name = 'Womens Wear', slug = 'womens-wear'`.execute(db);
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
await rebuildSearch(db);

async function ask(searchValue: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ searchValue, parPage: '48', ...more });
  const { status, body } = await call(null, 'GET', `/home/query-products?${query.toString()}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body as {
    products: Product[];
    totalProduct: number;
    understood: Understood;
    nearest?: { without: string[]; searchValue: string; products: Product[]; totalProduct: number };
    explain?: unknown[];
  };
}
const find = async (typed: string, more?: Record<string, string>) =>
  (await ask(typed, more)).products.map(({ name }) => name).toSorted();
const filtersOf = async (typed: string, more?: Record<string, string>) =>
  (await ask(typed, more)).understood.filters.map(({ id }) => id);

describe('words as people type them', () => {
  it.each<[string, string[]]>([
    ['kurta for women under 500', ['Red Cotton Kurta', 'Straight Kurta']],
    ['kurta above 1000', ['Red Silk Kurta']],
    ['kurta between 420 and 480', ['Red Cotton Kurta']],
    ['500 se kam ka kurta', ['Red Cotton Kurta', 'Straight Kurta']],
    ['under 350', ['Large Tote']],
    ['red kurta xl', ['Red Cotton Kurta']],
    ['red kurta', ['Red Cotton Kurta', 'Red Silk Kurta']],
    ['kurta xxl', ['Straight Kurta']],
    ['kurta 2xl', ['Straight Kurta']],
    ['jeans 32', ['Slim Jeans']],
    ['shoes uk 7', ['Leather Shoes']],
    ['indigo kurta', ['Straight Kurta']],
    ['pink saree', ['Banarasi Saree']],
    ['navy blue kurti', ['Navy Kurti']],
    ['lal kurta', ['Red Cotton Kurta', 'Red Silk Kurta']],
    ['लाल कुर्ता', ['Red Cotton Kurta', 'Red Silk Kurta']],
    ['लाल कुर्ता 500 से कम', ['Red Cotton Kurta']],
    ['joote', ['Leather Shoes']],
    ['जूते', ['Leather Shoes']],
    ['kale joote', ['Leather Shoes']],
    ['chamde ke joote', ['Leather Shoes']],
    ['गुलाबी साड़ी', ['Banarasi Saree']],
    ['sari', ['Banarasi Saree']],
    ['mahila ke liye saadi', ['Banarasi Saree']],
    ['lehnga choli', ['Leheriya Lehenga']],
    ['लहँगा', ['Leheriya Lehenga']],
    ['ladies kurti', ['Navy Kurti']],
    ['large tote', ['Large Tote']],
    ['leathr shoess', ['Leather Shoes']],
    ['mujhe saree chahiye', ['Banarasi Saree']],
  ])('%s', async (typed, names) => expect(await find(typed)).toEqual(names));

  it('say which filters they are, and a filter can be taken back', async () => {
    const typed = 'red kurta xl under 500';
    expect(await filtersOf(typed)).toEqual(['colour:red', 'size:xl', 'price']);
    expect((await ask(typed)).understood).toEqual({
      words: [{ typed: 'kurta', how: 'typed', as: [] }],
      filters: [
        { id: 'colour:red', kind: 'colour', typed: 'red', text: 'Red' },
        { id: 'size:xl', kind: 'size', typed: 'xl', text: 'XL' },
        { id: 'price', kind: 'price', typed: 'under 500', text: '', highPrice: 500 },
      ],
    });
    expect(await find('red kurta under 500', { asText: 'price' })).toEqual([
      'Red Cotton Kurta',
      'Red Silk Kurta',
    ]);
    expect(await find('red kurta', { asText: 'colour:red' })).toEqual([
      'Red Cotton Kurta',
      'Red Silk Kurta',
      'Straight Kurta',
    ]);
    expect(await filtersOf('red kurta xl', { asText: 'colour:red,size:xl' })).toEqual([]);
    expect(await filtersOf('लाल कुर्ता')).toEqual(['colour:लाल']);
  });

  it('find shades of a plain colour, after what is called by it, and leave out what is for others', async () => {
    const names = async (typed: string) => (await ask(typed)).products.map(({ name }) => name);
    expect(await names('blue kurta')).toEqual(['Straight Kurta']);
    expect(await names('neeli kurti')).toEqual(['Navy Kurti']);
    expect(await names('pink saree for women')).toEqual(['Banarasi Saree']);
    expect(await names('saree for men')).toEqual([]);
  });

  it('say how they were read', async () => {
    const words = async (typed: string) => (await ask(typed)).understood.words;
    expect(await words('leathr joote')).toEqual([
      { typed: 'leathr', how: 'corrected', as: ['leather'] },
      { typed: 'joote', how: 'synonym', as: ['footwear', 'shoes'] },
    ]);
    expect(await words('kurt xyzzyq')).toMatchObject([{ how: 'corrected' }, { how: 'beginning' }]);
    expect(await words('!!')).toEqual([]);
  });

  it('give way to a price that is chosen, and add to chosen sizes', async () => {
    expect(await find('kurta under 500', { highPrice: '2000' })).toHaveLength(3);
    expect(await filtersOf('kurta under 500', { highPrice: '2000' })).toEqual([]);
    expect(await find('kurta xxl', { size: 'M' })).toEqual([
      'Red Cotton Kurta',
      'Red Silk Kurta',
      'Straight Kurta',
    ]);
  });

  it('are text where they leave nothing as a filter', async () => {
    const answer = await ask('red bangles');
    expect(answer.products.map(({ name }) => name)).toEqual(['Straight Kurta']);
    expect(answer.understood.filters).toEqual([]);
  });
});

describe('nothing found', () => {
  it('says so, and gives what is found with the least left out', async () => {
    const answer = await ask('red kurta xl under 100', { facets: 'true' });
    expect([answer.products, answer.totalProduct]).toEqual([[], 0]);
    expect(answer.nearest).toMatchObject({
      without: ['xl', 'under 100'],
      searchValue: 'red kurta',
      totalProduct: 2,
    });
    const unknown = await ask('zzyzzx lehenga');
    expect(unknown.totalProduct).toBe(0);
    expect(unknown.nearest).toMatchObject({ without: ['zzyzzx'], searchValue: 'lehenga', totalProduct: 1 });
    expect(unknown.nearest?.products.map(({ name }) => name)).toEqual(['Leheriya Lehenga']);
    expect((await ask('banarasi jeans')).nearest?.totalProduct).toBe(1);
  });

  it('has nothing near for words that nobody knows', async () => {
    for (const typed of ['zzyzzx', 'qqqq wwww', '%', '💃'])
      expect([typed, await ask(typed)]).toEqual([
        typed,
        expect.not.objectContaining({ nearest: expect.anything() as unknown }),
      ]);
  });
});

describe('why a product was found', () => {
  it('is told in demo mode, on request', async () => {
    expect((await ask('joote leather', { explain: 'true' })).explain).toEqual([
      {
        _id: expect.any(String) as unknown,
        words: [
          { typed: 'joote', parts: ['name'], asTyped: false },
          { typed: 'leather', parts: ['name'], asTyped: true },
        ],
      },
    ]);
    expect((await ask('joote')).explain).toBeUndefined();
  });

  it('is not told in live mode', async () => {
    const settings = { ...testSettings(), demo: false };
    const live = callsOf(await testApp(db, { clock, settings }));
    const { body } = await live(null, 'GET', '/home/query-products?searchValue=shoes&explain=true');
    expect(body).not.toHaveProperty('explain');
  });
});

describe('the synonyms', () => {
  it('are many, in both scripts', async () => {
    const all = await listSynonyms(db);
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ term }) => /\p{Script=Devanagari}/u.test(term)).length).toBeGreaterThan(75);
  });

  it('can be added and taken back, and count at once', async () => {
    expect(await find('farshi')).toEqual([]);
    expect(await addSynonym(db, { term: ' Farshi! ', means: 'LEHENGA' })).toEqual({
      term: 'farshi',
      means: 'lehenga',
    });
    expect(await find('farshi')).toEqual(['Leheriya Lehenga']);
    expect(await addSynonym(db, { term: 'farshi', means: 'lehenga' })).toMatchObject({
      refused: 'already_there',
    });
    expect(await listSynonyms(db, { holding: 'farshi' })).toEqual([{ term: 'farshi', means: 'lehenga' }]);
    expect(await removeSynonyms(db, { term: 'farshi', means: 'saree' })).toMatchObject({
      refused: 'not_found',
    });
    expect(await removeSynonyms(db, { term: 'Farshi' })).toEqual({ removed: 1 });
    expect(await find('farshi')).toEqual([]);
  });

  it('may say that a word says nothing', async () => {
    expect(await find('jhakaas lehenga')).toEqual([]);
    await addSynonym(db, { term: 'jhakaas' });
    expect(await find('jhakaas lehenga')).toEqual(['Leheriya Lehenga']);
  });

  it.each([
    [{ term: '!!', means: 'kurta' }, 'term'],
    [{ term: 'one two three four', means: 'kurta' }, 'term'],
    [{ term: 'x'.repeat(61), means: 'kurta' }, 'term'],
    [{ term: 'kurta', means: '%' }, 'means'],
    [{ term: 'kurta', means: 'y'.repeat(61) }, 'means'],
    [{ term: 'Kurta', means: 'kurta' }, 'means'],
  ])('refuses %j', async (asked, field) => {
    const answer = await addSynonym(db, asked);
    expect(isFailure(answer) && answer.fields).toHaveProperty(field);
  });
});

describe('suggestions', () => {
  it('know the same words', async () => {
    const suggest = async (value: string) => {
      const { body } = await call(null, 'GET', `/home/suggest?${new URLSearchParams({ value }).toString()}`);
      return (body.suggestions as { text: string }[]).map(({ text }) => text);
    };
    expect(await suggest('लाल कु')).toEqual(['Red Cotton Kurta', 'Red Silk Kurta']);
    expect(await suggest('joot')).toEqual(['Leather Shoes']);
    expect(await suggest('kurti under 500')).toEqual(['Navy Kurti']);
  });
});
