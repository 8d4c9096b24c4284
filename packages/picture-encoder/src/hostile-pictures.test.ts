import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readSentPicture, stopReading } from './read-sent-picture.ts';
import * as files from './testing.ts';

/** What people from outside may send: each hostile file ends in a word, and never in anybody's wait. */

afterAll(stopReading);
const send = (bytes: Uint8Array, by = 'asha') =>
  readSentPicture(bytes, { by, sides: [160, 80], kinds: ['jpeg', 'png', 'webp', 'heic'] });
const isTaken = (read: Awaited<ReturnType<typeof send>>) => typeof read !== 'string';
const photo = await files.photoWithExif();
const texts = await files.pngTexts();
const otherKinds = Object.entries(await files.otherKinds());

describe('a file is refused', () => {
  it.each(otherKinds)('%s, by its first bytes', async (_kind, bytes) => {
    expect(await send(bytes)).toBe('type');
  });

  const cutOff = async (format: 'jpeg' | 'png' | 'webp') => {
    const whole = await sharp(await files.pngWith())
      .toFormat(format)
      .toBuffer();
    return whole.subarray(0, whole.length - 40);
  };
  it.each([
    ['HEIC, which is not read here', () => files.heic, 'heic'],
    ['HEIC that another file follows', () => Buffer.concat([files.heic, photo]), 'heic'],
    ['PNG of 3,600 megapixels in 1 KB', () => files.pngOf(60_000, 60_000), 'pixels'],
    ['PNG of more pixels than there are', () => files.pngOf(2 ** 31 - 1, 2 ** 31 - 1), 'content'],
    ['PNG of 100 megapixels without them', () => files.pngOf(10_000, 10_000), 'content'],
    ['JPEG cut off', () => cutOff('jpeg'), 'content'],
    ['PNG cut off', () => cutOff('png'), 'content'],
    ['WebP cut off', () => cutOff('webp'), 'content'],
    [
      'first bytes of a JPEG, then an SVG',
      () => Buffer.concat([photo.subarray(0, 4), files.svgUses]),
      'content',
    ],
    ['PNG whose texts inflate to 1.6 GB', () => texts, 'demanding'],
    ['PNG whose translated texts inflate to 1.6 GB', files.pngInternationalTexts, 'demanding'],
  ] as const)('%s', async (_what, make, fault) => {
    expect(await send(await make())).toBe(fault);
    expect(isTaken(await send(photo))).toBe(true);
  });

  it('JPEG of 8,000 scans, after three seconds of work', async () => {
    // On a machine that gives it less than that in twelve, it is given up.
    expect(['busy', 'demanding']).toContain(await send(await files.jpegScans(8_000)));
    expect(isTaken(await send(photo))).toBe(true);
  });
});

describe('a picture that looks odd is taken for what it shows', () => {
  it.each([
    ['48 megapixels, as a phone takes them', files.phonePhoto],
    ['24 megapixels, to be held whole', () => files.photoOf(6_000, 4_000, { progressive: true })],
    ['several pictures in one JPEG', files.multiPicture],
    ['an SVG in the comment of a JPEG', () => files.jpegWith(0xfe, files.svgUses)],
    [
      'a JPEG behind which a page stands',
      () => Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      '60 thumbnails of 60 KB',
      () => files.jpegWith(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(60_000)]), 60),
    ],
    ['a colour profile that inflates to 8 MB', files.pngProfile],
    ['an APNG of 1,000 frames', () => files.apng(1_000)],
    ['a WebP of 5,000 frames', () => files.webpAnimation(5_000)],
  ])('%s', async (_what, make) => {
    const read = await send(await make());
    if (typeof read === 'string') throw new Error(read);
    const pages = await Promise.all(read.sizes.map((size) => sharp(size).metadata()));
    expect(pages.map(({ format, pages: frames }) => [format, frames])).toEqual([
      ['webp', undefined],
      ['webp', undefined],
    ]);
    expect(Buffer.concat(read.sizes).includes('<s')).toBe(false);
  });

  it('whatever large ones its process has read before', async () => {
    const comments = Array.from({ length: 60 }, () =>
      Buffer.concat([Buffer.from([0xff, 0xfe, 0xfd, 0xea]), Buffer.alloc(65_000)]),
    );
    const large = Buffer.concat([photo.subarray(0, 2), ...comments, photo.subarray(2)]);
    for (let count = 0; count < 8; count++) expect(isTaken(await send(large))).toBe(true);
    const progressive = await files.photoOf(6_000, 4_000, { progressive: true });
    expect(isTaken(await send(progressive))).toBe(true);
  });

  it('upright, and without place, name and thumbnail', async () => {
    expect(photo.includes('somebody')).toBe(true);
    const read = await send(photo);
    if (typeof read === 'string') throw new Error(read);
    expect([read.width, read.height, read.colour.slice(0, 2)]).toEqual([107, 160, '#a']);
    for (const size of read.sizes) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(size).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    }
  });
});

describe('while one person tries ten', () => {
  it('another’s is taken, and their own right after', async () => {
    const refusals: unknown[] = [];
    const attempts = Array.from({ length: 10 }, () => send(texts).then((fault) => refusals.push(fault)));
    expect(isTaken(await send(photo, 'meera'))).toBe(true);
    await Promise.all(attempts);
    // One is tried; the others of that person are not.
    expect(refusals.filter((fault) => fault === 'busy')).toHaveLength(9);
    expect(refusals).toContain('demanding');
    expect(isTaken(await send(photo))).toBe(true);
  });

  it.skipIf(!existsSync('/proc/self/task'))('all processes together grow by less than 300 MB', async () => {
    stopReading();
    const before = files.residentOfAll();
    let most = 0;
    const look = setInterval(() => (most = Math.max(most, files.residentOfAll() - before)), 5);
    await Promise.all([send(photo, 'meera'), ...Array.from({ length: 10 }, () => send(texts))]);
    clearInterval(look);
    expect(most).toBeGreaterThan(50_000_000);
    expect(most).toBeLessThan(300_000_000);
  });

  it('what is read is given up when the server stops', async () => {
    const read = send(texts);
    stopReading();
    expect(await read).toBe('busy');
  });
});
