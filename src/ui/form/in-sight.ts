import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../use-hydrated.ts';

/** Scrolls an element to where nothing sticky covers it, and gives it the focus. */
function show(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
}

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
      const named =
        place.isConnected && (place.hasAttribute('aria-label') ? place : place.querySelector(headings));
      if (!(named instanceof HTMLElement) || !named.checkVisibility()) continue;
      if (!named.hasAttribute('tabindex')) named.tabIndex = -1;
      return show(named);
    }
  });
}

/** Keeps the focus near an element that leaves the page with it. `next` is asked for when that happens. */
export function useFocusHandover(place: RefObject<Element | null>, next?: RefObject<Element | null>): void {
  // As a layout effect it ends before the element is taken out.
  useLayoutEffect(() => () => handFocusOn(place.current, next?.current), [place, next]);
}

function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const painted = document.elementFromPoint(left + width / 2, top + height / 2);
  return painted !== null && (element.contains(painted) || painted.contains(element));
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

/**
 * After each answer, shows and focuses the first faulty field with its sentence (WCAG 3.3.1). If the form also says
 * something above, that stays in sight, and keeps the focus where the field is too far below. Returns the form's ref.
 * @param answers the count of answers so far
 */
export function useFaultFocus(answers: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(answers);
  useEffect(() => {
    if (answers === before.current) return;
    before.current = answers;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
    if (!fault) return;
    const above = form.current?.querySelector<HTMLElement>('[data-answer]');
    const sentence = document.getElementById(fault.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    if (!above) (sentence ?? fault).scrollIntoView({ block: 'nearest' });
    if (!above) show(fault);
    else if (isInSight(fault)) fault.focus({ preventScroll: true });
  }, [answers]);
  return form;
}
