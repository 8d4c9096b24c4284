import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('runs works of one key one after another, also behind one that failed, and others beside them', async () => {
  const turn = inTurn();
  const log: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    await pause(milliseconds);
    log.push(name);
    if (name === 'failing') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled([
    turn('a', work('slow', 60)),
    turn('a', work('failing', 5)),
    turn('a', work('quick', 1)),
    turn('b', work('beside', 1)),
  ]);
  expect(log).toEqual(['beside', 'slow', 'failing', 'quick']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await turn('a', work('later', 1))).toBe('later');
});
