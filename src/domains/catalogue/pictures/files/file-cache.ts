import { mkdir, open, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Caches } from '../../../../platform/caches.ts';
import { type Clock, hour, minute } from '../../../../platform/clock.ts';
import type { Log } from '../../../../platform/log.ts';
import { claimFile } from './claim-file.ts';
import { diskSize, holdToBound } from './hold-to-bound.ts';

/** Milliseconds that may pass until a file that is asked for again is marked as used. */
const sameUse = hour;

/** Milliseconds after which the folder is counted anew at the next file: other processes write there too. */
const countedFor = 10 * minute;

/** Files that can be made again. Names are letters, digits, dots and dashes, two letters at least. */
export interface FileCache {
  readonly find: (name: string) => Promise<Buffer | null>;
  /** Bytes of a file, which does not count as asking for it; null where there is none. */
  readonly sizeOf: (name: string) => Promise<number | null>;
  /** `make` runs once for a name however many ask at the same time. Null, where it gives null, is not kept. */
  readonly findOrMake: (name: string, make: () => Promise<Buffer | null>) => Promise<Buffer | null>;
  /** Whole or not at all, for every process. */
  readonly keep: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Takes it on to make this file: gives what to call when it is done, or null where another process is at it. */
  readonly claim: (name: string) => Promise<(() => Promise<void>) | null>;
  /** Resolves when the folder is as small as it has to be. */
  readonly settled: () => Promise<void>;
}

interface Options {
  readonly folder: string;
  /** Bytes on disk. */
  readonly bound: number;
  readonly caches: Caches;
  readonly clock: Clock;
  readonly log: Log;
}

interface Held {
  readonly bytes: Buffer;
  /** Milliseconds since 1970 at which the file was marked as used. */
  markedAt: number;
}

export function fileCache({ folder, bound, caches, clock, log }: Options): FileCache {
  // Opening a file costs more than all the rest of sending it.
  const recent = caches.create<Held>({
    name: 'picture files',
    holds: 'a picture’s file that was just asked for',
    key: 'name of the file, which is made from its content',
    droppedBy: 'nothing: the key is the content',
    maxBytes: 48 * 1024 * 1024,
    sizeOf: ({ bytes }) => diskSize(bytes.length),
  });
  const underway = new Map<string, Promise<Buffer | null>>();
  const counted = countFolder({ folder, bound, clock, log });
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);

  async function find(name: string): Promise<Buffer | null> {
    const now = clock.now();
    const held = recent.get(name);
    if (!held) {
      const read = await readMarked(fileOf(name), now);
      if (read) recent.set(name, read);
      return read?.bytes ?? null;
    }
    if (now.getTime() - held.markedAt > sameUse) {
      held.markedAt = now.getTime();
      // Another process may have removed the file: what is in memory is as good.
      utimes(fileOf(name), now, now).catch(() => {});
    }
    return held.bytes;
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    const now = clock.now();
    const file = fileOf(name);
    await mkdir(dirname(file), { recursive: true });
    // Written beside and renamed, so that a half-written file is never read.
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, bytes);
    await utimes(part, now, now);
    await rename(part, file);
    counted.add(diskSize(bytes.length));
  }

  async function makeAndKeep(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const bytes = await make();
    // A disk that is full is no reason to show nothing.
    if (bytes)
      await keep(name, bytes).catch((err: unknown) => log.error({ err }, 'A file could not be kept'));
    return bytes;
  }

  return {
    find,
    sizeOf: async (name) => (await stat(fileOf(name)).catch(missing))?.size ?? null,
    keep,
    findOrMake: async (name, make) => {
      const kept = await find(name);
      if (kept) return kept;
      const making = underway.get(name) ?? makeAndKeep(name, make).finally(() => underway.delete(name));
      underway.set(name, making);
      return making;
    },
    claim: (name) => claimFile(`${fileOf(name)}.claim`, clock),
    settled: counted.settled,
  };
}

/** Reads a file, and marks it as used where that was last done an hour ago. */
async function readMarked(file: string, now: Date): Promise<Held | null> {
  const handle = await open(file).catch(missing);
  if (!handle) return null;
  try {
    const [{ mtimeMs }, bytes] = [await handle.stat(), await handle.readFile()];
    if (now.getTime() - mtimeMs <= sameUse) return { bytes, markedAt: mtimeMs };
    await handle.utimes(now, now);
    return { bytes, markedAt: now.getTime() };
  } finally {
    await handle.close();
  }
}

/** Knows how much the folder holds, as far as this process can, and has it cleared when that is too much. */
function countFolder({ folder, bound, clock, log }: Omit<Options, 'caches'>) {
  let held = 0;
  let countedAt = -Infinity;
  let clearing: Promise<void> | null = null;

  async function clear(): Promise<void> {
    countedAt = clock.now().getTime();
    const before = held;
    const left = await holdToBound(folder, bound);
    held = left + (held - before); // with what came meanwhile
  }

  return {
    add: (bytes: number) => {
      held += bytes;
      if (held <= bound && clock.now().getTime() - countedAt < countedFor) return;
      clearing ??= clear()
        .catch((err: unknown) => log.error({ err }, 'The folder of made files could not be cleared'))
        .finally(() => {
          clearing = null;
        });
    },
    settled: async () => {
      await clearing;
    },
  };
}

function missing(error: unknown): null {
  if ((error as { code?: string }).code === 'ENOENT') return null;
  throw error;
}
