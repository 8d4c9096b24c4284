import type { Page } from '@playwright/test';

/** Collects all errors that the browser reports during the journey. */
export function complaintsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => {
    // On a machine too slow for a view transition the browser skips it, and says so.
    if (!/^Transition was (aborted|skipped)/.test(error.message))
      problems.push(`page error: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return problems;
}
