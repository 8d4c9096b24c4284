import { sendPhotos } from '../../../web/photos/send-photos.ts';
import type { PhotosOf } from '../../../web/photos/unsent-list.ts';
import type { Message } from '../chat.ts';
import type { OutgoingMessage } from './unsent.ts';

/** Sends a message with a picture, shrunk; null when it was cancelled or refused. */
export async function sendPicture(
  { clientId, text, picture }: OutgoingMessage,
  { call, input, onProgress }: Pick<PhotosOf, 'call' | 'input' | 'onProgress'>,
): Promise<Message | null> {
  if (!picture) return null;
  const [answer] = await sendPhotos([picture.file], {
    call,
    input: { ...input, clientId, text },
    scope: `message ${clientId}`,
    ...(onProgress ? { onProgress } : {}),
  });
  return answer ? (answer.message as Message) : null;
}
