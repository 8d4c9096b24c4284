import type { Settings } from '../../settings/settings.ts';
import type { Message } from './message.ts';
import { postToBridge } from './http-bridge.ts';
import { sendByMsg91 } from './msg91.ts';
import { sendByTwilio } from './twilio.ts';

/** The provider port: hands a message over to whoever carries it. Resolves when they have taken it. @throws DeliveryError */
export type Deliver = (message: Message) => Promise<void>;

/** The provider that the settings name. `outbox` carries nothing anywhere: the message is read on `/dev/outbox`. */
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
