import { expect, it } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { openTortureShop } from './torture-shop.ts';
import { walkBooks } from './walk-books.ts';

const { db } = await createTestDatabase();

it('books every rupee once, whatever is paid, read, claimed, refunded and killed in whatever order', async () => {
  const shop = await openTortureShop(db);
  expect(await walkBooks(shop, { runs: 15, max: 50 })).toBeGreaterThan(100);
});
