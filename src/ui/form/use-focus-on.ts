import { useEffect, useState } from 'react';

/**
 * After saving, moves the focus to the saved item once it is on the page, since the focused form is gone. Returns a
 * function that takes the `id` of the item's element.
 */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    const element = wanted && document.getElementById(wanted.id);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (id) => setWanted({ id });
}
