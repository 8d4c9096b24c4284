import { keepPresses } from './early-presses.ts';

/** After this many milliseconds the scripts load anyway: on a connection that slow, clicks matter more than pictures. */
const patience = 4_000;

/**
 * Runs first on a page with a main picture: styles and that picture load alone, and the scripts after them, in the
 * order of their imports. The window's `load` event waits for the last.
 */
keepPresses();
void firstScreen().then(() => {
  const names = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later ?? '';
  for (const src of names.split(' '))
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src, async: false }),
    );
});

/** Resolves when the document, its styles and its main pictures have loaded or failed. */
async function firstScreen(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const resources = document.querySelectorAll<HTMLLinkElement | HTMLImageElement>(
    'link[rel=stylesheet], img[fetchpriority=high]',
  );
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.all([...resources].map(hasCome)), late]);
}

/** Called inside the event handler: scripts requested then still delay the window's `load`, as on any page. */
async function hasCome(element: HTMLLinkElement | HTMLImageElement): Promise<void> {
  if ('sheet' in element ? element.sheet : element.complete) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) element.addEventListener(end, resolve, { once: true });
  });
}
