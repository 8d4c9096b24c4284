import type { Page } from '@playwright/test';

/**
 * The user of a scene. A newcomer is logged in and has nothing yet, and a new seller has an empty shop. A payer has
 * orders of each outcome.
 */
export type Viewer =
  | 'guest'
  | 'without scripts'
  | 'newcomer'
  | 'customer'
  | 'payer'
  | 'seller'
  | 'new seller'
  | 'operator';

/** One screenshot: a page as a user sees it, after an action there. */
export interface Scene {
  readonly name: string;
  readonly viewer: Viewer;
  readonly address: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Captures the whole page even after an action; by default then only the screen, with the dialog on it. */
  readonly whole?: boolean;
}
