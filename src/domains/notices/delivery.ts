import type { Settings } from '../../settings/settings.ts';
import type { Deliver } from './message.ts';
import { postToBridge } from './http-bridge.ts';
import { sendByMsg91 } from './msg91.ts';
import { DeliveryError } from './post.ts';
import { smtpDelivery } from './smtp.ts';
import { sendByTwilio } from './twilio.ts';

/**
 * The providers from the settings: texts by `SMS_PROVIDER`, e-mails by `SMTP_URL`. Without `SMTP_URL` the bridge
 * carries e-mails too, and `outbox` shows both on `/dev/outbox` and sends nothing.
 */
export function deliveryBy(sms: Settings['sms'], smtp?: Settings['smtp']): Deliver {
  const text = textsBy(sms);
  const mail = smtp ? smtpDelivery(smtp) : carriesMail(sms) ? text : noMail;
  return (message) => (message.channel === 'email' ? mail(message) : text(message));
}

/** Whether e-mails leave the shop, or are shown on `/dev/outbox`. */
export const hasMail = ({ sms, smtp }: Pick<Settings, 'sms' | 'smtp'>): boolean =>
  smtp !== undefined || carriesMail(sms);

const carriesMail = ({ provider }: Settings['sms']) => provider === 'outbox' || provider === 'http';

const noMail: Deliver = () =>
  Promise.reject(new DeliveryError('E-mail is not set up: SMTP_URL is missing', true));

function textsBy(sms: Settings['sms']): Deliver {
  const { url, key = '', template = '', orderTemplate, account = '', from = '' } = sms;
  switch (sms.provider) {
    case 'outbox':
      return () => Promise.resolve();
    case 'http':
      return (message) => postToBridge(message, url ?? '');
    case 'msg91':
      return (message) => sendByMsg91(message, { key, template, orderTemplate, ...(url ? { url } : {}) });
    case 'twilio':
      return (message) => sendByTwilio(message, { account, token: key, from, ...(url ? { url } : {}) });
  }
}
