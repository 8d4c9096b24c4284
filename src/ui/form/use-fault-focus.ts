import { type RefObject, useEffect, useRef } from 'react';
import { show } from './in-sight.ts';

function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
  return topElement !== null && (element.contains(topElement) || topElement.contains(element));
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
