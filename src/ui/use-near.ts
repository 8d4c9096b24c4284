import { type RefObject, useEffect, useState } from 'react';

/** How far above or below the window an element counts as near. */
const margin = '400px 0px';

/** Becomes true once the element is in or near the window, and stays true. */
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
