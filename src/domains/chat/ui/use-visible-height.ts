import { type RefObject, useEffect } from 'react';

/** What takes more of the window than this, in CSS pixels, is a keyboard on the screen and not a browser's bar. */
const keyboard = 120;

/**
 * Keeps `--visible-height` on the document at the height above an on-screen keyboard, while there is one: most browsers
 * lay it over the page, and `100dvh` does not know of it. `input` stays in sight then.
 */
export function useVisibleHeight(input: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { documentElement: root } = document;
    const fit = () => {
      // A page that somebody has enlarged shows less as well.
      if (seen.scale > 1.01 || root.clientHeight - seen.height < keyboard)
        return root.style.removeProperty('--visible-height');
      root.style.setProperty('--visible-height', `${Math.floor(seen.height)}px`);
      input.current?.scrollIntoView({ block: 'nearest' });
    };
    fit();
    seen.addEventListener('resize', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      root.style.removeProperty('--visible-height');
    };
  }, [input]);
}
