import type { Message } from './message.ts';
import { post } from './post.ts';

/** Sends by Twilio's Messages resource (2010-04-01): a form with To, From and Body, with basic authentication. */
export async function sendByTwilio(
  message: Message,
  by: { account: string; token: string; from: string; url?: string },
): Promise<void> {
  const path = `/2010-04-01/Accounts/${encodeURIComponent(by.account)}/Messages.json`;
  await post('Twilio', new URL(path, by.url ?? 'https://api.twilio.com').href, {
    headers: {
      authorization: `Basic ${Buffer.from(`${by.account}:${by.token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      To: `+91${message.recipient}`,
      From: by.from,
      Body: message.text,
    }).toString(),
  });
}
