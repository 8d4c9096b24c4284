import { isPassing } from './call-error.ts';

/**
 * A random 128-bit key in hexadecimal. `crypto.randomUUID` needs HTTPS, and a shop in a private network may be on
 * plain HTTP.
 */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Adds an idempotency key to a request. When no answer came (network failure, overload), the same body is resent
 * under the same key, so the server replays instead of repeating. After any answer, also a refusal, the next request
 * gets a new key.
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
    const forget = () => {
      if (open?.key === key) open = undefined;
    };
    try {
      const answer = await send(body, { idempotencyKey: key });
      forget();
      return answer;
    } catch (error) {
      if (!isPassing(error)) forget();
      throw error;
    }
  };
}
