import { type RefObject, useEffect } from 'react';

/** In CSS pixels. Whatever covers more of the window is an on-screen keyboard, not a browser bar. */
const keyboard = 120;

/**
 * While an on-screen keyboard is open, sets `--visible-height` on the document to the height above it. Most browsers
 * lay the keyboard over the page, and `100dvh` ignores it. Keeps `input` in view.
 */
export function useVisibleHeight(input: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { documentElement: root } = document;
    const fit = () => {
      // A zoomed page also has a smaller visual viewport.
      if (viewport.scale > 1.01 || root.clientHeight - viewport.height < keyboard)
        return root.style.removeProperty('--visible-height');
      root.style.setProperty('--visible-height', `${Math.floor(viewport.height)}px`);
      input.current?.scrollIntoView({ block: 'nearest' });
    };
    fit();
    viewport.addEventListener('resize', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      root.style.removeProperty('--visible-height');
    };
  }, [input]);
}
