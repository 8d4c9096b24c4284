import * as m from '#messages/refusals';
import {
  maxSentMegapixels,
  readSentPicture,
  type SentPicture,
} from '../../../../packages/picture-encoder/src/read-sent-picture.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { photoBounds } from './photo-bounds.ts';
import type { PhotoRefusal } from './photo-upload.ts';

/**
 * Decodes and re-encodes an uploaded picture, or refuses it for its size, its type or unreadable content.
 * @param by the id of the customer or staff who sent it
 */
export async function takePicture(
  bytes: Uint8Array | undefined,
  { by, gone }: { by: string; gone: AbortSignal | undefined },
): Promise<SentPicture | Refusal<PhotoRefusal>> {
  const { largest, sides } = photoBounds;
  if (!bytes?.length) return refuse('invalid', { error: m.not_a_picture() });
  if (bytes.length > largest) return refuse('too_large', { error: m.chat_picture_too_large() });
  const picture = await readSentPicture(bytes, { by, gone, sides, kinds: ['jpeg', 'png', 'webp', 'heic'] });
  switch (picture) {
    case 'type':
      return refuse('wrong_type', { error: m.not_a_chat_picture() });
    case 'heic':
      return refuse('wrong_type', { error: m.picture_is_heic() });
    case 'pixels':
      return refuse('too_large', { error: m.chat_picture_too_many_pixels({ max: maxSentMegapixels }) });
    case 'demanding':
      return refuse('not_a_picture', { error: m.picture_too_demanding() });
    case 'busy':
      return refuse('unavailable', { retryAfter: 5 });
    case 'content':
      return refuse('not_a_picture');
    default:
      return picture;
  }
}
