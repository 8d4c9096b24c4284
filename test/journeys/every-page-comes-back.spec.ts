import type { Page } from '@playwright/test';
import { type Landmarks, type Route, routes } from '../conformance/routes.ts';
import { furnish } from './steps/furnish.ts';
import { expect, test } from './steps/journey.ts';

/** Back, forward, reload and a second tab on every route: each shows the same page again, at its top or its scroll position. */

const heading = (page: Page) => page.getByRole('main').locator('h1, h2').first();

async function comeBack(page: Page, { route }: Route, address: string): Promise<void> {
  await test.step(route, async () => {
    await page.goto(address);
    await expect(heading(page)).toBeAttached();
    const says = (await heading(page).textContent()) ?? '';
    const { pathname } = new URL(page.url());
    const isHere = async (tab: Page) => {
      await tab.waitForURL((url) => url.pathname === pathname);
      await expect(heading(tab), `${route} says`).toHaveText(says);
    };
    // By the shop's own home link, so that the history has two pages of one visit.
    if (pathname !== '/') {
      await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goBack();
      await isHere(page);
      await page.goForward();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goBack();
      await isHere(page);
    }
    await page.reload();
    await isHere(page);
    const second = await page.context().newPage();
    await second.goto(address);
    await isHere(second);
    await second.close();
  });
}

for (const part of [0, 1]) {
  test(`every page comes back to a customer, part ${part + 1}`, async ({ page, shop, customer }) => {
    test.setTimeout(400_000);
    const things = await furnish(shop, customer);
    const pages = routes.filter(({ who }) => who === 'anyone' || who === 'customer' || who === 'cart');
    for (const [at, route] of pages.entries())
      if (at % 2 === part) await comeBack(page, route, route.address(things));
  });
}

test('the pages for guests come back to a guest', async ({ page }) => {
  const nothing = {} as Landmarks;
  for (const route of routes.filter(({ who }) => who === 'guest'))
    await comeBack(page, route, route.address(nothing));
});
