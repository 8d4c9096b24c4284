import { expect, it } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { openTortureShop } from './torture-shop.ts';
import { walkModel } from './walk-model.ts';

const { db } = await createTestDatabase();

it('does what a small model of it says, whatever happens in whatever order', async () => {
  const shop = await openTortureShop(db);
  expect(await walkModel(shop, { runs: 8, max: 60 })).toBeGreaterThan(100);
});
