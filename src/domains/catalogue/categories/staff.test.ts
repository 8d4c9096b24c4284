import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { change } from '../../../../test/support/listed.ts';

const { db, call, shop, operator } = await operatorsDesk();

it('renames a category: search finds its products by the new name', async () => {
  const answer = await call(operator, 'POST', '/desk/categories', {
    name: 'Stoles',
    hsn: '6214',
    image: '',
  });
  expect(answer.status).toBe(200);
  const read = async () =>
    ((await call(operator, 'GET', '/desk/categories')).body.categories as Record<string, unknown>[]).find(
      ({ hsn }) => hsn === '6214',
    );
  const category = await read();
  expect(category?.rates).toEqual([
    { upToPaise: 250_000, percent: 5 },
    { upToPaise: null, percent: 18 },
  ]);
  const product = await shop.product();
  await change(db, sql`update products set category_id = ${category?.id} where id = ${product.id}`);
  const { id, version, hsn, image } = category ?? {};
  const newName = { id, version, hsn, image, name: 'Pashminas' };
  expect((await call(operator, 'POST', `/desk/categories/${String(id)}`, newName)).status).toBe(200);
  const search = await call(null, 'GET', '/home/query-products?searchValue=pashminas');
  expect(search.body.products).toMatchObject([{ _id: product.id, category: 'Pashminas' }]);
  expect(
    (await call(operator, 'POST', '/desk/categories', { name: 'X1', hsn: '62', image: '' })).status,
  ).toBe(400);
});
