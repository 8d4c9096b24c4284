import * as m from '#messages/import-report';
import sharp from 'sharp';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { contentKey, keyWithColour } from '../../../../packages/picture-encoder/src/picture-key.ts';
import { LaneFull } from '../../../../packages/picture-encoder/src/lane.ts';
import { maxSentMegapixels, uploads } from '../../../../packages/picture-encoder/src/read-sent-picture.ts';
import { insertPhoto } from './new-pictures.store.ts';
import { inspectPhoto } from '../import/read-photo.ts';
import { photoName } from './photo-name.ts';

/** Longest side of a stored photo in pixels: more than any page requests. */
const longestSide = 2_560;
/** Timeout in seconds for processing one photo. */
const patience = 10;

/**
 * Stores an uploaded photo: checked, re-encoded (which removes metadata such as the location) and named by its
 * content, so the same photo is stored once.
 * @returns its URL and pixels
 */
export async function keepPhoto(
  { db, objects }: { db: Database; objects: Objects },
  { bytes, alt, now, gone }: { bytes: Uint8Array; alt: string; now: Date; gone?: AbortSignal | undefined },
): Promise<{ picture: string; width: number; height: number } | Refusal<'invalid' | 'unavailable'>> {
  const read = await uploads(() => encodeClean(bytes), gone).catch((error: unknown) => {
    if (error instanceof LaneFull || gone?.aborted) return refuse('unavailable', { retryAfter: 5 });
    throw error;
  });
  if (isRefusal(read)) return read;
  if (typeof read === 'string')
    return refuse('invalid', {
      error: read.replace(m.named_picture({ name: 'you sent' }), m.this_picture()),
    });
  const { clean, width, height, colour } = read;
  const key = keyWithColour(contentKey(clean), colour);
  // The object is written first, so that no row points at a missing one.
  await objects.write(photoName(key), clean);
  await insertPhoto(db, { key, width, height, colour, alt, now });
  return { picture: `/pictures/${key}.webp`, width, height };
}

/** The re-encoded photo with its main colour, or a sentence about what is wrong with it. */
async function encodeClean(bytes: Uint8Array) {
  const looked = await inspectPhoto('you sent', Buffer.from(bytes), maxSentMegapixels);
  if (typeof looked === 'string') return looked;
  const clean = await sharp(bytes, { failOn: 'error' })
    .timeout({ seconds: patience })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  const { width, height } = await sharp(clean).metadata();
  return { clean, width, height, colour: looked.colour };
}
