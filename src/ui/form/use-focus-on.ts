import { useEffect, useState } from 'react';

/**
 * After saving, moves the focus to the saved item once it is on the page, since the focused form is gone. Returns a
 * function that takes the `id` of the item's element.
 */
export function useFocusOn(): (id: string) => void {
  const [target, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    const element = target && document.getElementById(target.id);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  }, [target]);
  return (id) => setWanted({ id });
}
