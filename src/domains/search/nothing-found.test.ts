import { describe, expect, it } from 'vitest';
import { typedShelf } from '../../../test/support/typed-shelf.ts';

const { ask } = await typedShelf();

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
