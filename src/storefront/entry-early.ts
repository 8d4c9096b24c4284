/**
 * Elements that need a script to work. Links, forms and popover buttons do not. A heart (`wishFormName`) posts without
 * one, but only a script completes a guest's wish after the login; a card's button (`cardFormId`) then only leads to
 * its product.
 */
const controls = 'button[type=button]:not([popovertarget]), button[form=wish], button[form=card], select';

/**
 * Records clicks and choices made before the scripts have loaded, and replays them after hydration. A second click on
 * the same element is dropped: the first had no visible effect.
 */
function keepPresses(): void {
  const elements = new Set<HTMLElement>();
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control || (event.type === 'change') !== control.matches('select')) return;
    event.preventDefault();
    elements.add(control);
  };
  for (const type of ['click', 'change']) document.addEventListener(type, keep);
  document.addEventListener('hydrated', () => {
    for (const type of ['click', 'change']) document.removeEventListener(type, keep);
    for (const control of elements)
      if (control.matches('select')) control.dispatchEvent(new Event('change', { bubbles: true }));
      else control.click();
  });
}

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
