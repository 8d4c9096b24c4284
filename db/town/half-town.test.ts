import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { inTurn, isHalfMade, markHalfMade, markMade } from './half-town.ts';

const { db } = await createTestDatabase();

it('a town is half made from its first row until it is finished, or somebody trades in it', async () => {
  expect(await isHalfMade(db)).toBe(false);
  await markHalfMade(db);
  expect(await isHalfMade(db)).toBe(true);
  await markMade(db);
  expect(await isHalfMade(db)).toBe(false);
});

it('one process at a time makes the town', async () => {
  let running = 0;
  const most = await Promise.all(
    [1, 2].map(() =>
      inTurn(db, async () => {
        running += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        const together = running;
        running -= 1;
        return together;
      }),
    ),
  );
  expect(most).toEqual([1, 1]);
});
