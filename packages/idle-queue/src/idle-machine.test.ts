import { expect, it } from 'vitest';
import { idleMachine } from './idle-machine.ts';

/** A machine with two CPUs; the test sets how busy they and this process were. */
function machine() {
  const times = { at: 0, process: 0, processors: 0, all: 0 };
  const isIdle = idleMachine(() => ({ ...times }));
  return (milliseconds: number, work: { process: number; processors: number }) => {
    times.at += milliseconds;
    times.all += 2 * milliseconds;
    times.process += work.process;
    times.processors += work.processors;
    return isIdle();
  };
}

it('is idle while neither process nor machine is busy', () => {
  const after = machine();
  expect(after(1_000, { process: 100, processors: 900 })).toBe(true);
  expect(after(1_000, { process: 400, processors: 400 })).toBe(false);
  expect(after(1_000, { process: 0, processors: 1_100 })).toBe(false);
  expect(after(1_000, { process: 0, processors: 0 })).toBe(true);
});

it('reuses a recent answer, never an old one', () => {
  const after = machine();
  expect(after(100, { process: 0, processors: 0 })).toBe(false);
  expect(after(900, { process: 0, processors: 0 })).toBe(true);
  expect(after(100, { process: 100, processors: 200 })).toBe(true);
  // An idle hour says nothing about the last second.
  expect(after(3_600_000, { process: 900, processors: 900 })).toBe(false);
  expect(after(1_000, { process: 10, processors: 10 })).toBe(true);
});
