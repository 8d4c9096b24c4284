import type { Database } from '../../../platform/database.ts';
import type { FileCache } from './files/file-cache.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import type { PictureEncoder } from '../../../../packages/picture-encoder/src/encode-apart.ts';
import {
  encodeShared,
  encodeWebp,
  type PictureWidth,
} from '../../../../packages/picture-encoder/src/encode-picture.ts';
import type { IdleQueue } from './idle/idle-queue.ts';
import { drawPicture } from './draw-picture.ts';
import { photoName } from './photo-name.ts';
import { findPicture } from './pictures.store.ts';

/** A picture as it is sent. */
export interface MadePicture {
  readonly bytes: Buffer;
  readonly format: 'avif' | 'webp' | 'jpeg';
  /** False where a smaller file of the same picture will be there soon. */
  readonly final: boolean;
}

export interface MadePictures {
  /** Made in time for this answer where it is not there; AVIF is sent where it is there and never waited for. */
  readonly find: (key: string, width: PictureWidth, readsAvif: boolean) => Promise<MadePicture | null>;
  /** The JPEG that other sites show with a link. */
  readonly findShared: (key: string) => Promise<MadePicture | null>;
  /** Has both formats made when there is nothing else to do. `wanted`: a browser has asked for it. */
  readonly makeAhead: (key: string, width: PictureWidth, how?: { wanted: boolean }) => void;
}

interface Needs {
  readonly db: Database;
  readonly objects: Objects;
  readonly files: FileCache;
  readonly queue: IdleQueue;
  readonly encoder: PictureEncoder;
}

/**
 * Pictures in all their sizes and formats, made once and kept as files: `<key>-<width>.webp` and `.avif`. An empty `.avif` says that
 * the WebP is as small as it gets.
 */
export function madePictures({ db, objects, files, queue, encoder }: Needs): MadePictures {
  const nothing = Buffer.alloc(0);

  async function sourceOf(key: string): Promise<Uint8Array | null> {
    const picture = await findPicture(db, key);
    if (!picture) return null;
    return picture.kind === 'photo' ? objects.read(photoName(key)) : Buffer.from(drawPicture(picture));
  }

  async function encoded(
    key: string,
    encode: (source: Uint8Array) => Promise<Buffer>,
  ): Promise<Buffer | null> {
    const source = await sourceOf(key);
    return source && encode(source);
  }

  /** Makes what is missing, unless another process is at it. */
  async function make(name: string, key: string, width: PictureWidth): Promise<void> {
    if ((await files.sizeOf(`${name}.avif`)) !== null) return;
    const finished = await files.claim(name);
    if (!finished) return;
    try {
      const webpSize = await files.sizeOf(`${name}.webp`);
      const source = await sourceOf(key);
      if (!source) return;
      const made = await encoder.encode({ source, width, webp: webpSize === null });
      if ('failed' in made) return await files.keep(`${name}.avif`, nothing);
      if (made.webp) await files.keep(`${name}.webp`, made.webp);
      const isSmaller = made.avif.length < (webpSize ?? made.webp?.length ?? Infinity);
      await files.keep(`${name}.avif`, isSmaller ? made.avif : nothing);
    } finally {
      await finished();
    }
  }

  const makeAhead: MadePictures['makeAhead'] = (key, width, how) => {
    const name = `${key}-${width}`;
    queue.add(name, () => make(name, key, width), how);
  };

  return {
    find: async (key, width, readsAvif) => {
      const name = `${key}-${width}`;
      // What waits to be made is not there: no need to look.
      const avif = readsAvif && !queue.has(name) ? await files.find(`${name}.avif`) : null;
      if (avif?.length) return { bytes: avif, format: 'avif', final: true };
      const bytes = await files.findOrMake(`${name}.webp`, () =>
        encoded(key, (source) => encodeWebp(source, width)),
      );
      if (bytes && readsAvif && !avif) makeAhead(key, width, { wanted: true });
      return bytes && { bytes, format: 'webp', final: !readsAvif || avif !== null };
    },
    findShared: async (key) => {
      const bytes = await files.findOrMake(`${key}-shared.jpg`, () => encoded(key, encodeShared));
      return bytes && { bytes, format: 'jpeg', final: true };
    },
    makeAhead,
  };
}
