import { availableParallelism } from 'node:os';
import { drawingVersion } from '../../../../packages/garment-art/src/art.ts';
import type { Database } from '../../../platform/database.ts';
import type { FileCache } from '../../../../packages/disk-cache/src/file-cache.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import type { PictureEncoder } from '../../../../packages/picture-encoder/src/encode-apart.ts';
import {
  encodeForMail,
  encodeShared,
  encodeWebp,
  type PictureWidth,
} from '../../../../packages/picture-encoder/src/encode-picture.ts';
import { fairTurns } from '../../../platform/fair-turns.ts';
import type { IdleQueue } from '../../../../packages/idle-queue/src/idle-queue.ts';
import { drawPicture } from './draw-picture.ts';
import { photoName } from './photo-name.ts';
import { findPicture } from './pictures.store.ts';

/** An encoded picture, ready to send. */
export interface MadePicture {
  readonly bytes: Buffer;
  readonly format: 'avif' | 'webp' | 'jpeg';
  /** False when a smaller file will be ready soon. */
  readonly final: boolean;
}

/** Who waits for a picture. */
export interface Reader {
  readonly network: string;
  /** True when the connection is closed: nothing is drawn for nobody. */
  readonly isGone: () => boolean;
}

export interface MadePictures {
  /**
   * Encodes a missing picture in the network's turn, but never waits for AVIF, which is sent only if it exists.
   * @throws LineFull
   */
  readonly find: (
    key: string,
    width: PictureWidth,
    readsAvif: boolean,
    reader: Reader,
  ) => Promise<MadePicture | null>;
  /** The JPEG for link previews on other sites, or for mails. @throws LineFull */
  readonly findJpeg: (key: string, use: 'shared' | 'mail', reader: Reader) => Promise<MadePicture | null>;
  /** Queues both formats for an idle moment. `wanted`: a browser has requested it. */
  readonly makeAhead: (key: string, width: PictureWidth, how?: { wanted: boolean }) => void;
}

interface Dependencies {
  readonly db: Database;
  readonly objects: Objects;
  readonly files: FileCache;
  readonly queue: IdleQueue;
  readonly encoder: PictureEncoder;
}

/** Missing pictures that wait to be drawn: a few seconds of work. */
const maxQueueLength = 200;

/** Pictures drawn at once: no more than are encoded at once, and one core is left to the pages, which are made in one thread. */
const drawers = availableParallelism() > 2 ? 2 : 1;

/** A picture as it came, or was drawn; null if there is none. */
export async function readPicture(
  { db, objects }: Pick<Dependencies, 'db' | 'objects'>,
  key: string,
): Promise<{ source: Uint8Array; isDrawing: boolean } | null> {
  const picture = await findPicture(db, key);
  if (!picture) return null;
  const isDrawing = picture.kind !== 'photo';
  const source = isDrawing ? Buffer.from(drawPicture(picture)) : await objects.read(photoName(key));
  return source && { source, isDrawing };
}

/**
 * Pictures in all sizes and formats, encoded once and stored as `<key>-v<version>-<width>.webp` and `.avif`, where the
 * version is that of the drawings. An empty `.avif` means that WebP is the smaller one.
 */
export function madePictures({ db, objects, files, queue, encoder }: Dependencies): MadePictures {
  const nothing = Buffer.alloc(0);
  const inTurn = fairTurns({ atOnce: () => drawers, maxQueueLength });

  const sourceOf = async (key: string) => (await readPicture({ db, objects }, key))?.source ?? null;

  /** A picture's file, drawn and encoded in the network's turn if it is missing. */
  async function findOrDraw(
    name: string,
    { key, reader }: { key: string; reader: Reader },
    encode: (source: Uint8Array) => Promise<Buffer>,
  ): Promise<Buffer | null> {
    const draw = async () => {
      const source = await sourceOf(key);
      return source && encode(source);
    };
    // Looked for again in turn: somebody else may have drawn it meanwhile.
    const drawInTurn = async () => (reader.isGone() ? null : files.findOrMake(name, draw));
    return (await files.find(name)) ?? inTurn(reader.network, drawInTurn);
  }

  /** Encodes the missing formats, unless another process is doing it. */
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
    const name = fileName(key, String(width));
    queue.add(name, () => make(name, key, width), how);
  };

  return {
    find: async (key, width, readsAvif, reader) => {
      const name = fileName(key, String(width));
      // The AVIF of a queued picture cannot exist yet: no need to look for it.
      const avif = readsAvif && !queue.has(name) ? await files.find(`${name}.avif`) : null;
      if (avif?.length) return { bytes: avif, format: 'avif', final: true };
      const bytes = await findOrDraw(`${name}.webp`, { key, reader }, (source) => encodeWebp(source, width));
      if (bytes && readsAvif && !avif) makeAhead(key, width, { wanted: true });
      return bytes && { bytes, format: 'webp', final: !readsAvif || avif !== null };
    },
    findJpeg: async (key, use, reader) => {
      const encode = use === 'mail' ? encodeForMail : encodeShared;
      const bytes = await findOrDraw(fileName(key, `${use}.jpg`), { key, reader }, encode);
      return bytes && { bytes, format: 'jpeg', final: true };
    },
    makeAhead,
  };
}

const fileName = (key: string, size: string): string => `${key}-v${drawingVersion}-${size}`;
