import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Objects } from '../../../src/platform/objects/objects.ts';

/** Pictures of a backup on their way into the shop. */
export interface StagedPictures {
  /** Writes a picture into the staging folder; the shop's own pictures stay untouched. */
  readonly add: (name: string, bytes: Buffer) => Promise<void>;
  /** Puts those into the shop that it lacks. Before the commit: no row may point at a missing picture. */
  readonly place: () => Promise<void>;
  /** Replaces the shop's pictures that differ, which are damaged. After the commit. */
  readonly repair: () => Promise<void>;
  /** Takes back what `place` has put there. In a bucket they stay, but nothing refers to them. */
  readonly takeBack: () => Promise<void>;
  /** Removes the staging folder. */
  readonly clear: () => Promise<void>;
  readonly count: () => number;
}

/** Opens the staging folder in the data folder, on the same disk as the pictures, without what a killed restore left. */
export async function stagePictures(dataDir: string, objects: Objects): Promise<StagedPictures> {
  const staging = join(dataDir, 'restoring');
  const stagedNames: string[] = [];
  const placedNames: string[] = [];
  const clear = () => rm(staging, { recursive: true, force: true });
  await clear();
  return {
    add: async (name, bytes) => {
      await mkdir(dirname(join(staging, name)), { recursive: true });
      await writeFile(join(staging, name), bytes);
      stagedNames.push(name);
    },
    place: async () => {
      for (const name of stagedNames) {
        if (await objects.has(name)) continue;
        placedNames.push(name);
        await objects.write(name, await readFile(join(staging, name)));
      }
    },
    repair: async () => {
      const fresh = new Set(placedNames);
      for (const name of stagedNames) {
        if (fresh.has(name)) continue;
        const bytes = await readFile(join(staging, name));
        const own = await objects.read(name).catch(() => null);
        if (!own?.equals(bytes)) await objects.write(name, bytes);
      }
    },
    takeBack: async () => {
      for (const name of placedNames) await rm(join(dataDir, name), { force: true });
    },
    clear,
    count: () => stagedNames.length,
  };
}
