import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { second } from '../clock.ts';

/** Milliseconds between two looks: shorter ones see single requests, longer ones see too late that somebody came. */
const span = second / 2;

/** Shares of the time in which this process, and the machine's processors together, may have been at work. */
const most = { process: 0.3, machine: 0.5 };

/** Milliseconds since the machine's start that its processors worked, and that there were. */
interface Times {
  readonly worked: number;
  readonly all: number;
}

/**
 * Whether this process and its machine have next to nothing to do, so that what nobody waits for may be done. Work that was given low
 * priority (`nice`) does not count: it gives way by itself. The first answer is no.
 */
export function quietMachine(): () => boolean {
  let lookedAt = performance.now();
  let loop = performance.eventLoopUtilization();
  let times = readTimes();
  let quiet = false;
  return () => {
    if (performance.now() - lookedAt < span) return quiet;
    lookedAt = performance.now();
    const [loopNow, timesNow] = [performance.eventLoopUtilization(), readTimes()];
    quiet =
      performance.eventLoopUtilization(loopNow, loop).utilization < most.process &&
      shareWorked(times, timesNow) < most.machine;
    [loop, times] = [loopNow, timesNow];
    return quiet;
  };
}

function shareWorked(before: Times, after: Times): number {
  const all = after.all - before.all;
  return all > 0 ? (after.worked - before.worked) / all : 0;
}

function readTimes(): Times {
  let [worked, all] = [0, 0];
  for (const { times } of cpus()) {
    worked += times.user + times.sys + times.irq;
    all += times.user + times.sys + times.irq + times.nice + times.idle;
  }
  return { worked, all };
}
