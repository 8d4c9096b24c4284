import { expect, type Page, test } from '@playwright/test';
import { type JourneyShop, startJourneyShop } from './steps/journey-shop.ts';

/** A shop of its own, since it is started again with the service worker turned off. */
test.use({ serviceWorkers: 'allow' });
let shop: JourneyShop;

test.beforeAll(async () => {
  shop = await startJourneyShop();
});
test.afterAll(() => shop.close());

/** What this browser holds of the shop's: the caches, and whether there is a worker and it stands between the page and the shop. */
const held = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).toSorted(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    between: Boolean(navigator.serviceWorker.controller),
  }));

test('a service worker that was turned off leaves the browser with everything it kept', async ({ page }) => {
  await page.goto(`${shop.address}/shops`);
  await expect(page.locator('html[data-worker=ready]')).toBeAttached();
  await expect
    .poll(() => held(page))
    .toMatchObject({ caches: expect.arrayContaining(['pages', 'pictures']) });
  await page.reload();
  expect(await held(page)).toMatchObject({ workers: 1, between: true });

  await shop.stop();
  await shop.start({ SERVICE_WORKER: 'off' });
  // The worker from before answers once more, and hears with this page that it is to go.
  await page.goto(`${shop.address}/shops`);
  await expect.poll(() => held(page)).toMatchObject({ caches: [], workers: 0 });
  const answer = await page.goto(`${shop.address}/about`);
  expect(answer?.fromServiceWorker()).toBe(false);
  await expect.poll(() => held(page)).toEqual({ caches: [], workers: 0, between: false });
});
