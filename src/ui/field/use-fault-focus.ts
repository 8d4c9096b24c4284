import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field after sending (WCAG 3.3.1), each time `faults` is a new object: a form sets it when
 * it is sent and keeps it while the user types. Without an invalid field it scrolls the form's own error into view.
 * Returns the form's ref.
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
