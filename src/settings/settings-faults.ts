import { shop } from '../shop.ts';
import { readShopFile } from './read-shop-file.ts';
import { isReserved, shopFaults } from './shop-faults.ts';
import type { Variables } from './settings-variables.ts';
import { readSender } from './smtp-address.ts';
import { anyOf, capabilitiesOf, realProviders } from './payment-providers.ts';

/** Faults between well-formed settings, a line each: requirements of live mode, and settings that need each other. */
export function faultsOf(v: Variables): string[] {
  const { facts = shop, faults = [] } = v.SHOP_FILE ? readShopFile(v.SHOP_FILE) : {};
  return [
    ...faults,
    ...liveFaults(v),
    ...strangersFaults(v, faults.length ? [] : shopFaults(facts)),
    ...providerFaults(v),
    ...smtpFaults(v),
    ...s3Faults(v),
    ...whatsappFaults(v),
  ];
}

/** Minimum bytes of a signing key: NIST SP 800-107 requires at least 112 bits, rounded up. */
const minSecret = 16;

/** Requirements of a live shop that other machines can reach. */
function strangersFaults(v: Variables, ofShop: readonly string[]): string[] {
  if (v.CHOWK_MODE !== 'live') return [];
  const plain = (['PUBLIC_URL', 'SMS_URL', 'PAYMENT_URL', 'WHATSAPP_URL', 'PUSH_SERVICES'] as const)
    .filter((name) => v[name]?.split(',').some(isReadOnTheWay))
    .map((name) => `${name} is http, which anyone on the way can read: live mode needs https`);
  const weak =
    v.PAYMENT_SECRET !== undefined && Buffer.byteLength(v.PAYMENT_SECRET) < minSecret
      ? [
          `PAYMENT_SECRET is shorter than ${minSecret} bytes: live mode needs random bytes, such as from \`openssl rand -base64 32\``,
        ]
      : [];
  const atHome = !v.PUBLIC_URL || isThisMachine(v.PUBLIC_URL);
  return [...plain, ...weak, ...(atHome ? [] : [...publishedPasswords(v), ...ofShop])];
}

/** The passwords of deploy/'s files (`choose-one` and so on) can be read by everybody. */
const publishedPasswords = (v: Variables): string[] =>
  (['DATABASE_URL', 'READ_DATABASE_URL', 'REDIS_URL'] as const)
    .filter((name) => /:choose-[a-z-]+@/.test(v[name] ?? ''))
    .map((name) => `${name} has a password of the example files: live mode needs one that nobody else knows`);

const isReadOnTheWay = (url: string) => url.trim().startsWith('http:') && !isThisMachine(url);
const isThisMachine = (url: string) =>
  URL.canParse(url) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

function liveFaults(v: Variables): string[] {
  if (v.CHOWK_MODE !== 'live') return [];
  const faults: string[] = [];
  if (!v.PUBLIC_URL)
    faults.push(
      'PUBLIC_URL is missing: live mode needs the address that customers see, such as https://shop.example',
    );
  if (!v.SESSION_SECRET)
    faults.push(
      'SESSION_SECRET is missing: live mode needs at least 32 random bytes, such as from `openssl rand -base64 32`',
    );
  if (v.SMS_PROVIDER === 'outbox')
    faults.push('SMS_PROVIDER is outbox, which sends nothing: live mode needs http, msg91 or twilio');
  if (!capabilitiesOf(v.PAYMENT_PROVIDER).isReal)
    faults.push(
      `PAYMENT_PROVIDER is ${v.PAYMENT_PROVIDER}, which takes no money: live mode needs ${anyOf(realProviders)}`,
    );
  if (v.UPI_VPA.endsWith('@demo'))
    faults.push('UPI_VPA is made up: live mode needs the UPI address that customers pay to');
  return faults;
}

function providerFaults(v: Variables): string[] {
  const payment = capabilitiesOf(v.PAYMENT_PROVIDER);
  const requirements: Record<string, readonly string[]> = {
    http: ['SMS_URL'],
    msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
    twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
    [v.PAYMENT_PROVIDER]: [
      ...payment.variables,
      ...(v.CHOWK_MODE === 'live' ? payment.variablesInLiveMode : []),
    ],
  };
  return [v.SMS_PROVIDER, v.PAYMENT_PROVIDER].flatMap((provider) =>
    (requirements[provider] ?? [])
      .filter((name) => !v[name as keyof Variables])
      .map((name) => `${name} is missing: the provider ${provider} needs it`),
  );
}

/** A mail server and a sender need each other; a live shop's sender must be an address that people can reply to. */
function smtpFaults({ SMTP_URL: url, SMTP_FROM: from, CHOWK_MODE: mode }: Variables): string[] {
  if (url && !from)
    return [
      'SMTP_FROM is missing: SMTP_URL needs the sender of e-mails, such as Chowk <orders@shop.example>',
    ];
  if (from && !url)
    return [
      'SMTP_URL is missing: SMTP_FROM needs the mail server, such as smtps://user:password@mail.shop.example:465',
    ];
  const sender = from ? readSender(from)?.address : undefined;
  return mode === 'live' && sender && isReserved(sender)
    ? [`SMTP_FROM ends in a domain that nobody has (${sender}): live mode needs an address of the shop's own`]
    : [];
}

/** A token, a number and at least one template need each other. */
function whatsappFaults(v: Variables): string[] {
  const missing = (['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'] as const).filter(
    (name) => !v[name as keyof Variables],
  );
  const templates = [
    v.WHATSAPP_ORDER_TEMPLATE,
    v.WHATSAPP_MESSAGE_TEMPLATE,
    v.WHATSAPP_WISH_TEMPLATE,
    v.WHATSAPP_SHOP_TEMPLATE,
  ];
  const secrets = (['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const).filter(
    (name) => !v[name as keyof Variables],
  );
  if (missing.length === 2 && !templates.some(Boolean) && secrets.length === 2) return [];
  return [
    ...(secrets.length === 1 ? [`${secrets[0]} is missing: WhatsApp’s receipts need both`] : []),
    ...missing.map((name) => `${name} is missing: WhatsApp needs it`),
    ...(templates.some(Boolean) ? [] : ['WHATSAPP_ORDER_TEMPLATE is missing: WhatsApp needs a template']),
  ];
}

function s3Faults(v: Variables): string[] {
  if (!v.S3_ENDPOINT) return [];
  return (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !v[name as keyof Variables])
    .map((name) => `${name} is missing: S3_ENDPOINT needs it`);
}
