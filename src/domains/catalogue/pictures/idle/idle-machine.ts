import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { second } from '../../../../platform/clock.ts';

/** Milliseconds from one look to the next: shorter ones see single requests, longer ones see too late that somebody came. */
const span = { least: second / 2, max: 5 * second };

/** Shares of the time in which this process, and the machine's processors together, may have been at work. */
const maxLoad = { process: 0.3, machine: 0.5 };

/** Milliseconds since something began long ago: how long it is, that this process worked, that the processors worked, that they were there. */
export interface Look {
  readonly at: number;
  readonly process: number;
  readonly processors: number;
  readonly all: number;
}

/**
 * Whether this process and its machine have next to nothing to do, so that what nobody waits for may be done. Who asks for the first time, or
 * after a while, hears no: one look says nothing about now. Ask again in a second.
 */
export function idleMachine(look: () => Look = lookAround): () => boolean {
  let last = look();
  let quiet = false;
  return () => {
    const now = look();
    const passed = now.at - last.at;
    if (passed < span.least) return quiet;
    const processors = now.all - last.all;
    quiet =
      passed <= span.max &&
      (now.process - last.process) / passed < maxLoad.process &&
      (processors === 0 || (now.processors - last.processors) / processors < maxLoad.machine);
    last = now;
    return quiet;
  };
}

/** Work that was given low priority (`nice`) does not count: it gives way by itself. Where processors tell nothing they count as idle. */
function lookAround(): Look {
  let [processors, all] = [0, 0];
  for (const { times } of cpus()) {
    const worked = times.user + times.sys + times.irq;
    processors += worked;
    all += worked + times.nice + times.idle;
  }
  return { at: performance.now(), process: performance.eventLoopUtilization().active, processors, all };
}
