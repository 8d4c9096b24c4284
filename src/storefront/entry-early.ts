import { keepPresses } from './early-presses.ts';

/** Milliseconds after which the scripts do not wait any more: a line so slow that presses matter more than pictures. */
const patience = 4_000;

/**
 * Runs before anything else of a page that is opened for a picture: styles and that picture have the line to themselves, and the scripts
 * are asked for when they have come. They are named in the order in which they build on each other; `load` waits for the last.
 */
keepPresses();
void firstScreen().then(() => {
  const names = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later ?? '';
  for (const src of names.split(' '))
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src, async: false }),
    );
});

/** Resolves when the document, its styles and the pictures that it is opened for have come, or could not be had. */
async function firstScreen(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const shown = document.querySelectorAll<HTMLLinkElement | HTMLImageElement>(
    'link[rel=stylesheet], img[fetchpriority=high]',
  );
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.all([...shown].map(hasCome)), late]);
}

/** Heard in the event itself: scripts that are asked for then hold back the window's `load`, as those of any page do. */
async function hasCome(element: HTMLLinkElement | HTMLImageElement): Promise<void> {
  if ('sheet' in element ? element.sheet : element.complete) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) element.addEventListener(end, resolve, { once: true });
  });
}
