import { mkdir, open, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claimFile } from './claim-file.ts';
import { diskSize, holdToBound } from './hold-to-bound.ts';

/** Resolution in milliseconds of a file's last-use time. */
const sameUse = 3_600_000;

/** Milliseconds until the folder is counted again, since other processes write there too. */
const countedFor = 600_000;

/** An on-disk cache of reproducible files. Names: at least two letters, digits, dots and dashes. */
export interface FileCache {
  readonly find: (name: string) => Promise<Buffer | null>;
  /** A file's size, which does not count as use; null when missing. */
  readonly sizeOf: (name: string) => Promise<number | null>;
  /** Single-flight per name. A null from `make` is not stored. */
  readonly findOrMake: (name: string, make: () => Promise<Buffer | null>) => Promise<Buffer | null>;
  /** Atomic across processes. */
  readonly keep: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Claims making this file: a function to release the claim, or null when another process has it. */
  readonly claim: (name: string) => Promise<(() => Promise<void>) | null>;
  /** Resolves when the folder is within its bound. */
  readonly settled: () => Promise<void>;
}

interface Options {
  readonly folder: string;
  /** In bytes on disk. */
  readonly bound: number;
  /** Recently used files in memory: opening a file costs more than everything else in sending it. */
  readonly recent: { get(name: string): Held | undefined; set(name: string, held: Held): unknown };
  readonly clock: { now(): Date };
  readonly log: { error(facts: { err: unknown }, sentence: string): void };
}

/** A file's bytes in memory. */
export interface Held {
  readonly bytes: Buffer;
  /** When the file was last marked as used, in Unix milliseconds. */
  markedAt: number;
}

export function fileCache({ folder, bound, recent, clock, log }: Options): FileCache {
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
      // The file may have been removed by another process; the copy in memory is still good.
      utimes(fileOf(name), now, now).catch(() => {});
    }
    return held.bytes;
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    const now = clock.now();
    const file = fileOf(name);
    await mkdir(dirname(file), { recursive: true });
    // Written to a temporary name and renamed, so a partial file is never read.
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, bytes);
    await utimes(part, now, now);
    await rename(part, file);
    counted.add(diskSize(bytes.length));
  }

  async function makeAndKeep(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const bytes = await make();
    // A full disk must not prevent the answer.
    if (bytes) await keep(name, bytes).catch((err: unknown) => log.error({ err }, 'Could not store a file'));
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

/** Reads a file, and marks it as used if that was over an hour ago. */
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

/** Tracks the folder's size as this process knows it, and evicts when it is too large. */
function countFolder({ folder, bound, clock, log }: Omit<Options, 'recent'>) {
  let held = 0;
  let countedAt = -Infinity;
  let clearing: Promise<void> | null = null;

  async function clear(): Promise<void> {
    countedAt = clock.now().getTime();
    const before = held;
    const left = await holdToBound(folder, bound);
    held = left + (held - before); // plus what was written meanwhile
  }

  return {
    add: (bytes: number) => {
      held += bytes;
      if (held <= bound && clock.now().getTime() - countedAt < countedFor) return;
      clearing ??= clear()
        .catch((err: unknown) => log.error({ err }, 'Could not clear the folder of generated files'))
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
