import { isOfIndia } from '../../platform/mobile-number.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Channel } from './kinds.ts';
import type { Deliver } from './message.ts';
import { postToBridge } from './http-bridge.ts';
import { sendByMsg91 } from './msg91.ts';
import { DeliveryError } from './post.ts';
import { smtpDelivery } from './smtp.ts';
import { sendByTwilio } from './twilio.ts';

/** The settings of the provider for texts. */
type Texts = Pick<Settings['sms'], 'provider'> & Partial<Settings['sms']>;

/**
 * The providers from the settings: `SMS_PROVIDER` for texts, `SMTP_URL` for e-mails. Without `SMTP_URL` the HTTP
 * bridge carries e-mails too, and `outbox` shows both on `/dev/outbox` and sends nothing.
 */
export function deliveryBy(
  sms: Texts,
  smtp?: Settings['smtp'],
  { whatsapp = notSetUp('WHATSAPP_TOKEN'), push = notSetUp('VAPID_PRIVATE_KEY') }: OtherDelivery = {},
): Deliver {
  const send = textsBy(sms);
  const text: Deliver = (message) =>
    message.channel !== 'sms' || canText(sms, message.recipient) ? send(message) : noSuchNumber();
  const mail = smtp ? smtpDelivery(smtp) : carriesMail(sms) ? text : noMail;
  const by: Record<Channel, Deliver> = { email: mail, sms: text, whatsapp, push };
  return (message) => by[message.channel](message);
}

/** Optional channels. */
interface OtherDelivery {
  readonly whatsapp?: Deliver | undefined;
  readonly push?: Deliver | undefined;
}

/** Whether e-mails leave the shop or are shown on `/dev/outbox`. */
export const hasMail = ({ sms, smtp }: { sms: Texts; smtp: Settings['smtp'] }): boolean =>
  smtp !== undefined || carriesMail(sms);

const carriesMail = ({ provider }: Texts) => provider === 'outbox' || provider === 'http';

/** Whether texts to this number can arrive: where they are really sent, only India's numbers (R-PEOPLE-4). */
export const canText = ({ provider }: Pick<Texts, 'provider'>, mobile: string): boolean =>
  provider === 'outbox' || isOfIndia(mobile);

const notSetUp =
  (setting: string): Deliver =>
  () =>
    Promise.reject(new DeliveryError(`The channel is not set up: ${setting} is missing`, true));

const noMail: Deliver = () =>
  Promise.reject(new DeliveryError('E-mail is not set up: SMTP_URL is missing', true));

const noSuchNumber: () => Promise<never> = () =>
  Promise.reject(new DeliveryError('India has no mobile number that begins so', true));

function textsBy(sms: Texts): Deliver {
  const { url, key = '', template = '', orderTemplate, accountTemplate, account = '', from = '' } = sms;
  switch (sms.provider) {
    case 'outbox':
      return () => Promise.resolve();
    case 'http':
      return (message) => postToBridge(message, url ?? '');
    case 'msg91':
      return (message) =>
        sendByMsg91(message, { key, template, orderTemplate, accountTemplate, ...(url ? { url } : {}) });
    case 'twilio':
      return (message) => sendByTwilio(message, { account, token: key, from, ...(url ? { url } : {}) });
  }
}
