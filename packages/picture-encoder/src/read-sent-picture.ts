import sharp, { type Sharp } from 'sharp';
import { lane, LaneFull } from './lane.ts';

/** An uploaded picture, re-encoded. */
export interface SentPicture {
  /** WebP, one per requested side. */
  readonly sizes: readonly Buffer[];
  /** Size in pixels of the first. */
  readonly width: number;
  readonly height: number;
}

/** Why it was refused: another file type, unreadable, too many pixels, or too many concurrent uploads. */
export type PictureFault = 'type' | 'content' | 'pixels' | 'busy';

/** Max megapixels of an uploaded picture; a file of a few kilobytes can claim many times that. */
export const maxSentMegapixels = 25;

/** Timeout in seconds per picture. */
const patience = 10;

/** Uploads queue separately, so that drawing never waits for them. */
export const uploads = lane({ atOnce: 1, maxWaiting: 20 });

/**
 * Reads an uploaded picture (JPEG, PNG or WebP, recognised by content rather than name) and re-encodes it, upright and
 * without metadata, once for each of `sides`: max pixels of the longer side, the largest first.
 * @param gone aborted when the sender has disconnected; the picture is then not read
 */
export async function readSentPicture(
  bytes: Uint8Array,
  sides: readonly number[],
  gone?: AbortSignal,
): Promise<SentPicture | PictureFault> {
  try {
    return await uploads(() => encodeAnew(bytes, sides), gone);
  } catch (error) {
    if (error instanceof LaneFull || gone?.aborted) return 'busy';
    throw error;
  }
}

async function encodeAnew(bytes: Uint8Array, sides: readonly number[]): Promise<SentPicture | PictureFault> {
  const image = sharp(bytes, { failOn: 'error' });
  const read = await image.metadata().catch(() => null);
  if (!read || !['jpeg', 'png', 'webp'].includes(read.format ?? ''))
    return looksLikePicture(bytes) ? 'content' : 'type';
  if (read.width * read.height > maxSentMegapixels * 1_000_000) return 'pixels';
  try {
    // Decoded once; the smaller sizes are made from the largest.
    const { data, info } = await fitted(image.timeout({ seconds: patience }).rotate(), Math.max(...sides))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const made = await Promise.all(
      sides.map((side) =>
        fitted(sharp(data, { raw: info }), side)
          .webp({ quality: 80, effort: 3 })
          .toBuffer({ resolveWithObject: true }),
      ),
    );
    const [first] = made;
    if (!first) return 'content';
    return { sizes: made.map((size) => size.data), width: first.info.width, height: first.info.height };
  } catch {
    return 'content';
  }
}

const fitted = (image: Sharp, side: number) =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** True when the first bytes are those of a JPEG, PNG or WebP. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG') || /^RIFF....WEBP/s.test(head);
}
