/** On windows this narrow what is marked lies below the first screen. */
const narrow = '(width < 768px)';

/** What is marked; then, of a row in it, the slides that only swiping brings. */
const below = ['[data-below]', '[data-below] [aria-roledescription=slide]:nth-child(n + 3)'];

/**
 * What lies below the first screen is not laid out before that has been painted, and then one piece in each frame, so that no press waits
 * for all of it: `content-visibility: auto` lays out at once what is within one and a half screens. Who reads without scripts is not
 * concerned: what is hidden here is shown from here.
 */
export function belowLater(): void {
  if (!matchMedia(narrow).matches) return;
  const hidden = below.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  for (const { style } of hidden) style.contentVisibility = 'hidden';
  const show = () => {
    const next = hidden.shift();
    if (!next) return;
    next.style.contentVisibility = '';
    requestAnimationFrame(show);
  };
  // The first frame is the first screen's.
  requestAnimationFrame(() => requestAnimationFrame(show));
}
