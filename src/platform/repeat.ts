import type { Log } from './log.ts';

/**
 * Does `work` every `every` milliseconds, never twice at once. Work that fails is logged, under the name `task`, and
 * done again the next time. `stop` waits for what is under way.
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
