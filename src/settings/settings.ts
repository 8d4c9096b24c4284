import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { S3Key } from '../platform/objects/s3-objects.ts';
import { faultsOf } from './settings-faults.ts';
import { pushPublicKey, readPushServices } from './push-key.ts';
import { readSender, readSmtpUrl, type SmtpServer } from './smtp-address.ts';
import { type Variables, variables } from './settings-variables.ts';

/** All that can be set from outside, read once at start and passed down. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The shop's own origin, without a trailing slash. */
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly dataDir: string;
  /** Where a backup is written each night; undefined for none. */
  readonly backupDir: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Read replicas that browsing is spread over; none where everything goes to the one database. */
  readonly readDatabaseUrls: readonly string[];
  /** The Redis that carries the socket's hints between processes; without it the database does. */
  readonly redisUrl: string | undefined;
  /** The bucket that photos are in; without it they are in the data folder. */
  readonly s3: { endpoint: string; bucket: string; key: S3Key } | undefined;
  /** Where traces are sent, and how many of them (0 to 1); none without. */
  readonly tracing:
    | { endpoint: string; headers: Readonly<Record<string, string>>; service: string; share: number }
    | undefined;
  /** Bytes on disk for pictures that were drawn or resized and can be again. */
  readonly pictureCacheBytes: number;
  readonly seed: 'demo' | 'none';
  readonly sessionSecret: string;
  /** Whether operators must have a second factor at the desk. */
  readonly secondFactorRequired: boolean;
  readonly sms: {
    provider: 'outbox' | 'http' | 'msg91' | 'twilio';
    url?: string | undefined;
    key?: string | undefined;
    template?: string | undefined;
    orderTemplate?: string | undefined;
    account?: string | undefined;
    from?: string | undefined;
  };
  /** The mail server that e-mails go to; without it only the SMS bridge can carry them. */
  readonly smtp: (SmtpServer & { from: { name: string; address: string } }) | undefined;
  /** What signs notifications to devices, and the services that may carry them; none where the shop sends none. */
  readonly push:
    | { readonly privateKey: string; readonly publicKey: string; readonly services: readonly string[] }
    | undefined;
  /** The WhatsApp Business account, and its template for each group of notices. */
  readonly whatsapp:
    | {
        readonly url: string;
        readonly token: string;
        readonly phoneNumberId: string;
        readonly language: string;
        readonly templates: {
          readonly [Group in 'orders' | 'messages' | 'wishes']?: string | undefined;
        };
        /** What Meta's receipts are signed with, and what it proves its address by; undefined where none are taken. */
        readonly receipts?: { readonly appSecret: string; readonly verifyToken: string } | undefined;
      }
    | undefined;
  /** OTPs in an hour before more are refused. */
  readonly smsPerHour: number;
  readonly payment: {
    provider: 'simulator' | 'gateway' | 'upi-manual' | 'razorpay';
    secret: string;
    /** Still accepted while the secret is rotated. */
    previousSecret?: string | undefined;
    url?: string | undefined;
    keyId?: string | undefined;
    keySecret?: string | undefined;
  };
  readonly upi: { vpa: string; name: string };
  /** Milliseconds. */
  readonly unpaidOrderTtl: number;
  /** Milliseconds. */
  readonly claimedOrderTtl: number;
  readonly trustProxy: string[] | undefined;
  /** Lets a scraper on another machine read /metrics. */
  readonly metricsToken: string | undefined;
  /** False takes the service worker out of the browsers that have it. */
  readonly serviceWorker: boolean;
  readonly logLevel: string;
}

/** A wrong setting: `faults` holds one line for each. */
export class SettingsError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`The settings are not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads and checks the settings. In demo mode missing secrets are made and kept in the data folder; in live mode
 * nothing is made up: demo providers, missing secrets and a missing PUBLIC_URL are faults.
 * @throws SettingsError with one line per fault, also where the data folder cannot be written
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const v = readVariables(given);
  const dataDir = resolve(v.DATA_DIR);
  const demoSecret = (name: string) => (v.CHOWK_MODE === 'demo' ? keptSecret(dataDir, name) : '');
  return {
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    demo: v.CHOWK_MODE === 'demo',
    dataDir,
    backupDir: v.BACKUP_DIR && resolve(v.BACKUP_DIR),
    databaseUrl: v.DATABASE_URL,
    readDatabaseUrls: v.READ_DATABASE_URL?.split(',').map((url) => url.trim()) ?? [],
    redisUrl: v.REDIS_URL,
    s3: s3Of(v),
    tracing: tracingOf(v),
    pictureCacheBytes: v.PICTURE_CACHE_MB * 1_000_000,
    seed: v.SEED,
    sessionSecret: v.SESSION_SECRET ?? demoSecret('session-secret'),
    secondFactorRequired: v.OPERATOR_SECOND_FACTOR === 'required',
    sms: {
      provider: v.SMS_PROVIDER,
      url: v.SMS_URL,
      key: v.SMS_PROVIDER === 'msg91' ? v.MSG91_AUTH_KEY : v.TWILIO_AUTH_TOKEN,
      template: v.MSG91_TEMPLATE_ID,
      orderTemplate: v.MSG91_ORDER_TEMPLATE_ID,
      account: v.TWILIO_ACCOUNT_SID,
      from: v.TWILIO_FROM,
    },
    smtp: smtpOf(v),
    push: pushOf(v, v.VAPID_PRIVATE_KEY ?? demoSecret('push-key')),
    whatsapp: whatsappOf(v),
    smsPerHour: v.SMS_PER_HOUR,
    payment: {
      provider: v.PAYMENT_PROVIDER,
      secret: v.PAYMENT_SECRET ?? demoSecret('payment-secret'),
      previousSecret: v.PAYMENT_SECRET_PREVIOUS,
      url: v.PAYMENT_URL,
      keyId: v.RAZORPAY_KEY_ID,
      keySecret: v.RAZORPAY_KEY_SECRET,
    },
    upi: { vpa: v.UPI_VPA, name: v.UPI_NAME },
    unpaidOrderTtl: v.UNPAID_ORDER_TTL,
    claimedOrderTtl: v.CLAIMED_ORDER_TTL,
    trustProxy: v.TRUST_PROXY?.split(',').map((address) => address.trim()),
    metricsToken: v.METRICS_TOKEN,
    serviceWorker: v.SERVICE_WORKER === 'on',
    logLevel: v.LOG_LEVEL,
  };
}

/** Each variable by itself, then what they need of each other: all that is wrong is said at one start. */
function readVariables(given: Record<string, string | undefined>): Variables {
  const read = Object.entries(variables.shape).map(([name, form]) => ({
    name,
    ...form.safeParse(given[name]),
  }));
  const unreadable = read.flatMap(({ name, error }) =>
    error ? [{ name, fault: `${name} ${error.issues[0]?.message ?? 'cannot be read'}` }] : [],
  );
  const v = Object.fromEntries(read.map(({ name, data }) => [name, data])) as Variables;
  const faults = [
    ...unreadable.map(({ fault }) => fault),
    ...faultsOf(v).filter((fault) => unreadable.every(({ name }) => !fault.startsWith(`${name} `))),
  ];
  if (faults.length) throw new SettingsError(faults);
  return v;
}

function smtpOf({ SMTP_URL: url = '', SMTP_FROM: sender = '' }: Variables): Settings['smtp'] {
  const server = readSmtpUrl(url);
  const from = readSender(sender);
  return server && from ? { ...server, from } : undefined;
}

/** Without the service worker nothing could show a notification. */
function pushOf(
  { SERVICE_WORKER: worker, PUSH_SERVICES: services }: Variables,
  key: string,
): Settings['push'] {
  const publicKey = pushPublicKey(key);
  if (worker === 'off' || !publicKey) return undefined;
  const privateKey = Buffer.from(key, 'base64url').toString('base64url');
  return { privateKey, publicKey, services: readPushServices(services) ?? [] };
}

function whatsappOf(v: Variables): Settings['whatsapp'] {
  if (!v.WHATSAPP_TOKEN || !v.WHATSAPP_PHONE_NUMBER_ID) return undefined;
  return {
    url: v.WHATSAPP_URL,
    token: v.WHATSAPP_TOKEN,
    phoneNumberId: v.WHATSAPP_PHONE_NUMBER_ID,
    language: v.WHATSAPP_LANGUAGE,
    templates: {
      orders: v.WHATSAPP_ORDER_TEMPLATE,
      messages: v.WHATSAPP_MESSAGE_TEMPLATE,
      wishes: v.WHATSAPP_WISH_TEMPLATE,
    },
    receipts:
      v.WHATSAPP_APP_SECRET && v.WHATSAPP_VERIFY_TOKEN
        ? { appSecret: v.WHATSAPP_APP_SECRET, verifyToken: v.WHATSAPP_VERIFY_TOKEN }
        : undefined,
  };
}

function s3Of(v: Variables): Settings['s3'] {
  if (!v.S3_ENDPOINT) return undefined;
  return {
    endpoint: v.S3_ENDPOINT,
    bucket: v.S3_BUCKET ?? '',
    key: { id: v.S3_ACCESS_KEY_ID ?? '', secret: v.S3_SECRET_ACCESS_KEY ?? '', region: v.S3_REGION },
  };
}

/** The variables are OpenTelemetry's own ('OpenTelemetry Environment Variable Specification'), values in headers percent-encoded. */
function tracingOf(v: Variables): Settings['tracing'] {
  if (!v.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const headers = (v.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? []).map((part) => {
    const [name = '', ...value] = part.trim().split('=');
    return [name, decodeURIComponent(value.join('='))] as const;
  });
  return {
    endpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(headers),
    service: v.OTEL_SERVICE_NAME,
    share: Number(v.OTEL_TRACES_SAMPLER_ARG),
  };
}

/** A secret made once and kept in the data folder, readable by its owner only. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file))
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process that starts beside this one was a moment quicker.
    if ((error as { code?: string }).code !== 'EEXIST' || !existsSync(file))
      throw new SettingsError([`DATA_DIR cannot be written: ${(error as Error).message}`]);
  }
  return readFileSync(file, 'utf8').trim();
}
