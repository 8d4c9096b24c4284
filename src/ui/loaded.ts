import { useEffect, useState } from 'react';

/**
 * Loads a part of the page after hydration, when `wanted`; gives null until it is there. For widgets whose weight
 * should not hold the page up and that have something to show meanwhile. A failed load leaves that in place.
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted = true): Part | null {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  useEffect(() => {
    if (!wanted || part) return;
    let gone = false;
    load().then(
      (value) => gone || setPart({ value }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load, wanted, part]);
  return part?.value ?? null;
}
