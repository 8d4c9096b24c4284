import type { Message } from './message.ts';
import { post } from './post.ts';

/** Posts `{to, text}` (plus `subject` for an e-mail) as JSON to the operator's own bridge (`SMS_URL`). */
export async function postToBridge(message: Message, url: string): Promise<void> {
  const { recipient: to, channel, subject, text } = message;
  await post('The bridge', url, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(channel === 'email' ? { to, subject, text } : { to, text }),
  });
}
