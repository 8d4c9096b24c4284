import * as m from '#messages/refusals';
import {
  maxSentMegapixels,
  readSentPicture,
  type SentPicture,
} from '../../../../packages/picture-encoder/src/read-sent-picture.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';

/** Decodes and re-encodes an uploaded picture, or refuses it for its size, its type or unreadable content. */
export async function takePicture(
  bytes: Uint8Array | undefined,
  { largest, sides }: { /** In bytes. */ largest: number; sides: readonly number[] },
  gone: AbortSignal | undefined,
): Promise<SentPicture | Refusal<'invalid' | 'not_a_picture' | 'too_large' | 'unavailable' | 'wrong_type'>> {
  if (!bytes?.length) return refuse('invalid', { error: m.choose_picture() });
  if (bytes.length > largest) return refuse('too_large', { error: m.chat_picture_too_large() });
  const picture = await readSentPicture(bytes, sides, gone);
  if (picture === 'type') return refuse('wrong_type', { error: m.not_a_chat_picture() });
  if (picture === 'pixels')
    return refuse('too_large', { error: m.chat_picture_too_many_pixels({ max: maxSentMegapixels }) });
  if (picture === 'busy') return refuse('unavailable', { retryAfter: 5 });
  return picture === 'content' ? refuse('not_a_picture') : picture;
}
