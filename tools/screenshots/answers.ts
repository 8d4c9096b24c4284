import type { Page } from '@playwright/test';

const whenOpen = (page: Page) => page.locator(':is(main h1, main h2):visible').first().waitFor();

/** Reloads the page with an edited API answer, for states that a demo shop cannot reach. `edit` changes the server's answer. */
export const withAnswer =
  (path: string, edit: (answer: Record<string, unknown>) => object) =>
  async (page: Page): Promise<void> => {
    await page.route(
      (url) => url.pathname === `/api${path}`,
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: edit(await answer.json()) });
      },
    );
    await page.reload();
    await whenOpen(page);
    await page.waitForTimeout(500);
  };

/** Makes these API calls of the page fail with status 500 from now on. */
export const failing = (page: Page, path = '/api/desk/**') =>
  page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 500,
      json: { error: 'Something went wrong. Please try again', code: 'internal' },
    }),
  );
