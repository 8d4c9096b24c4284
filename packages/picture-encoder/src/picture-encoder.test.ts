import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeApart } from './encode-apart.ts';
import { encodeAvif, encodeWebp } from './encode-picture.ts';
import { lane, LaneFull } from './lane.ts';
import { contentKey, keyWithColour } from './picture-key.ts';
import { readSentPicture } from './read-sent-picture.ts';

const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ab3a48' } })
  .withExif({ IFD0: { Artist: 'somebody' } })
  .jpeg()
  .toBuffer();
const encoder = encodeApart();
afterAll(() => encoder.stop());

describe('a picture', () => {
  it('gets the width that is asked for, and a smaller one is not blown up', async () => {
    expect(await sharp(await encodeWebp(photo, 160)).metadata()).toMatchObject({
      format: 'webp',
      width: 160,
    });
    expect(await sharp(await encodeAvif(photo, 960)).metadata()).toMatchObject({
      format: 'heif',
      width: 300,
    });
  });

  it('is encoded in a process of its own, and what is none is said to have failed', async () => {
    const made = await encoder.encode({ source: photo, width: 160, webp: true });
    expect(made).toMatchObject({ avif: expect.any(Uint8Array), webp: expect.any(Uint8Array) });
    const none = await encoder.encode({ source: Buffer.from('no picture'), width: 160, webp: false });
    expect(none).toEqual({ failed: expect.any(String) });
  });
});

describe('what a person sent', () => {
  it('is encoded anew for each side, without its metadata', async () => {
    const read = await readSentPicture(photo, [120, 60]);
    if (typeof read === 'string') throw new Error(read);
    expect([read.width, read.height, read.sizes.length]).toEqual([120, 80, 2]);
    expect((await sharp(read.sizes[0]).metadata()).exif).toBeUndefined();
  });

  it('is told by its content: another file, and a picture that breaks off', async () => {
    expect(await readSentPicture(Buffer.from('<svg/>'), [120])).toBe('type');
    expect(await readSentPicture(photo.subarray(0, photo.length / 2), [120])).toBe('content');
  });
});

describe('many pictures that people send', () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#224488' } })
      .png()
      .toBuffer();

  it('of more than 25 million pixels are refused by their header', async () => {
    expect(await readSentPicture(await flat(5_200, 5_000), [120])).toBe('pixels');
  });

  it('hold up nothing that is drawn', async () => {
    const large = await flat(4_000, 4_000);
    const done: string[] = [];
    const sent = Array.from({ length: 6 }, () => readSentPicture(large, [120]).then(() => done.push('sent')));
    await encodeWebp(photo, 160).then(() => done.push('drawn'));
    await Promise.all(sent);
    expect(done.indexOf('drawn')).toBeLessThan(3);
  });

  it('wait in a lane that drops what is given up and refuses what is too much', async () => {
    const turns = lane({ atOnce: 1, maxWaiting: 2 });
    const first = Promise.withResolvers<void>();
    const gone = new AbortController();
    const done: string[] = [];
    const work = (name: string) => async () => void done.push(name);
    const running = turns(() => first.promise);
    const dropped = turns(work('dropped'), gone.signal);
    const kept = turns(work('kept'));
    await expect(turns(work('refused'))).rejects.toThrow(LaneFull);
    gone.abort();
    first.resolve();
    await expect(dropped).rejects.toThrow('aborted');
    await Promise.all([running, kept]);
    expect(done).toEqual(['kept']);
  });
});

it('names a picture by its content, with its colour at the end', () => {
  expect(contentKey('a')).toBe(contentKey(Buffer.from('a')));
  expect(contentKey('a')).not.toBe(contentKey('b'));
  expect([keyWithColour('key', '#AB3A48'), keyWithColour('key', 'red')]).toEqual(['keyab3a48', 'key']);
});
