import type { Message } from './message.ts';
import { post } from './post.ts';

/** Posts `{to, text}` (and an e-mail's `subject`) as JSON to a bridge of the operator's own (`SMS_URL`). */
export async function postToBridge(message: Message, url: string): Promise<void> {
  const { recipient: to, channel, subject, text } = message;
  await post('The bridge', url, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(channel === 'email' ? { to, subject, text } : { to, text }),
  });
}
