import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** Loads that end when the test decides, each returning the change count at its start. */
function setUp() {
  const state = { changes: 0, reads: 0 };
  const ends: (() => void)[] = [];
  const share = singleFlight<number>();
  const ask = (question = 'a') =>
    share(question, () => {
      const changes = state.changes;
      state.reads++;
      return new Promise((resolve) => ends.push(() => resolve(changes)));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { state, ask, share, endOne };
}

it('loads for the first four concurrent calls, and once for all later ones', async () => {
  const { state, ask, endOne } = setUp();
  const answers = Array.from({ length: 50 }, () => ask());
  for (let reading = 0; reading < 5; reading++) await endOne();
  expect(await Promise.all(answers)).toEqual(Array(50).fill(0));
  expect(state.reads).toBe(5);
});

it('never returns a value loaded before the call', async () => {
  const { state, ask, endOne } = setUp();
  const early = Array.from({ length: 5 }, () => ask());
  state.changes++;
  const late = ask();
  for (let reading = 0; reading < 5; reading++) await endOne();
  expect(await Promise.all(early.slice(0, 4))).toEqual([0, 0, 0, 0]);
  expect(await late).toBe(1);
});

it('separates keys, and loads again once all calls are answered', async () => {
  const { state, ask, endOne } = setUp();
  const two = [ask('a'), ask('b')];
  expect(state.reads).toBe(2);
  await endOne();
  await endOne();
  await Promise.all(two);
  state.changes++;
  const again = ask('a');
  await endOne();
  expect(await again).toBe(1);
});

it('goes on after a failed load', async () => {
  const { share, ask, endOne } = setUp();
  const fails = () => share('a', () => Promise.reject(new Error('no database')));
  const failing = [fails(), fails(), fails(), fails()];
  const after = ask();
  for (const one of failing) await expect(one).rejects.toThrow('no database');
  await endOne();
  expect(await after).toBe(0);
});
