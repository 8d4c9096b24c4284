import { expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';

const { db } = await createTestDatabase();
const call = callsOf(await testApp(db));

it.each([
  ['rating', 'abc'],
  ['rating', '0'],
  ['rating', '6'],
  ['pageNumber', '-1'],
  ['pageNumber', '0'],
  ['pageNumber', '1.5'],
  ['lowPrice', '-5'],
  ['lowPrice', 'ten'],
  ['highPrice', '1e3'],
  ['highPrice', '99999999999'],
  ['sortPrice', 'cheap'],
  ['sort', 'random'],
  ['parPage', '49'],
  ['parPage', '0'],
  ['discount', '101'],
  ['inStock', 'yes'],
  ['facets', '1'],
  ['category', 'x'.repeat(201)],
])('refuses %s=%s and names the field', async (field, value) => {
  expect(await call(null, 'GET', `/home/query-products?${field}=${value}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid', fields: { [field]: expect.stringMatching(/^[A-Z].{5,}/) } },
  });
});

it('refuses a lowest price above the highest', async () => {
  expect(await call(null, 'GET', '/home/query-products?lowPrice=11&highPrice=10')).toMatchObject({
    status: 400,
    body: { fields: { lowPrice: 'The lowest price can’t be above the highest' } },
  });
});
