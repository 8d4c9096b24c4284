import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { testPages } from '../../../test/support/pages.ts';

const { db } = await createTestDatabase();
const app = await testApp(db, { pages: await testPages() });
afterAll(() => app.close());

it.each([
  '/shops?category=nope',
  '/products?category=nope',
  '/products/search?category=nope&value=cotton',
  '/product/category/nope',
])('answers 404 for a category that is not there: %s', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
