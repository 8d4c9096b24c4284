import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

/** Sampling interval in milliseconds: a shorter one measures single requests, a longer one notices new load too late. */
const span = { least: 500, max: 5_000 };

/** CPU load below which this process, and the machine, count as idle. */
const maxLoad = { process: 0.3, machine: 0.5 };

/** Elapsed, process and CPU times in milliseconds since a fixed moment. */
export interface Look {
  readonly at: number;
  readonly process: number;
  readonly processors: number;
  readonly all: number;
}

/**
 * Whether the process and the machine are nearly idle, so that background work may run. The first call, and one after a
 * long pause, returns false, because it takes two samples. Ask again in a second.
 */
export function idleMachine(look: () => Look = lookAround): () => boolean {
  let last = look();
  let quiet = false;
  return () => {
    const now = look();
    const milliseconds = now.at - last.at;
    if (milliseconds < span.least) return quiet;
    const processors = now.all - last.all;
    quiet =
      milliseconds <= span.max &&
      (now.process - last.process) / milliseconds < maxLoad.process &&
      (processors === 0 || (now.processors - last.processors) / processors < maxLoad.machine);
    last = now;
    return quiet;
  };
}

/** Low-priority (`nice`) work does not count, because it yields. CPUs without figures count as idle. */
function lookAround(): Look {
  let [processors, all] = [0, 0];
  for (const { times } of cpus()) {
    const cpuTime = times.user + times.sys + times.irq;
    processors += cpuTime;
    all += cpuTime + times.nice + times.idle;
  }
  return { at: performance.now(), process: performance.eventLoopUtilization().active, processors, all };
}
