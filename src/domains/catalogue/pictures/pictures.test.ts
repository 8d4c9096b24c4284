import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fastify } from 'fastify';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts';
import { second, shift, systemClock } from '../../../platform/clock.ts';
import { fileCache } from '../../../../packages/disk-cache/src/file-cache.ts';
import { createLog } from '../../../platform/log.ts';
import { diskObjects } from '../../../platform/objects/disk-objects.ts';
import { encodeApart, type PictureEncoder } from '../../../../packages/picture-encoder/src/encode-apart.ts';
import { idleQueue } from '../../../../packages/idle-queue/src/idle-queue.ts';
import { drawingVersion } from '../../../../packages/garment-art/src/art.ts';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import { drawGarment } from '../../../../packages/garment-art/src/draw-garment.ts';
import { insertDrawings } from './new-pictures.store.ts';
import { drawAhead } from './draw-ahead.ts';
import { keepPhoto } from './keep-photo.ts';
import { madePictures } from './made-pictures.ts';
import { pictureBook } from './picture-book.ts';
import { servePictures } from './serve-pictures.ts';

const { db } = await createTestDatabase();
const log = createLog('silent');
const folders = temporaryFolder('chowk-pictures');
const browser = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

const art = artFor({ title: 'Bagru kurta', type: 'Kurta', colour: 'Indigo', seed: 'bagru' });
const book = pictureBook(systemClock.now());
const address = book.add('product-drawing', { art, view: 0 }, art.colours[0], 'A kurta');
await insertDrawings(db, book.rows());
// Added before the process started, and not on any of the first pages.
const unseen = pictureBook(shift(systemClock.now(), -10 * second));
unseen.add('product-drawing', { art, view: 2 }, art.colours[0], 'A kurta');
await insertDrawings(db, unseen.rows());
const at = (width: number) => address.replace('.webp', `-${width}.webp`);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A process that serves pictures from a folder; several may share one. */
async function openPictures({
  dataDir,
  encoder = encodeApart(),
}: {
  dataDir?: string;
  encoder?: PictureEncoder;
} = {}) {
  const folder = dataDir ?? (await mkdtemp(join(folders, 'shop-')));
  const objects = diskObjects(folder);
  const files = fileCache({
    recent: new Map(),
    folder: join(folder, 'pictures'),
    bound: 1e9,
    clock: systemClock,
    log,
  });
  const queue = idleQueue({ isIdle: () => true, log });
  const pictures = madePictures({ db, objects, files, queue, encoder });
  const app = fastify();
  servePictures(app, pictures);
  closing.push(async () => {
    const left = queue.stop();
    encoder.stop();
    await left;
    await app.close();
  });
  return {
    dataDir: folder,
    objects,
    pictures,
    queue,
    encoder,
    get: (url: string, headers = {}) => app.inject({ url, headers }),
    /** Encodes everything queued. */
    settle: async () => {
      queue.start();
      await expect.poll(() => queue.waiting()).toBe(0);
    },
    kept: async () =>
      (await readdir(join(folder, 'pictures'), { recursive: true })).filter((name) => name.includes('.')),
  };
}

const counting = (encoder = encodeApart()) => {
  const widths: number[] = [];
  const encode: PictureEncoder['encode'] = (order) => {
    widths.push(order.width);
    return encoder.encode(order);
  };
  return { widths, encode, stop: encoder.stop };
};

describe('a picture', () => {
  it('is AVIF, once encoded, for browsers that accept it; WebP before that and for others; JPEG in mails', async () => {
    const { get, settle } = await openPictures();
    const mail = await get(address.replace('.webp', '-mail.jpg'), browser);
    expect(await sharp(mail.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 144 });
    const first = await get(at(480), browser);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept, Save-Data',
      'cache-control': 'public, max-age=31536000, s-maxage=600, immutable',
    });
    await settle();

    const avif = await get(at(480), browser);
    const read = await sharp(avif.rawPayload).metadata();
    expect([read.format, read.compression, read.width]).toEqual(['heif', 'av1', 480]);
    expect(avif.rawPayload.length).toBeLessThan(first.rawPayload.length);
    expect(avif.headers).toMatchObject({
      'content-type': 'image/avif',
      vary: 'Accept, Save-Data',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });

    for (const accept of ['*/*', 'image/webp,*/*', 'image/avif;q=0,image/webp']) {
      const webp = await get(at(480), { accept });
      expect([accept, webp.headers['content-type'], webp.headers['cache-control']]).toEqual([
        accept,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect(webp.rawPayload.equals(first.rawPayload)).toBe(true);
    }

    // A revalidating cache gets the better file, and 304 once it has that.
    const getAgain = (etag: unknown) => get(at(480), { ...browser, 'if-none-match': String(etag) });
    expect((await getAgain(first.headers.etag)).headers['content-type']).toBe('image/avif');
    const again = await getAgain(avif.headers.etag);
    expect([again.statusCode, again.rawPayload.length, again.headers.vary]).toEqual([
      304,
      0,
      'Accept, Save-Data',
    ]);
  });

  it('never delays an answer for its AVIF', async () => {
    const encode = () => new Promise<never>(() => {});
    const { get, queue } = await openPictures({ encoder: { encode, stop: () => {} } });
    queue.start();
    for (let time = 0; time < 3; time++) {
      const answer = await get(at(320), browser);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    closing.length = 0; // an encoding that never ends cannot be awaited
  });

  it('stays WebP when AVIF is not smaller or fails', async () => {
    const answers = [{ webp: null, avif: Buffer.alloc(1e6) }, { failed: 'not a picture' }];
    for (const answer of answers) {
      const encoder = counting({ encode: async () => answer, stop: () => {} });
      const { get, settle } = await openPictures({ encoder });
      await get(at(320), browser);
      await settle();
      for (let time = 0; time < 2; time++) {
        const { headers } = await get(at(320), browser);
        expect(headers['content-type']).toBe('image/webp');
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
      await settle();
      expect(encoder.widths).toEqual([320]);
    }
  });

  it('is small with Save-Data, whatever size is requested', async () => {
    const { get } = await openPictures();
    const widthOf = async (url: string, saveData: string) => {
      const { rawPayload, headers } = await get(url, { 'save-data': saveData });
      expect(headers.vary).toBe('Accept, Save-Data');
      return (await sharp(rawPayload).metadata()).width;
    };
    expect(await widthOf(at(960), 'on')).toBe(320);
    expect(await widthOf(address, 'on')).toBe(320);
    expect(await widthOf(at(160), 'on')).toBe(160);
    expect(await widthOf(at(640), 'off')).toBe(640);
  });

  it('that is missing is 404 and never cached', async () => {
    const { get } = await openPictures();
    for (const url of ['/pictures/nobodyhasthis.webp', at(333), '/pictures/nobodyhasthis-shared.jpg']) {
      const { statusCode, headers } = await get(url, browser);
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined]);
    }
  });
});

describe('drawing ahead', () => {
  it('has just-uploaded photos and the first pages’ pictures ready', async () => {
    const { objects, pictures, queue, kept } = await openPictures();
    const ahead = drawAhead({
      db,
      clock: systemClock,
      log,
      pictures,
      queue,
      firstPages: async () => [`<img srcset="${at(320)} 320w">`],
      pace: { firstAnswers: 0, look: 50 },
    });
    closing.push(ahead.stop);
    const photo = await sharp(Buffer.from(drawGarment(art, 1)))
      .jpeg()
      .toBuffer();
    const sent = await keepPhoto({ db, objects }, { bytes: photo, by: '', alt: '', now: systemClock.now() });
    if (!('picture' in sent)) throw new Error('The photo was refused');
    const names = [address, sent.picture].flatMap((picture) =>
      [320, 480, 640].flatMap((width) =>
        ['avif', 'webp'].map((format) =>
          picture.slice(10).replace('.webp', `-v${drawingVersion}-${width}.${format}`),
        ),
      ),
    );
    const drawn = async () => (await kept().catch(() => [])).map((name) => name.slice(3)).toSorted();
    await expect.poll(drawn, { timeout: 180_000 }).toEqual(names.toSorted());
  });

  it('is shared by two processes: each picture is rendered by one of them', async () => {
    const encoders = [counting(), counting()];
    const one = await openPictures({ encoder: encoders[0] });
    const other = await openPictures({ encoder: encoders[1], dataDir: one.dataDir });
    for (const width of [160, 320, 480] as const)
      for (const { pictures } of [one, other]) pictures.makeAhead(address.slice(10, -5), width);
    await Promise.all([one.settle(), other.settle()]);
    expect(encoders.flatMap(({ widths }) => widths).toSorted((a, b) => a - b)).toEqual([160, 320, 480]);
    expect(await one.kept()).toHaveLength(6);
  });

  it('stops at once, even during a picture, leaving nothing half done', async () => {
    const { pictures, queue, encoder, kept } = await openPictures({ encoder: counting() });
    pictures.makeAhead(address.slice(10, -5), 1280);
    pictures.makeAhead(address.slice(10, -5), 960);
    queue.start();
    const { widths } = encoder as ReturnType<typeof counting>;
    await expect.poll(() => widths).toEqual([1280]);
    const began = performance.now();
    const left = queue.stop();
    encoder.stop();
    await left;
    expect(performance.now() - began).toBeLessThan(30 * second);
    expect(await kept()).toEqual([]);
    pictures.makeAhead(address.slice(10, -5), 640);
    expect(widths).toEqual([1280]);
  });
});
