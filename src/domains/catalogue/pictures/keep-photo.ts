import * as m from '#messages/import-report';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { contentKey, keyWithColour } from '../../../../packages/picture-encoder/src/picture-key.ts';
import { cleanPhoto } from './clean-photo.ts';
import { insertPhoto } from './new-pictures.store.ts';
import { photoName } from './photo-name.ts';

interface Upload {
  readonly bytes: Uint8Array | undefined;
  /** The file's, for what is said of it; omitted for one that has none. */
  readonly name?: string | undefined;
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
  { bytes, name, by, alt, now, gone }: Upload,
): Promise<{ picture: string; width: number; height: number } | Refusal<'invalid' | 'unavailable'>> {
  const nameless = 'you sent';
  const sentenceOf = (fault: string) =>
    name === undefined ? fault.replace(m.named_picture({ name: nameless }), m.this_picture()) : fault;
  if (!bytes?.length)
    return refuse('invalid', {
      error: sentenceOf(refusals.picture_empty({ picture: m.named_picture({ name: name ?? nameless }) })),
    });
  const clean = await cleanPhoto(name ?? nameless, bytes, { by, gone });
  if (clean === 'busy') return refuse('unavailable', { retryAfter: 5 });
  if ('fault' in clean) return refuse('invalid', { error: sentenceOf(clean.fault) });
  const { width, height, colour } = clean;
  const key = keyWithColour(contentKey(clean.bytes), colour);
  // The object is written first, so that no row points at a missing one.
  await objects.write(photoName(key), clean.bytes);
  await insertPhoto(db, { key, width, height, colour, alt, now });
  return { picture: `/pictures/${key}.webp`, width, height };
}
