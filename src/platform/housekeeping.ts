import { type Clock, minute } from './clock.ts';
import type { Log } from './log.ts';

/** Rows that no rule needs any more are forgotten this often. */
const every = 10 * minute;

/** Runs each task at once and then every ten minutes. A task that fails is logged and tried again the next time. */
export function startHousekeeping({
  tasks,
  clock,
  log,
}: {
  tasks: Record<string, (now: Date) => Promise<unknown>>;
  clock: Clock;
  log: Log;
}): { stop: () => Promise<void> } {
  const run = async () => {
    for (const [task, work] of Object.entries(tasks))
      await work(clock.now()).catch((error: unknown) =>
        log.error({ err: error, task }, 'Housekeeping failed'),
      );
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
