import type { Page } from '@playwright/test';

/** Writing that nobody reads out: an amount without commas, a row's own id, what a program left in a sentence. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['an amount without its commas', /₹\s?\d{4,}(?!\d|,)/g],
  ['an id', /(?<![\w/-])\d[0-9a-z]{19}(?![\w-])/g],
  ['a day as programs write it', /\b\d{4}-\d{2}-\d{2}\b/g],
  ['no word', /\b(?:undefined|NaN|Invalid Date)\b|\[object /g],
];

/** What the page says, as it stands, in a way that people cannot say. What is folded up or not for the eye does not count. */
export async function unreadable(page: Page): Promise<string[]> {
  const said = await page.locator('body').innerText();
  return kinds.flatMap(([kind, all]) => [...said.matchAll(all)].map(([text]) => `${kind}: ${text}`));
}
