import type { Settings } from '../../../settings/settings.ts';
import type { Database } from '../../../platform/database.ts';
import type { Deliver } from '../message.ts';
import { isGone, sendPush } from './send-push.ts';
import { deleteEnded, findSubscription } from './subscriptions.store.ts';

/**
 * Delivers to devices. If the push service no longer knows a device, the subscription is deleted and the message
 * counts as sent: the operator could do nothing about it.
 */
export function pushDelivery(db: Database, push: NonNullable<Settings['push']>): Deliver {
  return async ({ recipient, subject, text, templateValues: { link = '/', key = '' } }) => {
    const address = await findSubscription(db, recipient);
    if (!address) return;
    await sendPush(address, { title: subject, body: text, link, key }, push).catch(async (error: unknown) => {
      if (!isGone(error)) throw error;
      await deleteEnded(db, address.endpoint);
    });
  };
}
