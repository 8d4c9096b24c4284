import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first wrong field after sending (WCAG 3.3.1), each time `faults` is another object: a form
 * sets it when it is sent, and leaves it alone while somebody types. Without a wrong field it brings what is wrong with
 * the form as a whole into sight. Gives the form's ref.
 */
export function useFaultFocus(
  faults: Readonly<Record<string, string>>,
  whole?: string,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (whole) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [faults, whole]);
  return form;
}
