import { isIP } from 'node:net';
import { z } from 'zod';
import { shop } from '../shop.ts';
import { anyOf, providerNames } from './payment-providers.ts';
import { pushPublicKey, readPushServices } from './push-key.ts';
import { readSender, readSmtpUrl } from './smtp-address.ts';

const duration = z
  .string()
  .regex(/^\d{1,6}(s|m|h)$/, 'must be a number followed by s, m or h, such as 30m')
  .transform(
    (value) =>
      Number(value.slice(0, -1)) * { s: 1_000, m: 60_000, h: 3_600_000 }[value.at(-1) as 's' | 'm' | 'h'],
  );

const optional = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const secret = optional.refine(
  (value) => value === undefined || Buffer.byteLength(value) >= 32,
  'must be at least 32 bytes',
);

const template = optional.refine(
  (value) => value === undefined || /^[a-z0-9_]{1,512}$/.test(value),
  'must be the name of a template: lower case, digits and underscores',
);

/** The default data folder, relative to where the shop is started. */
export const usualDataDir = '.data';

/** Every environment variable of the shop, with its format and default. */
export const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a port number')
    .transform(Number)
    .pipe(z.number().max(65_535, 'must be a port number'))
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: optional.refine(
    (value) => value === undefined || /^https?:\/\/[^/\s]+$/.test(value),
    'must be an origin such as https://shop.example, without a path',
  ),
  CHOWK_MODE: z.enum(['demo', 'live'], 'must be demo or live').default('demo'),
  DATA_DIR: z.string().min(1).default(usualDataDir),
  BACKUP_DIR: optional,
  SHOP_FILE: optional,
  DATABASE_URL: optional.refine(
    (value) => value === undefined || /^postgres(ql)?:\/\//.test(value),
    'must start with postgres:// or postgresql://',
  ),
  READ_DATABASE_URL: optional.refine(
    (value) => (value?.split(',') ?? []).every((part) => /^postgres(ql)?:\/\//.test(part.trim())),
    'must be addresses of read replicas, comma-separated, each starting with postgres:// or postgresql://',
  ),
  REDIS_URL: optional.refine(
    (value) => value === undefined || (/^rediss?:\/\/[^/\s]/.test(value) && URL.canParse(value)),
    'must start with redis:// or rediss://, such as rediss://user:password@host:6379',
  ),
  S3_ENDPOINT: optional.refine(
    (value) => value === undefined || /^https?:\/\/[^/\s]+\/?$/.test(value),
    'must be the address of an S3-compatible storage such as https://s3.ap-south-1.amazonaws.com, without the bucket',
  ),
  S3_BUCKET: optional.refine(
    (value) => value === undefined || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
    'must be the name of a bucket',
  ),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  PICTURE_CACHE_MB: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a number of megabytes')
    .transform(Number)
    .pipe(z.number().min(50, 'must be 50 at least'))
    .default(2_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional.refine(
    (value) => value === undefined || /^https?:\/\/\S+$/.test(value),
    'must be the address of a collector such as http://127.0.0.1:4318',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional.refine(
    (value) => value === undefined || value.split(',').every((part) => /^\s*[\w-]+=\S+\s*$/.test(part)),
    'must be headers such as authorization=Bearer%20abc, comma-separated',
  ),
  OTEL_SERVICE_NAME: z.string().min(1).default('chowk'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be the share of traces that are recorded, 0 to 1')
    .default('1'),
  SEED: z.enum(['demo', 'quiet', 'none'], 'must be demo, quiet or none').default('demo'),
  SESSION_SECRET: secret,
  OPERATOR_SECOND_FACTOR: z
    .enum(['optional', 'required'], 'must be optional or required')
    .default('optional'),
  SMS_PROVIDER: z
    .enum(['outbox', 'http', 'msg91', 'twilio'], 'must be outbox, http, msg91 or twilio')
    .default('outbox'),
  SMS_URL: optional,
  SMS_PER_HOUR: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a number of texts')
    .transform(Number)
    .pipe(z.number().min(1, 'must be 1 at least'))
    .default(3_000),
  MSG91_AUTH_KEY: optional,
  MSG91_TEMPLATE_ID: optional,
  MSG91_ORDER_TEMPLATE_ID: optional,
  MSG91_ACCOUNT_TEMPLATE_ID: optional,
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_FROM: optional,
  SMTP_URL: optional.refine(
    (value) => value === undefined || readSmtpUrl(value) !== null,
    'must be the address of a mail server such as smtps://user:password@mail.shop.example:465, or smtp:// for STARTTLS',
  ),
  SMTP_FROM: optional.refine(
    (value) => value === undefined || readSender(value) !== null,
    'must be the sender of e-mails such as Chowk <orders@shop.example>',
  ),
  VAPID_PRIVATE_KEY: optional.refine(
    (value) => value === undefined || pushPublicKey(value) !== null,
    'must be a private key of P-256, 32 bytes in base64, such as from `openssl rand -base64 32`',
  ),
  PUSH_SERVICES: z
    .string()
    .default(
      'https://fcm.googleapis.com, https://jmt17.google.com, https://*.push.services.mozilla.com, https://*.push.apple.com, https://*.notify.windows.com',
    )
    .refine(
      (value) => readPushServices(value) !== null,
      'must be origins of push services, comma-separated, such as https://fcm.googleapis.com, https://*.push.apple.com',
    ),
  WHATSAPP_TOKEN: optional,
  WHATSAPP_PHONE_NUMBER_ID: optional.refine(
    (value) => value === undefined || /^\d{5,20}$/.test(value),
    'must be the id of a business phone number, which is digits',
  ),
  WHATSAPP_ORDER_TEMPLATE: template,
  WHATSAPP_MESSAGE_TEMPLATE: template,
  WHATSAPP_WISH_TEMPLATE: template,
  WHATSAPP_SHOP_TEMPLATE: template,
  WHATSAPP_APP_SECRET: optional,
  WHATSAPP_VERIFY_TOKEN: optional,
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/, 'must be a template’s language such as en or en_US')
    .default('en'),
  WHATSAPP_URL: z
    .string()
    .regex(/^https?:\/\/[^\s?#]+[^/\s?#]$/, 'must be the address of the Graph API with its version')
    .default('https://graph.facebook.com/v26.0'),
  DRAWINGS: z.enum(['shown', 'hidden'], 'must be shown or hidden').optional(),
  FETCH_PHOTOS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PAYMENT_PROVIDER: z.enum(providerNames, `must be ${anyOf(providerNames)}`).default('simulator'),
  PAYMENT_SECRET: optional,
  PAYMENT_SECRET_PREVIOUS: optional,
  PAYMENT_URL: optional,
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  UPI_VPA: z
    .string()
    .regex(/^[\w.-]{2,256}@[a-zA-Z][\w.-]{1,64}$/, 'must be a UPI address such as shop@bank')
    .default(shop.upi.vpa),
  UPI_NAME: z.string().min(1).max(99).default(shop.upi.name),
  UNPAID_ORDER_TTL: duration.default(30 * 60_000),
  CLAIMED_ORDER_TTL: duration.default(24 * 3_600_000),
  TRUST_PROXY: optional.refine(
    (value) =>
      (value?.split(',') ?? []).every((part) => {
        const [address = '', bits, ...rest] = part.trim().split('/');
        return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits)) && rest.length === 0;
      }),
    'must be addresses or networks of proxies, comma-separated, such as 10.0.0.1, 10.1.0.0/16',
  ),
  METRICS_TOKEN: secret,
  COURIER_WEBHOOK_KEY: secret,
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
});

export type Variables = z.output<typeof variables>;
