import { expect, it } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { randomWebhooks } from './random-webhooks.ts';
import { openTortureShop } from './torture-shop.ts';

const { db } = await createTestDatabase();

it('loses no money and undoes no payment, in whatever order a provider tells', async () => {
  const shop = await openTortureShop(db);
  const { events, paid } = await randomWebhooks(shop, { orders: 25, seed: 20_260_301 });
  expect(events).toBeGreaterThan(25);
  expect(paid).toBeGreaterThan(5);
});
