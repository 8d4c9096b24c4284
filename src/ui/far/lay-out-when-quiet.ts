import { quiet } from '../quiet.ts';

/** One part at a time: together they would keep a press waiting. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Lays out a part that `content-visibility` left for later, once the browser has nothing else to do: who reads the text of a page
 * as it is shown (`innerText`), as translators and reading aids do, finds all of it.
 */
export function layOutWhenQuiet(element: HTMLElement | null): void {
  if (!element) return;
  before = before.then(quiet).then(() => (element.style.contentVisibility = 'visible'));
}
