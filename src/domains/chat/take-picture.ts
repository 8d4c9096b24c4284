import * as m from '#messages/refusals';
import {
  maxSentMegapixels,
  readSentPicture,
  type SentPicture,
} from '../../../packages/picture-encoder/src/read-sent-picture.ts';
import { minute } from '../../platform/clock.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { largestPicture, pictureSides } from './bounds.ts';

/** Decoding is the expensive part, and one lane does it for all: counted before it, whatever was sent. */
export const picturesOfCustomer: Limit = {
  name: 'chat-picture',
  max: 30,
  within: 10 * minute,
  sentence: m.writing_too_fast(),
};

/** Decodes and re-encodes an uploaded picture, or refuses it for its size, its type or unreadable content. */
export async function takePicture(
  bytes: Uint8Array | undefined,
  gone: AbortSignal | undefined,
): Promise<SentPicture | Refusal<'invalid' | 'not_a_picture' | 'too_large' | 'unavailable' | 'wrong_type'>> {
  if (!bytes?.length) return refuse('invalid', { error: m.choose_picture() });
  if (bytes.length > largestPicture) return refuse('too_large', { error: m.chat_picture_too_large() });
  const picture = await readSentPicture(bytes, [pictureSides.full, pictureSides.thumbnail], gone);
  if (picture === 'type')
    return refuse('wrong_type', {
      error: m.not_a_chat_picture(),
    });
  if (picture === 'pixels')
    return refuse('too_large', {
      error: m.chat_picture_too_many_pixels({ max: maxSentMegapixels }),
    });
  if (picture === 'busy') return refuse('unavailable', { retryAfter: 5 });
  return picture === 'content' ? refuse('not_a_picture') : picture;
}
