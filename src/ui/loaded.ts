import { useEffect, useState } from 'react';

/**
 * Loads a part of the page after hydration, if `isNeeded`; null until then. For widgets that are too heavy for the first
 * load and have a placeholder. If loading fails, the placeholder stays.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isNeeded = true): Part | null {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  useEffect(() => {
    if (!isNeeded || part) return;
    let isUnmounted = false;
    load().then(
      (value) => isUnmounted || setPart({ value }),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, isNeeded, part]);
  return part?.value ?? null;
}
