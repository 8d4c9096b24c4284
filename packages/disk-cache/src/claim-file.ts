import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Milliseconds until a claim expires, because its process may have been killed. */
const holdsFor = 60_000;

/**
 * Claims work for this process by creating the file `claim` exclusively. Saves duplicate work but is not a lock:
 * while a dead process's claim is taken over, two may hold it.
 * @returns a function to release it; null when another process has it
 */
export async function claimFile(
  claim: string,
  clock: { now(): Date },
): Promise<(() => Promise<void>) | null> {
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
