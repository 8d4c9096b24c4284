import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeApart } from './encode-apart.ts';
import { encodeAvif, encodeWebp } from './encode-picture.ts';
import { lane, OutOfBounds, Unavailable } from './lane.ts';
import { contentKey, keyWithColour } from './picture-key.ts';

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
    const output = await encoder.encode({ source: photo, width: 160, webp: true });
    expect(output).toMatchObject({ avif: expect.any(Uint8Array), webp: expect.any(Uint8Array) });
    const none = await encoder.encode({ source: Buffer.from('no picture'), width: 160, webp: false });
    expect(none).toEqual({ failed: expect.any(String) });
  });
});

describe('a lane', () => {
  const open = () => lane({ workers: ['one', 'other'], maxWaitingEach: 2, maxWaiting: 3 });
  const log: string[] = [];
  const work = (name: string) => async () => void log.push(name);

  it('gives one person one worker, and the others to others', async () => {
    const { run } = open();
    const first = Promise.withResolvers<void>();
    const running = run('asha', () => first.promise);
    const second = run('asha', work('asha’s second'));
    await run('meera', work('meera’s first'));
    first.resolve();
    await Promise.all([running, second]);
    expect(log.splice(0)).toEqual(['meera’s first', 'asha’s second']);
  });

  it('drops what is given up, refuses what is too much, and what waits when all ends', async () => {
    const { run, clear } = open();
    const first = Promise.withResolvers<void>();
    const abort = new AbortController();
    const running = run('asha', () => first.promise);
    const droppedTask = run('asha', work('dropped'), abort.signal);
    const keptTask = run('asha', work('kept'));
    await expect(run('asha', work('refused'))).rejects.toThrow(Unavailable);
    abort.abort();
    first.resolve();
    await expect(droppedTask).rejects.toThrow('aborted');
    await Promise.all([running, keptTask]);
    const never = run('asha', () => new Promise(() => {}));
    const last = run('asha', work('last'));
    clear();
    await expect(last).rejects.toThrow(Unavailable);
    never.catch(() => {});
    expect(log.splice(0)).toEqual(['kept']);
  });

  it('takes turns, and turns away the newest of who has most waiting', async () => {
    const { run } = open();
    const first = Promise.withResolvers<void>();
    const running = [run('asha', () => first.promise), run('dev', () => first.promise)];
    const tasks = ['asha 1', 'asha 2', 'dev 1', 'meera 1'].map((name) =>
      run(name.split(' ')[0] ?? '', work(name)).catch(() => void log.push(`not ${name}`)),
    );
    first.resolve();
    await Promise.all([...running, ...tasks]);
    expect(log.splice(0)).toEqual(['not asha 2', 'asha 1', 'dev 1', 'meera 1']);
  });

  it('tries no more of a person whose task was out of bounds', async () => {
    const { run } = open();
    const running = run('asha', () => Promise.reject(new OutOfBounds('killed')));
    const [own, others] = [run('asha', work('asha')), run('meera', work('meera'))];
    await expect(running).rejects.toThrow(OutOfBounds);
    await expect(own).rejects.toThrow(Unavailable);
    await others;
    await run('asha', work('asha again'));
    expect(log.splice(0)).toEqual(['meera', 'asha again']);
  });
});

it('names a picture by its content, with its colour at the end', () => {
  expect(contentKey('a')).toBe(contentKey(Buffer.from('a')));
  expect(contentKey('a')).not.toBe(contentKey('b'));
  expect([keyWithColour('key', '#AB3A48'), keyWithColour('key', 'red')]).toEqual(['keyab3a48', 'key']);
});
