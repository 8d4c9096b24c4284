import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { diskObjects } from '../../../platform/objects/disk-objects.ts';
import { drawAhead } from './draw-ahead.ts';
import { fileCache } from '../../../../packages/disk-cache/src/file-cache.ts';
import { idleQueue } from '../../../../packages/idle-queue/src/idle-queue.ts';
import { madePictures } from './made-pictures.ts';
import { insertDrawings } from './new-pictures.store.ts';
import { pictureBook } from './picture-book.ts';

const { db } = await createTestDatabase();
const folder = temporaryFolder('chowk-pictures');
const log = createLog('silent');

it('draws the cards of the first pages before any better format of them', async () => {
  const book = pictureBook(systemClock.now());
  const shown = ['Juttis', 'Ring', 'Watch'].map((type) =>
    book.add(
      'product-drawing',
      { art: artFor({ title: type, type, colour: 'Red', seed: type }), view: 0 },
      '#aa3322',
      type,
    ),
  );
  await insertDrawings(db, book.rows());
  const files = fileCache({ recent: new Map(), folder, bound: 1e9, clock: systemClock, log });
  const queue = idleQueue({ isIdle: () => true, log });
  // AVIF never finishes: every file found was written before it.
  const encoder = { encode: () => new Promise<never>(() => {}), stop: () => {} };
  const pictures = madePictures({ db, objects: diskObjects(folder), files, queue, encoder });
  const html = shown.map((url) => `<img src="${url.replace('.webp', '-640.webp')}">`).join('');
  const ahead = drawAhead({ db, clock: systemClock, log, pictures, queue, firstPages: async () => [html], pace: { firstAnswers: 0, look: 60_000 } }); // biome-ignore format: one call

  const cards = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('-320.webp'));
  await expect.poll(cards).toHaveLength(shown.length);

  await ahead.stop();
});
