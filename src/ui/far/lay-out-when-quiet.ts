import { quiet } from '../quiet.ts';

/** Serialises the parts: all at once would block a click. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Lays out a part that `content-visibility` skipped, once the browser is idle. Translators and reading aids that read
 * the page's text as shown (`innerText`) then find all of it. A row of cards is laid out in two halves, because a slow
 * phone takes longer over a whole one than a touch may wait.
 */
export function layOutWhenQuiet(element: HTMLElement | null): void {
  if (element) before = before.then(() => layOut(element));
}

async function layOut(element: HTMLElement): Promise<void> {
  await quiet();
  const cards = [...element.querySelectorAll('article')];
  const half = cards.slice(Math.ceil(cards.length / 2));
  for (const card of half) card.style.contentVisibility = 'auto';
  element.style.contentVisibility = 'visible';
  if (half.length > 0) await quiet();
  for (const card of half) card.style.contentVisibility = '';
}
