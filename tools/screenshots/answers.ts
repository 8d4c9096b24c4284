import type { Page } from '@playwright/test';

const opened = (page: Page) => page.locator(':is(main h1, main h2):visible').first().waitFor();

/** Reads the page again, its call answered so: for what a demo shop has no way to come to. `edit` changes what the shop says. */
export const answered =
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
    await opened(page);
    await page.waitForTimeout(500);
  };

/** From now on the shop answers these calls of the page with its own fault. */
export const failing = (page: Page, path = '/api/desk/**') =>
  page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 500,
      json: { error: 'Something went wrong. Please try again', code: 'internal' },
    }),
  );
