import type { Settings } from '../../settings/settings.ts';
import type { Message } from './message.ts';
import { postToBridge } from './http-bridge.ts';
import { sendByMsg91 } from './msg91.ts';
import { sendByTwilio } from './twilio.ts';

/** The provider port. Resolves when the provider has accepted the message. @throws DeliveryError */
export type Deliver = (message: Message) => Promise<void>;

/** The provider from the settings. `outbox` sends nothing: the message is shown on `/dev/outbox`. */
export function deliveryBy(sms: Settings['sms']): Deliver {
  const { url, key = '', template = '', account = '', from = '' } = sms;
  switch (sms.provider) {
    case 'outbox':
      return () => Promise.resolve();
    case 'http':
      return (message) => postToBridge(message, url ?? '');
    case 'msg91':
      return (message) => sendByMsg91(message, { key, template, ...(url ? { url } : {}) });
    case 'twilio':
      return (message) => sendByTwilio(message, { account, token: key, from, ...(url ? { url } : {}) });
  }
}
