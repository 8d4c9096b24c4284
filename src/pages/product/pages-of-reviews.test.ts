import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { testPages } from '../../../test/support/pages.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const start = new Date('2026-03-01T10:00:00Z');
const shop = await smallShop(db, start);
const { id } = await shop.product();
for (let review = 0; review < 6; review += 1) {
  const customer = await shop.customer();
  await execute(db)`
    insert into reviews (id, product_id, customer_id, name, review, rating, created_at)
    values (${customer.id}, ${id}, ${customer.id}, 'Meera', 'Soft cloth', 4, ${start})`;
}
const app = await testApp(db, { pages: await testPages() });
afterAll(() => app.close());

it('a page of reviews after the last leads to the last, in the colour that was shown', async () => {
  const { statusCode, headers } = await app.inject({
    url: `/product/details/${id}?colour=Red&reviews=99`,
  });
  expect(statusCode).toBe(302);
  expect(headers.location).toBe(`/product/details/${id}?colour=Red&reviews=2#reviews`);
});

it('links between pages of reviews keep the colour', async () => {
  const { body } = await app.inject({ url: `/product/details/${id}?colour=Red` });
  expect(body).toContain(`href="/product/details/${id}?colour=Red&amp;reviews=2#reviews"`);
});
