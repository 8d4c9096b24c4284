import { expect, it } from 'vitest';
import { listSmallFiles } from './budgets/small-files.ts';

/** The cap only falls. */
const cap = 42;

it('few small files have only one user, in the same folder: they belong in it', () => {
  const files = listSmallFiles();
  console.log(`small files with one user: ${files.length} (at most ${cap})`);
  expect(files.length > cap ? files : []).toEqual([]);
});
