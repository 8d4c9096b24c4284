/** A provider's webhooks in random order, duplicated, wrong and late. */
import { randomInt } from 'node:crypto';
import { randomWebhooks } from '../../test/torture/random-webhooks.ts';
import { withTortureShop } from './in-process.ts';
import { prove } from './prove.ts';

await withTortureShop(async (shop) => {
  const seed = randomInt(2 ** 31);
  await prove(`200 random orders of webhook events, seed ${seed}`, async () => {
    const { events, paid, refunds } = await randomWebhooks(shop, { orders: 200, seed });
    return `${events} events, ${paid} paid, ${refunds} refunds due, no downgrade, none stuck`;
  });
});
