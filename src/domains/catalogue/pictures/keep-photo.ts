import * as m from '#messages/import-report';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { contentKey, keyWithColour } from '../../../../packages/picture-encoder/src/picture-key.ts';
import { cleanPhoto } from './clean-photo.ts';
import { insertPhoto } from './new-pictures.store.ts';
import { photoName } from './photo-name.ts';

interface Sent {
  readonly bytes: Uint8Array;
  /** The id of the staff who sent it. */
  readonly by: string;
  readonly alt: string;
  readonly now: Date;
  readonly gone?: AbortSignal | undefined;
}

/**
 * Stores an uploaded photo: checked, re-encoded and named by its content, so the same photo is stored once.
 * @returns its URL and pixels
 */
export async function keepPhoto(
  { db, objects }: { db: Database; objects: Objects },
  { bytes, by, alt, now, gone }: Sent,
): Promise<{ picture: string; width: number; height: number } | Refusal<'invalid' | 'unavailable'>> {
  const clean = await cleanPhoto('you sent', bytes, { by, gone });
  if (clean === 'busy') return refuse('unavailable', { retryAfter: 5 });
  if ('fault' in clean)
    return refuse('invalid', {
      error: clean.fault.replace(m.named_picture({ name: 'you sent' }), m.this_picture()),
    });
  const { width, height, colour } = clean;
  const key = keyWithColour(contentKey(clean.bytes), colour);
  // The object is written first, so that no row points at a missing one.
  await objects.write(photoName(key), clean.bytes);
  await insertPhoto(db, { key, width, height, colour, alt, now });
  return { picture: `/pictures/${key}.webp`, width, height };
}
