import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database.ts';
import { encodeWebp, fileCache, pictureWidths, plainWidth } from '../../../platform/pictures.ts';
import { drawPicture } from './draw-picture.ts';
import { findPicture, type PictureRow } from './pictures.store.ts';

/** Where the bytes of an imported photo lie. */
export function photoFile(dataDir: string, key: string): string {
  return join(dataDir, 'photos', key.slice(0, 2), key);
}

const name = /^([A-Za-z0-9]{8,40})(?:-(\d{2,4}))?\.webp$/;

/**
 * `/pictures/<key>.webp` and `/pictures/<key>-<width>.webp`: drawn or resized once, kept on disk, cached for ever
 * (a key is made from the content, so the address of another picture is another address).
 */
export function servePictures(
  app: FastifyInstance,
  { db, dataDir }: { db: Database; dataDir: string },
): void {
  const cached = fileCache(join(dataDir, 'pictures'));
  app.get('/pictures/:name', async (request, reply) => {
    const [, key, asked] = name.exec((request.params as { name: string }).name) ?? [];
    const width = asked === undefined ? plainWidth : Number(asked);
    const bytes =
      key && isPictureWidth(width) ? await cached(`${key}-${width}.webp`, () => make(key, width)) : null;
    if (!bytes)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is no picture at this address');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/webp')
      .send(bytes);
  });

  async function make(key: string, width: number): Promise<Buffer | null> {
    const picture = await findPicture(db, key);
    return picture && encodeWebp(await sourceOf(picture), width);
  }

  async function sourceOf(picture: PictureRow): Promise<Uint8Array> {
    return picture.kind === 'photo'
      ? readFile(photoFile(dataDir, picture.key))
      : Buffer.from(drawPicture(picture));
  }
}

function isPictureWidth(width: number): boolean {
  return (pictureWidths as readonly number[]).includes(width);
}
