import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window, above or below, an element counts as near. */
const margin = '400px 0px';

/** Becomes true once the element is in the window or nearly so, and stays it. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const sight = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [near, element]);
  return near;
}
