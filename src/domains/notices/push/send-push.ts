import { createHash } from 'node:crypto';
import type { Settings } from '../../../settings/settings.ts';
import { day, second, systemClock } from '../../../platform/clock.ts';
import { shop } from '../../../shop.ts';
import { DeliveryError, post } from '../post.ts';
import { encryptPush, signPush } from './encrypt-push.ts';
import { isAtPushService } from './push-service.ts';

/** A browser's push endpoint, and the keys that encrypt messages for it (RFC 8291). */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The notification as shown; `link` is a path of the shop. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  /** Identifies the event: a second notification with the same key replaces the first. */
  readonly key: string;
}

/** How long a push service stores a message for an offline device. */
const storedFor = day;
/** How long a signature is valid; services refuse more than a day (RFC 8292, section 2), by their own clock. */
const signedFor = day / 2;

/** Push services accept 4,096 bytes after encryption, so longer titles and texts are cut. */
const maxLetters = { title: 120, body: 500 };

/**
 * Encrypts a message for one device, signs it with the shop's key (RFC 8292) and posts it to the device's push
 * service.
 * @throws DeliveryError; `isGone` recognises one for a device that the service no longer knows
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushAddress,
  { title, body, link, key }: PushText,
  { privateKey, publicKey, services }: NonNullable<Settings['push']>,
): Promise<void> {
  if (!isAtPushService(endpoint, services))
    throw new DeliveryError('The push service is not one of PUSH_SERVICES', true);
  const topic = createHash('sha256').update(key).digest('base64url').slice(0, 32);
  const notification = {
    title: cut(title, maxLetters.title),
    body: cut(body, maxLetters.body),
    link,
    tag: topic,
  };
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((systemClock.now().getTime() + signedFor) / second),
    sub: `mailto:${shop.supportEmail}`,
  };
  await post('The push service', endpoint, {
    headers: {
      ttl: String(storedFor / second),
      urgency: 'normal',
      topic,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      authorization: signPush(claims, { privateKey, publicKey }),
    },
    body: encryptPush(JSON.stringify(notification), { p256dh, auth }),
  });
}

/** RFC 8030, section 7.3: the subscription has ended, and every further message would be refused too. */
export const isGone = (error: unknown): boolean =>
  error instanceof DeliveryError && (error.status === 404 || error.status === 410);

/** Also removes half a surrogate pair at the end. */
const cut = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
