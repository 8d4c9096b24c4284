import { type RefObject, useLayoutEffect } from 'react';

/** Set by hand-focus-on.ts, which loads after the first page: until then nothing leaves it. */
export const handover: { focus?: (leaving: Element | null, next?: Element | null) => void } = {};

/** Keeps the focus near an element that leaves the page with it. `next` is asked for when that happens. */
export function useFocusHandover(place: RefObject<Element | null>, next?: RefObject<Element | null>): void {
  // As a layout effect it ends before the element is taken out.
  useLayoutEffect(() => () => handover.focus?.(place.current, next?.current), [place, next]);
}
