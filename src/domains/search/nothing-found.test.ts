import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedShelf } from '../../../test/support/typed-shelf.ts';

const { ask } = await typedShelf();

describe('nothing found', () => {
  it('says so, and gives what is found with the least left out', async () => {
    const answer = await ask('red kurta xl under 100', { facets: 'true' });
    expect([answer.products, answer.totalProduct]).toEqual([[], 0]);
    expect(answer.nearest).toMatchObject({
      without: ['under 100'],
      searchValue: 'red kurta xl',
      totalProduct: 1,
    });
  });

  it('is not said of what is only wished for', async () => {
    for (const query of ['zzyzzx lehenga', 'lehenga night suit', 'banarasi jeans'])
      expect([query, (await ask(query)).totalProduct]).toEqual([query, 1]);
  });

  it('keeps what was wanted, and leaves out how', async () => {
    expect((await ask('red lehenga xl for women')).nearest).toMatchObject({
      without: ['xl', 'red'],
      searchValue: 'lehenga women',
    });
  });

  it('takes back what need not have been left out', async () => {
    expect((await ask('silk navy kurta')).nearest).toMatchObject({
      without: ['navy'],
      searchValue: 'silk kurta',
    });
    expect((await ask('leather black saree xl under 5000')).nearest?.without).not.toContain('under 5000');
  });

  it('reads a word that nothing is like as what looks most like it', async () => {
    expect((await ask('lehengaaaa')).nearest).toMatchObject({
      without: ['lehengaaaa'],
      searchValue: 'lehenga',
      totalProduct: 1,
    });
  });

  it('gives goods of the nearest kind where there are none of what was wanted', async () => {
    expect((await ask('sandals')).nearest).toMatchObject({
      without: ['sandals'],
      searchValue: 'footwear',
      totalProduct: 1,
    });
    expect((await ask('sandals under 1000')).nearest?.products.map(({ name }) => name)).toEqual([
      'Leather Shoes',
    ]);
  });

  it('leaves out what nobody knows before what is known', async () => {
    const wishes = fc.constantFrom('red', 'navy', 'under 500', 'xl', 'women', 'लाल');
    const nonsense = fc.constantFrom('zzyzzx', 'qqqqx', 'हवेली', 'zzyzzx qqqqx');
    await fc.assert(
      fc.asyncProperty(wishes, nonsense, fc.boolean(), async (wish, word, isFirst) => {
        const query = isFirst ? `${wish} ${word}` : `${word} ${wish}`;
        const { products, nearest } = await ask(query);
        const goods = products.length ? products : (nearest?.products ?? []);
        expect([query, goods.length > 0, nearest?.searchValue]).toEqual([query, true, wish]);
        expect(nearest?.without).toEqual(word.split(' '));
      }),
      { numRuns: 30 },
    );
  });

  it('has nothing near for words that nobody knows', async () => {
    for (const query of ['zzyzzx', 'qqqq wwww', '%', '💃'])
      expect([query, await ask(query)]).toEqual([
        query,
        expect.not.objectContaining({ nearest: expect.anything() as unknown }),
      ]);
  });
});
