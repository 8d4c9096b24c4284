import type { Page } from '@playwright/test';

/** Everything the browser complains of while the journey runs. */
export function complaintsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => {
    // On a machine that is too slow for the animation between two pages the browser leaves it out, and says so.
    if (!/^Transition was (aborted|skipped)/.test(error.message))
      problems.push(`page error: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return problems;
}
