import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Clock, minute } from '../../../../platform/clock.ts';

/** Milliseconds after which a claim is nobody's any more: its process may have been killed. */
const holdsFor = minute;

/**
 * Takes a piece of work for this process by making the file `claim`, which only one of several can. It spares doing the same twice and
 * guards nothing: in the moment when a dead process's claim is taken over, two may have it.
 *
 * @returns what to call when the work is done; null where another process is at it
 */
export async function claimFile(claim: string, clock: Clock): Promise<(() => Promise<void>) | null> {
  await mkdir(dirname(claim), { recursive: true });
  if (!(await make(claim))) {
    const facts = await stat(claim).catch(() => null);
    if (facts && clock.now().getTime() - facts.mtimeMs < holdsFor) return null;
    await rm(claim, { force: true });
    if (!(await make(claim))) return null;
  }
  return () => rm(claim, { force: true });
}

const make = (claim: string): Promise<boolean> =>
  writeFile(claim, '', { flag: 'wx' }).then(
    () => true,
    (error: unknown) => {
      if ((error as { code?: string }).code === 'EEXIST') return false;
      throw error;
    },
  );
