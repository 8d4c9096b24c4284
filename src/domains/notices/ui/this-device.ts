import * as m from '#messages/push';
import type { Api } from '../../../calls.ts';
import { shop } from '../../../shop.ts';

/** Why a browser cannot be asked; null when it can. On iOS only a shop on the home screen may notify (WebKit, iOS 16.4). */
export function whyNot(): string | null {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (able) return null;
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return isApple ? m.add_to_home_screen({ shop: shop.name }) : m.not_supported();
}

/** A sentence for the customer: why this device is not notified. */
export class NotNotified extends Error {}

/**
 * Asks the browser for permission, subscribes it with the shop's key and hands the subscription to the shop. Only to be
 * called for a press: browsers refuse, and people resent, what asks by itself.
 * @throws NotNotified, CallError
 */
export async function notifyThisDevice(api: Api, publicKey: string): Promise<string> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted')
    throw new NotNotified(permission === 'denied' ? m.blocked({ shop: shop.name }) : m.not_allowed_yet());
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = await subscribe(pushManager, publicKey);
  const { p256dh = '', auth = '' } = keys ?? {};
  const { message } = await api.push.subscribe({ endpoint: endpoint ?? '', p256dh, auth });
  return message;
}

/** A browser subscribes with one key at a time: a subscription by an earlier key of the shop is given up. */
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

/** Takes the browser's own subscription away. The shop forgets the device by its call. */
export async function silenceThisDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
