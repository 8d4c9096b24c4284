import { quiet } from '../quiet.ts';

/** Serialises the parts: all at once would block a click. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Lays out a part that `content-visibility` skipped, once the browser is idle. Translators and reading aids that read
 * the page's text as shown (`innerText`) then find all of it.
 */
export function layOutWhenQuiet(element: HTMLElement | null): void {
  if (!element) return;
  before = before.then(quiet).then(() => (element.style.contentVisibility = 'visible'));
}
