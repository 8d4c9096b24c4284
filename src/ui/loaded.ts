import { useEffect, useState } from 'react';

/**
 * Loads a part of the page after hydration, if `wanted`; null until then. For widgets that are too heavy for the first
 * load and have a placeholder. If loading fails, the placeholder stays.
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
