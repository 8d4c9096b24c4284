import sharp from 'sharp';
import { inTurn, maxPixels } from './encode-picture.ts';

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
    const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
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
