import { isPassing } from './call-error.ts';

/**
 * A random key of 128 bits in hexadecimal. Not `crypto.randomUUID`: browsers have that on HTTPS pages only, and a shop
 * in a shop's own network may be on plain HTTP.
 */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Sends what must not happen twice with an idempotency key. A request that ended without an answer (the network broke,
 * the server was too busy) may have been done: sent again with the same body it goes under the same key, so that it is
 * answered and not done a second time. After an answer, a refusal too, the next one is another request.
 */
export function sendingOnce() {
  let open: { readonly body: string; readonly key: string } | undefined;
  return async <Body, Answer>(
    body: Body,
    send: (body: Body, options: { idempotencyKey: string }) => Promise<Answer>,
  ): Promise<Answer> => {
    const text = JSON.stringify(body);
    if (open?.body !== text) open = { body: text, key: randomKey() };
    const { key } = open;
    const answered = () => {
      if (open?.key === key) open = undefined;
    };
    try {
      const answer = await send(body, { idempotencyKey: key });
      answered();
      return answer;
    } catch (error) {
      if (!isPassing(error)) answered();
      throw error;
    }
  };
}
