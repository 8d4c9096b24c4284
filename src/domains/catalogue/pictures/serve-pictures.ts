import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import {
  encodeShared,
  encodeWebp,
  fileCache,
  pictureWidths,
  plainWidth,
} from '../../../platform/pictures.ts';
import { drawPicture } from './draw-picture.ts';
import { photoName } from './photo-name.ts';
import { findPicture, type PictureRow } from './pictures.store.ts';

const name = /^([A-Za-z0-9]{8,40})(?:-(\d{2,4}))?\.webp$/;
const sharedName = /^([A-Za-z0-9]{8,40})-shared\.jpg$/;

/**
 * `/pictures/<key>.webp` and `/pictures/<key>-<width>.webp`: drawn or resized once, kept on disk, cached for ever
 * (a key is made from the content, so the address of another picture is another address). `/pictures/<key>-shared.jpg`
 * is the same picture as other sites show it with a link to the shop.
 */
export function servePictures(
  app: FastifyInstance,
  { db, objects, dataDir }: { db: Database; objects: Objects; dataDir: string },
): void {
  const cached = fileCache(join(dataDir, 'pictures'));
  app.get('/pictures/:name', async (request, reply) => {
    const wanted = (request.params as { name: string }).name;
    const shared = sharedName.exec(wanted)?.[1];
    const bytes = shared ? await cached(wanted, () => make(shared, encodeShared)) : await sized(wanted);
    if (!bytes)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is no picture at this address');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(shared ? 'image/jpeg' : 'image/webp')
      .send(bytes);
  });

  async function sized(wanted: string): Promise<Buffer | null> {
    const [, key, asked] = name.exec(wanted) ?? [];
    const width = asked === undefined ? plainWidth : Number(asked);
    if (!key || !isPictureWidth(width)) return null;
    return cached(`${key}-${width}.webp`, () => make(key, (source) => encodeWebp(source, width)));
  }

  async function make(key: string, encode: (source: Uint8Array) => Promise<Buffer>): Promise<Buffer | null> {
    const picture = await findPicture(db, key);
    return picture && encode(await sourceOf(picture));
  }

  async function sourceOf(picture: PictureRow): Promise<Uint8Array> {
    return picture.kind === 'photo'
      ? objects.read(photoName(picture.key))
      : Buffer.from(drawPicture(picture));
  }
}

function isPictureWidth(width: number): boolean {
  return (pictureWidths as readonly number[]).includes(width);
}
