import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { claimFile } from './claim-file.ts';
import { diskSize, holdToBound } from './hold-to-bound.ts';

/** Resolution in milliseconds of a file's last-use time. */
const sameUse = 3_600_000;

/** Milliseconds until the folder is counted again, since other processes write there too. */
const countedFor = 600_000;

/** Bytes of the checksum at a file's end: what a power failure or a bad disk left is not taken for a file. */
const checksumBytes = 4;

/** An on-disk cache of reproducible files. Names: at least two letters, digits, dots and dashes. */
export interface FileCache {
  /** Null when it is missing, damaged or unreadable; such a one is removed. */
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
  readonly recent: { get(name: string): Entry | undefined; set(name: string, entry: Entry): unknown };
  readonly clock: { now(): Date };
  readonly log: { error(facts: { err: unknown }, sentence: string): void };
}

/** A file's bytes in memory. */
export interface Entry {
  readonly bytes: Buffer;
  /** When the file was last marked as used, in Unix milliseconds. */
  markedAt: number;
}

export function fileCache({ folder, bound, recent, clock, log }: Options): FileCache {
  const underway = new Map<string, Promise<Buffer | null>>();
  const counts = countFolder({ folder, bound, clock, log });
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);
  let hasReported = false;

  /** Once: a release that wrote files otherwise would fill the log. */
  function report(file: string): void {
    if (hasReported) return;
    hasReported = true;
    const err = new Error(`${file} does not match its checksum`);
    log.error({ err }, 'Generated files are damaged or of an older release: they are made again');
  }

  async function find(name: string): Promise<Buffer | null> {
    const now = clock.now();
    const entry = recent.get(name);
    if (!entry) {
      const file = fileOf(name);
      const read = await readMarked(file, now).catch(() => 'damaged' as const);
      if (read === 'damaged') {
        report(file);
        // What cannot be removed is made each time: it cannot be stored either, which the log says.
        await rm(file, { recursive: true, force: true }).catch(() => {});
        return null;
      }
      if (read) recent.set(name, read);
      return read?.bytes ?? null;
    }
    if (now.getTime() - entry.markedAt > sameUse) {
      entry.markedAt = now.getTime();
      // The file may have been removed by another process; the copy in memory is still good.
      utimes(fileOf(name), now, now).catch(() => {});
    }
    return entry.bytes;
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    const now = clock.now();
    const file = fileOf(name);
    await mkdir(dirname(file), { recursive: true });
    // Written to a temporary name of its own and renamed, so a partial file is never read.
    const part = `${file}.${randomUUID()}.part`;
    const whole = Buffer.concat([bytes, checksum(bytes)]);
    try {
      await writeFile(part, whole);
      await utimes(part, now, now);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    counts.add(diskSize(whole.length));
  }

  async function makeAndKeep(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const bytes = await make();
    // A full disk must not prevent the answer.
    if (bytes) await keep(name, bytes).catch((err: unknown) => log.error({ err }, 'Could not store a file'));
    return bytes;
  }

  return {
    find,
    sizeOf: async (name) => {
      const size = ((await stat(fileOf(name)).catch(missing))?.size ?? -1) - checksumBytes;
      return size < 0 ? null : size;
    },
    keep,
    findOrMake: async (name, make) => {
      const existing = await find(name);
      if (existing) return existing;
      const making = underway.get(name) ?? makeAndKeep(name, make).finally(() => underway.delete(name));
      underway.set(name, making);
      return making;
    },
    claim: (name) => claimFile(`${fileOf(name)}.claim`, clock),
    settled: counts.settled,
  };
}

/** Seeded: of nothing it would be four zeros, which a disk leaves of any file. */
const checksum = (bytes: Uint8Array): Uint8Array => new Uint8Array(Uint32Array.of(crc32(bytes, 1)).buffer);

/** Reads a file without its checksum, and marks it as used if that was over an hour ago. */
async function readMarked(file: string, now: Date): Promise<Entry | 'damaged' | null> {
  const handle = await open(file).catch(missing);
  if (!handle) return null;
  try {
    const [{ mtimeMs }, whole] = [await handle.stat(), await handle.readFile()];
    const bytes = whole.subarray(0, -checksumBytes);
    if (!whole.subarray(-checksumBytes).equals(checksum(bytes))) return 'damaged';
    if (now.getTime() - mtimeMs <= sameUse) return { bytes, markedAt: mtimeMs };
    await handle.utimes(now, now);
    return { bytes, markedAt: now.getTime() };
  } finally {
    await handle.close();
  }
}

/** Tracks the folder's size as this process knows it, and evicts when it is too large. */
function countFolder({ folder, bound, clock, log }: Omit<Options, 'recent'>) {
  let size = 0;
  let countedAt = -Infinity;
  let clearing: Promise<void> | null = null;

  async function clear(): Promise<void> {
    countedAt = clock.now().getTime();
    const before = size;
    const bytes = await holdToBound(folder, bound);
    size = bytes + (size - before); // plus what was written meanwhile
  }

  return {
    add: (bytes: number) => {
      size += bytes;
      if (size <= bound && clock.now().getTime() - countedAt < countedFor) return;
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
