import { expect, type Page, test } from '@playwright/test';
import { type JourneyShop, startJourneyShop } from './steps/journey-shop.ts';

/** The journey's own shop, since it is restarted with the service worker turned off. */
test.use({ serviceWorkers: 'allow' });
let shop: JourneyShop;

test.beforeAll(async () => {
  shop = await startJourneyShop();
});
test.afterAll(() => shop.close());

/** The shop's data in this browser: the caches, and whether a worker is registered and controls the page. */
const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).toSorted(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    between: Boolean(navigator.serviceWorker.controller),
  }));

test('a service worker that was turned off leaves the browser with everything it kept', async ({ page }) => {
  await page.goto(`${shop.address}/shops`);
  await expect(page.locator('html[data-worker=ready]')).toBeAttached();
  await expect
    .poll(() => storedBy(page))
    .toMatchObject({ caches: expect.arrayContaining(['pages', 'pictures']) });
  await page.reload();
  expect(await storedBy(page)).toMatchObject({ workers: 1, between: true });

  await shop.stop();
  await shop.start({ SERVICE_WORKER: 'off' });
  // The old worker answers once more, and is told along with this page to unregister.
  await page.goto(`${shop.address}/shops`);
  await expect.poll(() => storedBy(page)).toMatchObject({ caches: [], workers: 0 });
  const answer = await page.goto(`${shop.address}/about`);
  expect(answer?.fromServiceWorker()).toBe(false);
  await expect.poll(() => storedBy(page)).toEqual({ caches: [], workers: 0, between: false });
});
