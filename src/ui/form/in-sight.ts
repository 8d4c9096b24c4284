import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../use-hydrated.ts';

/** Scrolls an element to where nothing sticky covers it, and gives it the focus. */
export function show(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
}

/** An element that is shown and focused when it appears. In a page from the server `autofocus` does that. */
export function useShownOnArrival<Box extends HTMLElement>(isAnswer: boolean): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const wasThere = !useHydrated();
  useLayoutEffect(() => {
    if (isAnswer && !wasThere && box.current) show(box.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it appears
  }, []);
  return box;
}
