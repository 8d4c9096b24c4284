import * as m from '#messages/chat';
import { CallError } from '../../../platform/call-error.ts';
import type { Message } from '../chat.ts';
import type { OutgoingMessage } from './unsent.ts';

/** Sends a picture and reports upload progress, which `fetch` cannot do. @throws CallError as other calls do */
export function uploadPicture(
  path: string,
  { clientId, text, picture }: OutgoingMessage,
  onProgress: (share: number) => void,
  more: Record<string, string> = {},
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ clientId, ...(text ? { text } : {}), ...more });
    request.open('POST', `${path}?${query}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const body = (request.response ?? {}) as Record<string, unknown>;
      if (request.status === 201) resolve(body.message as Message);
      else reject(new CallError(request.status, body));
    });
    request.addEventListener('error', () =>
      reject(
        new CallError(0, {
          error: m.not_reached(),
          code: 'offline',
        }),
      ),
    );
    request.send(picture?.file);
  });
}
