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
    const unknown = await ask('zzyzzx lehenga');
    expect(unknown.totalProduct).toBe(0);
    expect(unknown.nearest).toMatchObject({ without: ['zzyzzx'], searchValue: 'lehenga', totalProduct: 1 });
    expect(unknown.nearest?.products.map(({ name }) => name)).toEqual(['Leheriya Lehenga']);
    expect((await ask('banarasi jeans')).nearest?.totalProduct).toBe(1);
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

  it('looks word by word for a name of which there is nothing', async () => {
    expect((await ask('school bag')).nearest).toBeUndefined();
    expect((await ask('night suit kurta')).nearest).toMatchObject({ searchValue: 'kurta' });
  });

  it('has nothing near for words that nobody knows', async () => {
    for (const typed of ['zzyzzx', 'qqqq wwww', '%', '💃'])
      expect([typed, await ask(typed)]).toEqual([
        typed,
        expect.not.objectContaining({ nearest: expect.anything() as unknown }),
      ]);
  });
});
