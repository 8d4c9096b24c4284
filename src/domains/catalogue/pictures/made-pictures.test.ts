import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts';
import { drawingVersion } from '../../../../packages/garment-art/src/art.ts';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import { encodeApart } from '../../../../packages/picture-encoder/src/encode-apart.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { diskObjects } from '../../../platform/objects/disk-objects.ts';
import { fileCache } from '../../../../packages/disk-cache/src/file-cache.ts';
import { idleQueue } from '../../../../packages/idle-queue/src/idle-queue.ts';
import { madePictures } from './made-pictures.ts';
import { insertDrawings } from './new-pictures.store.ts';
import { pictureBook } from './picture-book.ts';

const { db } = await createTestDatabase();
const folder = temporaryFolder('chowk-pictures');
const log = createLog('silent');

const book = pictureBook(systemClock.now());
const art = artFor({ title: 'Bagru saree', type: 'Saree', colour: 'Indigo', seed: 'bagru' });
book.add('product-drawing', { art, view: 0 }, art.colours[0], 'A saree');
await insertDrawings(db, book.rows());
const key = book.rows()[0]?.key ?? '';
const files = fileCache({ recent: new Map(), folder, bound: 1e9, clock: systemClock, log });
const encoder = encodeApart();
const queue = idleQueue({ isIdle: () => false, log });
const pictures = madePictures({ db, objects: diskObjects(folder), files, queue, encoder });
afterAll(async () => {
  encoder.stop();
  await queue.stop();
});

it('draws a picture again when its file is of an older version of the drawings', async () => {
  for (const older of [`${key}-320`, `${key}-v${drawingVersion - 1}-320`])
    await files.keep(`${older}.webp`, Buffer.from('as it was drawn before'));
  const made = await pictures.find(key, 320, false, { network: '', isGone: () => false });
  expect((await sharp(made?.bytes).metadata()).width).toBe(320);
});

it('draws nothing for a browser that has gone before its turn', async () => {
  const browser = { network: '', isGone: () => false };
  const drawing = pictures.find(key, 1280, false, browser);
  const abandoned = [640, 960].map((width) =>
    pictures.find(key, width as 640, false, { ...browser, isGone: () => true }),
  );
  expect((await drawing)?.bytes.length).toBeGreaterThan(0);
  expect(await Promise.all(abandoned)).toEqual([null, null]);
  expect(await files.find(`${key}-v${drawingVersion}-640.webp`)).toBe(null);
});
