import { handover } from './focus-handover.ts';
import { show } from './in-sight.ts';

const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * Before an element leaves the page with the focus inside it: gives the focus to `next` if that stays, otherwise to what
 * stood closest around the element and says what it is, by a label or a heading. Without this it falls to the page.
 */
function handFocusOn(leaving: Element | null, next?: Element | null): void {
  if (!leaving?.contains(document.activeElement)) return;
  const around: Element[] = [];
  // Not the whole of `main`: with another page in it the browser decides.
  for (let at = leaving.parentElement; at?.parentElement?.closest('main'); at = at.parentElement)
    around.push(at);
  // Once the change is done: only then is it clear what stays, and whether something else took the focus.
  queueMicrotask(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    if (next?.isConnected && next instanceof HTMLElement) return next.focus({ preventScroll: true });
    for (const place of around) {
      const heading =
        place.isConnected && (place.hasAttribute('aria-label') ? place : place.querySelector(headings));
      if (!(heading instanceof HTMLElement) || !heading.checkVisibility()) continue;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      return show(heading);
    }
  });
}

handover.focus = handFocusOn;
