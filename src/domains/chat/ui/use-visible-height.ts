import { type RefObject, useEffect } from 'react';

/** CSS pixels: whatever covers more of the window is an on-screen keyboard, not a browser's bar. */
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
      // A zoomed page shows less as well.
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
