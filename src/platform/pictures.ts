import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { keepRecent } from './keep-recent.ts';

/** Widths in pixels that pages ask for; any other is refused, so that nobody can fill the disk with sizes. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The width of a picture's plain address, without `-<width>`. */
export const plainWidth: PictureWidth = 960;

// Encoding is the machine's heaviest work here: one thread each and two at once leave room for answering requests.
sharp.concurrency(1);
const atOnce = 2;
/** A picture of more pixels is refused: some hundred bytes can claim to be one of billions. */
const mostPixels = 50_000_000;
let running = 0;
const waiting: (() => void)[] = [];

/** Only dense screens ask for pictures this wide, and there the finest detail cannot be seen: they are pressed harder. */
const largeFrom = 960;

/** Pixels of the picture that other sites show with a shared link (the Open Graph's large card). */
export const sharedSize = { width: 1200, height: 630 } as const;
/** The paper behind a picture that is taller than the card. */
const paper = '#fbf6ee';

/** A short name made from a picture's content: the same content has the same name. */
export function contentKey(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 20);
}

/**
 * The name of a picture with its main colour (`#rrggbb`) at its end, so that whoever has the address can show the colour until the
 * picture has come (`src/ui/picture`). Older pictures have names without one.
 */
export function keyWithColour(key: string, colour: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? key + colour.slice(1).toLowerCase() : key;
}

/** Encodes a picture (SVG or photo bytes) as WebP of a width; a smaller photo is not blown up. */
export function encodeWebp(source: Uint8Array, width: number): Promise<Buffer> {
  return inTurn(() =>
    read(source)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: width < largeFrom ? 80 : 68, effort: 3 })
      .toBuffer(),
  );
}

/**
 * Encodes a picture as the JPEG that other sites show with a shared link: a wide one fills it, a tall one stands in
 * full on the shop's paper. JPEG, because messengers that know no WebP show nothing.
 */
export function encodeShared(source: Uint8Array): Promise<Buffer> {
  return inTurn(async () => {
    const { width, height } = await sharp(source).metadata();
    return read(source)
      .resize({ ...sharedSize, fit: width > height ? 'cover' : 'contain', background: paper })
      .flatten({ background: paper })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  });
}

/** Draws an SVG as a square PNG of `side` pixels. */
export function encodeIcon(svg: Uint8Array, side: number): Promise<Buffer> {
  return inTurn(() =>
    sharp(svg, { density: 72 * (side / 64) })
      .resize(side, side)
      .png({ palette: true })
      .toBuffer(),
  );
}

const read = (source: Uint8Array) => sharp(source, { limitInputPixels: mostPixels }).rotate();

/** Waits for its turn at encoding, and gives it on. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** What a person sent, encoded anew. */
export interface SentPicture {
  /** WebP, one for each of the sides that were asked for. */
  readonly sizes: readonly Buffer[];
  /** Pixels of the first. */
  readonly width: number;
  readonly height: number;
}

/**
 * Reads what a person sent as a picture (JPEG, PNG or WebP, told by its content and not by its name) and encodes it anew,
 * upright and without metadata, once for each of `sides`: the most pixels of its longer side. Answers `type` or
 * `content` when it is another kind of file, or none that can be read to its end.
 */
export function readSentPicture(
  bytes: Uint8Array,
  sides: readonly number[],
): Promise<SentPicture | 'type' | 'content'> {
  return inTurn(async () => {
    const options = { limitInputPixels: mostPixels, failOn: 'error' } as const;
    const read = await sharp(bytes, options)
      .metadata()
      .catch(() => null);
    if (!read || !['jpeg', 'png', 'webp'].includes(read.format ?? ''))
      return looksLikePicture(bytes) ? 'content' : 'type';
    try {
      const made = await Promise.all(
        sides.map((side) =>
          sharp(bytes, options)
            .rotate()
            .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
            .webp({ quality: 80, effort: 3 })
            .toBuffer({ resolveWithObject: true }),
        ),
      );
      const [first] = made;
      if (!first) return 'content';
      return { sizes: made.map(({ data }) => data), width: first.info.width, height: first.info.height };
    } catch {
      return 'content';
    }
  });
}

/** True when the first bytes are those of a JPEG, PNG or WebP, whatever follows. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG') || /^RIFF....WEBP/s.test(head);
}

/** Memory for files that were just asked for: opening one costs more than all the rest of sending it. Bytes. */
const mostInMemory = 48 * 1024 * 1024;

/** Files made once and kept: `make` runs once for a name however many ask at the same time. */
export function fileCache(folder: string) {
  const recent = keepRecent<string, Buffer>(mostInMemory);
  const underway = new Map<string, Promise<Buffer>>();
  return async function cached(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const seen = recent.get(name);
    if (seen) return seen;
    const file = join(folder, name.slice(0, 2), name);
    const kept = await readFile(file).catch(missing);
    if (kept) {
      recent.set(name, kept, kept.length);
      return kept;
    }
    const other = underway.get(name);
    if (other) return other;
    const making = make().then(async (bytes) => {
      if (!bytes) return null;
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      // Written beside and renamed, so that a half-written file is never served.
      const part = `${file}.${process.pid}.part`;
      await writeFile(part, bytes);
      await rename(part, file);
      return bytes;
    });
    underway.set(name, making as Promise<Buffer>);
    try {
      return await making;
    } finally {
      underway.delete(name);
    }
  };
}

function missing(error: unknown): null {
  if ((error as { code?: string }).code === 'ENOENT') return null;
  throw error;
}
