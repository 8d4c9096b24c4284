import { expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { indexProducts } from '../search-index.store.ts';

const { db, shop, call, operator, changesOf } = await operatorsDesk();

it('teaches search a word and takes it back', async () => {
  const pair = { term: 'Chunniyaan', means: 'dupatta' };
  expect((await call(operator, 'POST', '/desk/synonyms', pair)).status).toBe(200);
  const { synonyms } = (await call(operator, 'GET', '/desk/synonyms?search=chunniyaan')).body;
  expect(synonyms).toEqual([{ term: 'chunniyaan', means: 'dupatta' }]);
  expect((await call(operator, 'POST', '/desk/synonyms', pair)).body.code).toBe('already_there');
  expect((await call(operator, 'POST', '/desk/synonyms/remove', (synonyms as object[])[0])).status).toBe(200);
  expect((await changesOf('synonym', 'chunniyaan')).map(({ did }) => did)).toEqual(['added', 'removed']);
});

it('lists what shoppers searched for in vain until a synonym helps, or it is dismissed', async () => {
  const { id } = await shop.product();
  await indexProducts(db, [id]);
  const tell = (searchValue: string) => call(null, 'POST', '/home/searched', { searchValue });
  for (const words of ['kurtidress', 'kurta', 'zzkwx', 'cotton kurta']) await tell(words);
  const listFailed = async () => {
    const { body } = await call(operator, 'GET', '/desk/synonyms/asked');
    const wordsOf = (rows: unknown) => (rows as { words: string }[]).map(({ words }) => words);
    return [wordsOf(body.unanswered), wordsOf(body.unopened)];
  };
  expect(await listFailed()).toEqual([
    ['kurtidress', 'zzkwx'],
    ['cotton kurta', 'kurta'],
  ]);
  const [row] = (await call(operator, 'GET', '/desk/synonyms/asked')).body.unanswered as object[];
  expect(row).toMatchObject({ words: 'kurtidress', searched: 1, term: 'kurtidress' });
  await call(operator, 'POST', '/desk/synonyms', { term: 'kurtidress', means: 'kurta' });
  await call(null, 'POST', '/home/searched', { searchValue: 'cotton kurta', productId: id });
  expect((await call(operator, 'POST', '/desk/synonyms/dismiss', { key: 'kurta' })).status).toBe(200);
  expect(await listFailed()).toEqual([['zzkwx'], []]);
  expect((await call(operator, 'POST', '/desk/synonyms/dismiss', { key: 'nobody' })).status).toBe(404);
  expect((await call(null, 'GET', '/desk/synonyms/asked')).status).toBe(401);
});
