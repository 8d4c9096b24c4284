/**
 * Debounce with a rate limit: calls `work` a short time (`soon`) after a request, and at most once per `every()`
 * milliseconds.
 */
export function coalesce(work: () => void, { soon, every }: { soon: number; every: () => number }) {
  let timer: NodeJS.Timeout | null = null;
  let last = -Infinity;
  let isStopped = false;
  return {
    ask(): void {
      if (timer || isStopped) return;
      const wait = Math.max(soon, last + every() - performance.now());
      timer = setTimeout(() => {
        timer = null;
        last = performance.now();
        work();
      }, wait);
    },
    /** Stops permanently. */
    stop(): void {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
