import type { Log } from './log.ts';

/**
 * Runs `work` every `every` milliseconds, never overlapping. Failures are logged under `task` and retried next time.
 * `stop` waits for a running one.
 */
export function repeat(
  work: () => Promise<unknown>,
  { every, task, log }: { every: number; task: string; log: Log },
): { stop: () => Promise<void> } {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error, task }, 'A repeated task failed'))
      .finally(() => {
        running = null;
      });
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
