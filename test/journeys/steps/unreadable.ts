import type { Page } from '@playwright/test';

/** Text that nobody could read aloud: an amount without separators, a row's internal id, code left in a sentence. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['an amount without its commas', /₹\s?\d{4,}(?!\d|,)/g],
  ['an id', /(?<![\w/-])\d[0-9a-z]{19}(?![\w-])/g],
  ['a day as programs write it', /\b\d{4}-\d{2}-\d{2}\b/g],
  ['no word', /\b(?:undefined|NaN|Invalid Date)\b|\[object /g],
];

/** The unreadable texts on the page. Collapsed or visually hidden parts do not count. */
export async function unreadable(page: Page): Promise<string[]> {
  const bodyText = await page.locator('body').innerText();
  return kinds.flatMap(([kind, all]) => [...bodyText.matchAll(all)].map(([text]) => `${kind}: ${text}`));
}
