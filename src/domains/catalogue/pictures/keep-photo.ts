import sharp from 'sharp';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { contentKey, keyWithColour } from '../../../../packages/picture-encoder/src/picture-key.ts';
import { insertPhoto } from './new-pictures.store.ts';
import { inspectPhoto } from '../import/read-photo.ts';
import { photoName } from './photo-name.ts';

/** Stored pixels of the longer side: more than any page requests. */
const longestSide = 2_560;

/**
 * Stores an uploaded photo: checked, re-encoded (which removes metadata such as the location) and named by its
 * content, so the same photo is stored once.
 * | @returns its URL and pixels
 */
export async function keepPhoto(
  { db, objects }: { db: Database; objects: Objects },
  { bytes, alt, now }: { bytes: Uint8Array; alt: string; now: Date },
): Promise<{ picture: string; width: number; height: number } | Refusal<'invalid'>> {
  const looked = await inspectPhoto('you sent', Buffer.from(bytes));
  if (typeof looked === 'string')
    return refuse('invalid', { error: looked.replace('The picture "you sent"', 'This picture') });
  const clean = await sharp(bytes, { failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  const { width, height } = await sharp(clean).metadata();
  const key = keyWithColour(contentKey(clean), looked.colour);
  // The object is written first, so that no row points at a missing one.
  await objects.write(photoName(key), clean);
  await insertPhoto(db, { key, width, height, colour: looked.colour, alt, now });
  return { picture: `/pictures/${key}.webp`, width, height };
}
