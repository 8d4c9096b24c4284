import { findPerson } from '../domains/accounts/find-person.store.ts';
import type { Choosing } from '../domains/notices/choose-channels.ts';
import { isShopGroup } from '../domains/notices/kinds.ts';
import { deliveryBy } from '../domains/notices/delivery.ts';
import type { Deliver } from '../domains/notices/message.ts';
import { pushDelivery } from '../domains/notices/push/push-delivery.ts';
import { listRecipients } from '../domains/notices/push/subscriptions.store.ts';
import type { ExtraChannel } from '../domains/notices/send-notice.ts';
import { whatsappDelivery } from '../domains/notices/whatsapp/whatsapp.ts';
import type { Database } from '../platform/database.ts';
import type { Settings } from '../settings/settings.ts';

/** Whether this shop offers a channel for a group of notices. */
export const offeredBy =
  ({ push, whatsapp, sms }: Settings): Choosing['isOffered'] =>
  ({ group, channel }) => {
    if (channel === 'push') return push !== undefined;
    // MSG91 sends registered templates only, and none is for shops.
    if (channel === 'sms' && isShopGroup(group)) return sms.provider !== 'msg91';
    return channel !== 'whatsapp' || whatsapp?.templates[isShopGroup(group) ? 'shop' : group] !== undefined;
  };

/** This shop's channels besides e-mail and text, with the customer's addresses on each. */
export function extraChannels({ push, whatsapp }: Settings): ExtraChannel[] {
  const numberOf = async (db: Database, customerId: string) => {
    const mobile = (await findPerson(db, customerId))?.mobile;
    return mobile ? [mobile] : [];
  };
  return [
    ...(push ? [{ channel: 'push', addressesOf: listRecipients } as const] : []),
    ...(whatsapp ? [{ channel: 'whatsapp', addressesOf: numberOf } as const] : []),
  ];
}

/** Delivery through every channel in the settings. */
export const deliveryOf = (db: Database, { sms, smtp, push, whatsapp }: Settings): Deliver =>
  deliveryBy(sms, smtp, {
    push: push && pushDelivery(db, push),
    whatsapp: whatsapp && whatsappDelivery(db, whatsapp),
  });
