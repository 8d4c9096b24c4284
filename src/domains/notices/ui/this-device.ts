import * as m from '#messages/push';
import { shop } from '../../../shop.ts';

/**
 * Why a browser cannot subscribe; null when it can. On iOS only a shop on the home screen may notify (WebKit, iOS
 * 16.4).
 */
export function whyNot(): string | null {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (able) return null;
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return isApple ? m.add_to_home_screen({ shop: shop.name }) : m.not_supported();
}

/** The sentence that tells the customer why this device is not subscribed. */
export class NotNotified extends Error {}

/**
 * Asks the browser for permission, subscribes it with the shop's key and sends the subscription to the shop. Call it
 * only from a click: browsers block, and people dislike, prompts that appear by themselves.
 * @param save sends the subscription to the shop
 * @throws NotNotified, CallError
 */
export async function notifyThisDevice(
  save: (address: { endpoint: string; p256dh: string; auth: string }) => Promise<{ message: string }>,
  publicKey: string,
): Promise<string> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted')
    throw new NotNotified(permission === 'denied' ? m.blocked({ shop: shop.name }) : m.not_allowed_yet());
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = await subscribe(pushManager, publicKey);
  const { p256dh = '', auth = '' } = keys ?? {};
  const { message } = await save({ endpoint: endpoint ?? '', p256dh, auth });
  return message;
}

/** A browser subscribes with one key at a time, so a subscription with an earlier key of the shop is ended first. */
async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscriptionJSON> {
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    const subscription = await pushManager.subscribe(wanted).catch(async (error: unknown) => {
      if ((error as DOMException).name !== 'InvalidStateError') throw error;
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wanted);
    });
    return subscription.toJSON();
  } catch {
    throw new NotNotified(m.service_unreachable());
  }
}

/** Ends the browser's own subscription. A separate call deletes the device at the shop. */
export async function silenceThisDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
