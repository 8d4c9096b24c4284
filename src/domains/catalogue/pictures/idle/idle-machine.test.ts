import { expect, it } from 'vitest';
import { idleMachine } from './idle-machine.ts';

/** A machine of two processors of which a test says how long they, and this process, worked. */
function machine() {
  const times = { at: 0, process: 0, processors: 0, all: 0 };
  const isIdle = idleMachine(() => ({ ...times }));
  return (passed: number, worked: { process: number; processors: number }) => {
    times.at += passed;
    times.all += 2 * passed;
    times.process += worked.process;
    times.processors += worked.processors;
    return isIdle();
  };
}

it('is quiet while neither the process nor its machine works much', () => {
  const after = machine();
  expect(after(1_000, { process: 100, processors: 900 })).toBe(true);
  expect(after(1_000, { process: 400, processors: 400 })).toBe(false);
  expect(after(1_000, { process: 0, processors: 1_100 })).toBe(false);
  expect(after(1_000, { process: 0, processors: 0 })).toBe(true);
});

it('takes the answer before for moments, and none for what was long ago', () => {
  const after = machine();
  expect(after(100, { process: 0, processors: 0 })).toBe(false);
  expect(after(900, { process: 0, processors: 0 })).toBe(true);
  expect(after(100, { process: 100, processors: 200 })).toBe(true);
  // An hour of rest says nothing about the second in which somebody came.
  expect(after(3_600_000, { process: 900, processors: 900 })).toBe(false);
  expect(after(1_000, { process: 10, processors: 10 })).toBe(true);
});
