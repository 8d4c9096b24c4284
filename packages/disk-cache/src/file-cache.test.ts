import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileCache } from './file-cache.ts';
import { diskSize } from './hold-to-bound.ts';

const log = { error: () => {} };
const systemClock = { now: () => new Date() };
const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** A fake clock that only `advance` moves. */
function testClock(start: string) {
  let at = Date.parse(start);
  return { now: () => new Date(at), advance: (milliseconds: number) => void (at += milliseconds) };
}
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chowk-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kilobytes = (many: number) => randomBytes(many * 1_024);
const there = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

describe('a folder with a size bound', () => {
  const each = diskSize(kilobytes(20).length + 4);

  it('evicts the least recently used files, no more than needed', async () => {
    const clock = testClock('2026-03-01T10:00:00Z');
    const open = () => fileCache({ recent: new Map(), folder, bound: 10 * each, clock, log });
    const files = open();
    for (let at = 0; at < 10; at++) {
      await files.keep(`file-${at}`, kilobytes(20));
      clock.advance(hour);
    }
    clock.advance(hour);
    // Used from memory, and by another process that reads it from disk.
    expect(await files.find('file-0')).toHaveLength(20 * 1_024);
    expect(await open().find('file-1')).toHaveLength(20 * 1_024);
    await expect.poll(async () => Math.round(await ageOf('file-0', clock.now()))).toBe(0);

    await files.settled();
    await files.keep('file-new', kilobytes(20));
    await files.settled();
    expect(await there()).toEqual(
      ['file-0', 'file-1', 'file-4', 'file-5', 'file-6', 'file-7', 'file-8', 'file-9', 'file-new'].toSorted(),
    );
  });

  it('is kept by processes that do not know each other’s files', async () => {
    const clock = testClock('2026-03-01T10:00:00Z');
    const [one, other] = [0, 0].map(() =>
      fileCache({ recent: new Map(), folder, bound: 10 * each, clock, log }),
    );
    if (!one || !other) throw new Error('Two were opened');
    for (let at = 0; at < 8; at++) {
      await one.keep(`one-${at}`, kilobytes(20));
      await other.keep(`other-${at}`, kilobytes(20));
      clock.advance(second);
    }
    clock.advance(11 * minute);
    await one.keep('one-last', kilobytes(20));
    await Promise.all([one.settled(), other.settled()]);
    const names = await there();
    expect(names.length).toBeLessThanOrEqual(10);
    expect(names).toContain('one-last');
    expect(names).toContain('other-7');
    expect(names).not.toContain('other-0');
    // A file that another process removed is made again.
    expect(
      await fileCache({ recent: new Map(), folder, bound: each, clock, log }).find('other-0'),
    ).toBeNull();
    expect(await other.findOrMake('other-0', async () => kilobytes(1))).toBeTruthy();
  });

  it('never reads outside its folder', async () => {
    const beside = await mkdtemp(join(tmpdir(), 'chowk-originals-'));
    try {
      await writeFile(join(beside, 'original'), kilobytes(50));
      await utimes(join(beside, 'original'), new Date(0), new Date(0));
      const files = fileCache({ recent: new Map(), folder, bound: each, clock: systemClock, log });
      for (let at = 0; at < 3; at++) await files.keep(`file-${at}`, kilobytes(20));
      await files.settled();
      expect((await there()).length).toBeLessThanOrEqual(1);
      expect(await readFile(join(beside, 'original'))).toHaveLength(50 * 1_024);
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  });
});

describe('a file requested in parallel', () => {
  const open = () => fileCache({ recent: new Map(), folder, bound: 1e9, clock: systemClock, log });

  it('is made once', async () => {
    const files = open();
    let count = 0;
    const make = async () => {
      count++;
      return kilobytes(1);
    };
    const [one, other] = await Promise.all([files.findOrMake('file', make), files.findOrMake('file', make)]);
    expect([count, one?.equals(other ?? Buffer.of())]).toEqual([1, true]);
    expect(await open().find('file')).toEqual(one);
  });

  it('is claimed by one process, and taken over when it died', async () => {
    const release = await open().claim('file');
    expect(release).not.toBeNull();
    expect(await open().claim('file')).toBeNull();
    const longAgo = new Date(systemClock.now().getTime() - 2 * minute);
    await utimes(join(folder, 'fi/file.claim'), longAgo, longAgo);
    const releaseClaim = await open().claim('file');
    expect(releaseClaim).not.toBeNull();
    await releaseClaim?.();
    expect(await there()).toEqual([]);
  });

  it('is returned even when it cannot be stored', async () => {
    // Like on a full disk, the temporary file cannot be written: its name is too long.
    const name = 'fi'.repeat(125);
    const files = open();
    expect(await files.findOrMake(name, async () => Buffer.from('made'))).toEqual(Buffer.from('made'));
  });

  it('is whole when it is stored twice at the same time', async () => {
    const files = open();
    const [small, large] = [kilobytes(1), kilobytes(4_000)];
    await Promise.all([files.keep('file', large), files.keep('file', small), files.keep('file', large)]);
    const content = await open().find('file');
    expect(content?.equals(large) || content?.equals(small)).toBe(true);
    expect(await there()).toEqual(['file']);
  });
});

describe('a file that is damaged', () => {
  const bytes = kilobytes(20);
  const flipByte = (whole: Buffer) => {
    whole[5_000] = (whole[5_000] ?? 0) ^ 1;
    return whole;
  };
  it.each<[string, (whole: Buffer) => Buffer]>([
    ['emptied', () => Buffer.alloc(0)],
    ['cut off', (whole) => whole.subarray(0, 9_000)],
    ['cut off by a byte', (whole) => whole.subarray(0, -1)],
    ['of zeros, as a power failure leaves it', (whole) => Buffer.alloc(whole.length)],
    ['of four zeros', () => Buffer.alloc(4)],
    ['changed in one bit', flipByte],
    ['written without a checksum', () => bytes],
  ])('%s is not found, and made again', async (_how, damage) => {
    const open = () => fileCache({ recent: new Map(), folder, bound: 1e9, clock: systemClock, log });
    await open().keep('file', bytes);
    const path = join(folder, 'fi/file');
    await writeFile(path, damage(await readFile(path)));
    expect(await open().find('file')).toBeNull();
    expect(await open().sizeOf('file'), 'it is gone').toBeNull();
    expect(await open().findOrMake('file', async () => bytes)).toEqual(bytes);
    expect(await open().find('file')).toEqual(bytes);
  });

  it('or a folder in its place is made again', async () => {
    const cache = fileCache({ recent: new Map(), folder, bound: 1e9, clock: systemClock, log });
    await mkdir(join(folder, 'fi/file/more'), { recursive: true });
    expect(await cache.findOrMake('file', async () => bytes)).toEqual(bytes);
    expect(await cache.find('file')).toEqual(bytes);
  });

  it('is told from one that is empty on purpose', async () => {
    const open = () => fileCache({ recent: new Map(), folder, bound: 1e9, clock: systemClock, log });
    await open().keep('file', Buffer.alloc(0));
    expect([await open().find('file'), await open().sizeOf('file')]).toEqual([Buffer.alloc(0), 0]);
  });
});

async function ageOf(name: string, now: Date): Promise<number> {
  const { mtimeMs } = await stat(join(folder, 'fi', name));
  return now.getTime() - mtimeMs;
}
