import { expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';

const { call, operator, changesOf } = await operatorsDesk();

it('teaches search a word and takes it back', async () => {
  const pair = { term: 'Chunniyaan', means: 'dupatta' };
  expect((await call(operator, 'POST', '/desk/synonyms', pair)).status).toBe(200);
  const { synonyms } = (await call(operator, 'GET', '/desk/synonyms?search=chunniyaan')).body;
  expect(synonyms).toEqual([{ term: 'chunniyaan', means: 'dupatta' }]);
  expect((await call(operator, 'POST', '/desk/synonyms', pair)).body.code).toBe('already_there');
  expect((await call(operator, 'POST', '/desk/synonyms/remove', (synonyms as object[])[0])).status).toBe(200);
  expect((await changesOf('synonym', 'chunniyaan')).map(({ did }) => did)).toEqual(['added', 'removed']);
});
