/**
 * Calls `work` soon after it was asked for, and at most once in `every` milliseconds however often it was asked for:
 * the first time after `soon`. What comes while it waits is one call.
 */
export function coalesce(work: () => void, { soon, every }: { soon: number; every: number }) {
  let timer: NodeJS.Timeout | null = null;
  let last = -Infinity;
  let stopped = false;
  return {
    ask(): void {
      if (timer || stopped) return;
      const wait = Math.max(soon, last + every - performance.now());
      timer = setTimeout(() => {
        timer = null;
        last = performance.now();
        work();
      }, wait);
    },
    /** For good. */
    stop(): void {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
