import { useEffect, useState } from 'react';

/**
 * Takes whoever saved something to it, once it stands on the page: what had the focus, the form, is gone. Gives the
 * function to call with the `id` of the element that shows it.
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
