/** Milliseconds after which the scripts do not wait any more: a line so slow that presses matter more than pictures. */
const patience = 4_000;

/**
 * Resolves when what the first screen shows has come, or could not be had: the document, its styles, and the pictures that it is opened
 * for (`fetchpriority=high`).
 */
export async function firstScreen(): Promise<void> {
  await parsed();
  const shown = document.querySelectorAll<HTMLLinkElement | HTMLImageElement>(
    'link[rel=stylesheet], img[fetchpriority=high]',
  );
  await Promise.race([
    Promise.all([...shown].map(hasCome)),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

const parsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : undefined;

/** Heard in the event itself: scripts that are asked for then hold back the window's `load`, as those of any page do. */
async function hasCome(element: HTMLLinkElement | HTMLImageElement): Promise<void> {
  if ('sheet' in element ? element.sheet : element.complete) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) element.addEventListener(end, resolve, { once: true });
  });
}
