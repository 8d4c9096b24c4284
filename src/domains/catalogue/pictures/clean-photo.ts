import * as m from '#messages/import-report';
import {
  maxSentMegapixels,
  readSentPicture,
} from '../../../../packages/picture-encoder/src/read-sent-picture.ts';

/** Longest side of a stored photo in pixels: more than any page requests. */
const longestSide = 2_560;
const smallestSide = 50;

/** A photo of a product or banner as it is stored: encoded anew, its upright size in pixels, its colour as `#rrggbb`. */
export interface CleanPhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/**
 * Checks a shop's photo by content, whatever its name, and encodes it anew without metadata such as its place.
 * @param name what a refusal calls it
 * @param sent who sent it, and a signal that is aborted when they have left
 * @returns a sentence about what is wrong with it; `busy` when too many others wait
 */
export async function cleanPhoto(
  name: string,
  bytes: Uint8Array,
  sent: { by: string; gone?: AbortSignal | undefined },
): Promise<CleanPhoto | { readonly fault: string } | 'busy'> {
  const read = await readSentPicture(bytes, {
    ...sent,
    sides: [longestSide],
    quality: 90,
    kinds: ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif'],
  });
  switch (read) {
    case 'busy':
      return read;
    case 'heic':
      return { fault: m.picture_is_heic({ name }) };
    case 'pixels':
      return { fault: m.picture_too_many_pixels({ name, max: maxSentMegapixels }) };
    case 'demanding':
      return { fault: m.picture_too_demanding({ name }) };
    case 'type':
    case 'content':
      return { fault: m.picture_broken({ name }) };
  }
  const { width, height, colour, sizes } = read;
  if (Math.min(width, height) < smallestSide)
    return { fault: m.picture_too_small({ name, min: smallestSide }) };
  const [clean] = sizes;
  return clean ? { bytes: clean, width, height, colour } : { fault: m.picture_broken({ name }) };
}
