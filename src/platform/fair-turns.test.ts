import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fairTurns, LineFull } from './fair-turns.ts';

/** A lane, and the works in the order in which they began; `finish` ends the one that began first. */
function open(bounds: { atOnce: number; maxQueueLength: number }) {
  let now = 0;
  const inTurn = fairTurns({ ...bounds, atOnce: () => bounds.atOnce, now: () => now });
  const starts: string[] = [];
  const ends: (() => void)[] = [];
  const outcomes: Record<string, 'done' | 'full'> = {};
  let works = 0;
  const add = (who: string) => {
    const name = `${who}${++works}`;
    inTurn(who, () => {
      starts.push(name);
      return new Promise<void>((end) => ends.push(end));
    }).then(
      () => (outcomes[name] = 'done'),
      (error: unknown) => (outcomes[name] = error instanceof LineFull ? 'full' : 'done'),
    );
  };
  const finish = async () => {
    ends.shift()?.();
    await nextTurn();
  };
  return { add, finish, begun: starts, outcomes, pass: (milliseconds: number) => (now += milliseconds) };
}

it('lets a modest visitor in next, whatever a greedy one has waiting', async () => {
  const lane = open({ atOnce: 2, maxQueueLength: 100 });
  for (let i = 0; i < 10; i++) lane.add('g');
  for (const who of ['m', 'n', 'm']) lane.add(who);
  await nextTurn();
  for (let i = 0; i < 6; i++) await lane.finish();
  expect(lane.begun).toEqual(['g1', 'g2', 'm11', 'n12', 'g3', 'm13', 'g4']);
});

it('keeps a share free for a second, so that the next work of its owner begins at once', async () => {
  const lane = open({ atOnce: 2, maxQueueLength: 100 });
  lane.add('m');
  for (let i = 0; i < 5; i++) lane.add('g');
  await nextTurn();
  await lane.finish();
  expect(lane.begun).toEqual(['m1', 'g2']);
  lane.add('m');
  await nextTurn();
  expect(lane.begun).toEqual(['m1', 'g2', 'm7']);
  await lane.finish();
  await lane.finish();
  lane.pass(1_001);
  await lane.finish();
  expect(lane.begun).toEqual(['m1', 'g2', 'm7', 'g3', 'g4', 'g5']);
});

it('lets what others have in progress end before the next of who has a queue', async () => {
  const lane = open({ atOnce: 2, maxQueueLength: 100 });
  for (const who of ['g', 'g', 'g', 'g', 'm']) lane.add(who);
  await nextTurn();
  await lane.finish();
  await lane.finish();
  expect(lane.begun, 'while the modest one is served').toEqual(['g1', 'g2', 'm5']);
  lane.add('n');
  await nextTurn();
  expect(lane.begun, 'somebody else begins beside him').toEqual(['g1', 'g2', 'm5', 'n6']);
  await lane.finish();
  expect(lane.begun, 'and holds nobody up').toEqual(['g1', 'g2', 'm5', 'n6', 'g3']);
});

it('gives one visitor alone all of the lane, in the order of arrival', async () => {
  const lane = open({ atOnce: 2, maxQueueLength: 100 });
  for (let i = 0; i < 4; i++) lane.add('a');
  await nextTurn();
  expect(lane.begun).toEqual(['a1', 'a2']);
  for (let i = 0; i < 4; i++) await lane.finish();
  expect(lane.begun).toEqual(['a1', 'a2', 'a3', 'a4']);
});

it('keeps nobody waiting in a lane that is half empty, however many networks there are', async () => {
  const lane = open({ atOnce: 8, maxQueueLength: 100 });
  for (const who of ['m', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u']) lane.add(who);
  await nextTurn();
  for (let i = 0; i < 9; i++) await lane.finish();
  for (let i = 0; i < 6; i++) lane.add('m');
  await nextTurn();
  expect(lane.begun.slice(9)).toEqual(['m10', 'm11', 'm12', 'm13']);
});

it('turns away the newest work of who has most waiting, and nobody else’s', async () => {
  const lane = open({ atOnce: 1, maxQueueLength: 3 });
  for (const who of ['g', 'g', 'g', 'm', 'n', 'm']) lane.add(who);
  await nextTurn();
  expect(lane.outcomes).toEqual({ g3: 'full', m6: 'full' });
  for (let i = 0; i < 4; i++) await lane.finish();
  expect(lane.outcomes).toEqual({ g3: 'full', m6: 'full', g1: 'done', g2: 'done', m4: 'done', n5: 'done' });
});

it('goes on after a work that failed', async () => {
  const inTurn = fairTurns({ atOnce: () => 1, maxQueueLength: 1 });
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('a', () => Promise.resolve('fine'))).toBe('fine');
});
