import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faultsOf } from './settings-faults.ts';
import { pushPublicKey, readPushServices } from './push-key.ts';
import { readSender, readSmtpUrl } from './smtp-address.ts';
import { type Variables, variables } from './settings-variables.ts';

/** All that can be set from outside, read once at start and passed down. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;

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
  return settingsOf(readVariables(given));
}

function settingsOf(v: Variables) {
  const dataDir = resolve(v.DATA_DIR);
  const demoSecret = (name: string) => (v.CHOWK_MODE === 'demo' ? keptSecret(dataDir, name) : '');
  return {
    port: v.PORT,
    host: v.HOST,
    /** The shop's own origin, without a trailing slash. */
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    demo: v.CHOWK_MODE === 'demo',
    dataDir,
    /** Where a backup is written each night; undefined for none. */
    backupDir: v.BACKUP_DIR && resolve(v.BACKUP_DIR),
    databaseUrl: v.DATABASE_URL,
    /** Read replicas that browsing is spread over; none where everything goes to the one database. */
    readDatabaseUrls: listed(v.READ_DATABASE_URL) ?? [],
    /** The Redis that carries the socket's hints between processes; without it the database does. */
    redisUrl: v.REDIS_URL,
    /** The bucket that photos are in; without it they are in the data folder. */
    s3: s3Of(v),
    /** Where traces are sent, and how many of them (0 to 1); none without. */
    tracing: tracingOf(v),
    /** Bytes on disk for pictures that were drawn or resized and can be again. */
    pictureCacheBytes: v.PICTURE_CACHE_MB * 1_000_000,
    seed: v.SEED,
    sessionSecret: v.SESSION_SECRET ?? demoSecret('session-secret'),
    /** Whether operators must have a second factor at the desk. */
    secondFactorRequired: v.OPERATOR_SECOND_FACTOR === 'required',
    sms: smsOf(v),
    /** The mail server that e-mails go to; without it only the SMS bridge can carry them. */
    smtp: smtpOf(v),
    /** What signs notifications to devices, and the services that may carry them; none where the shop sends none. */
    push: pushOf(v, v.VAPID_PRIVATE_KEY ?? demoSecret('push-key')),
    /** The WhatsApp Business account, and its template for each group of notices. */
    whatsapp: whatsappOf(v),
    /** OTPs in an hour before more are refused. */
    smsPerHour: v.SMS_PER_HOUR,
    payment: {
      provider: v.PAYMENT_PROVIDER,
      secret: v.PAYMENT_SECRET ?? demoSecret('payment-secret'),
      /** Still accepted while the secret is rotated. */
      previousSecret: v.PAYMENT_SECRET_PREVIOUS,
      url: v.PAYMENT_URL,
      keyId: v.RAZORPAY_KEY_ID,
      keySecret: v.RAZORPAY_KEY_SECRET,
    },
    upi: { vpa: v.UPI_VPA, name: v.UPI_NAME },
    /** Milliseconds. */
    unpaidOrderTtl: v.UNPAID_ORDER_TTL,
    /** Milliseconds. */
    claimedOrderTtl: v.CLAIMED_ORDER_TTL,
    trustProxy: listed(v.TRUST_PROXY),
    /** Lets a scraper on another machine read /metrics. */
    metricsToken: v.METRICS_TOKEN,
    /** False takes the service worker out of the browsers that have it. */
    serviceWorker: v.SERVICE_WORKER === 'on',
    logLevel: v.LOG_LEVEL,
  };
}

const listed = (value: string | undefined) => value?.split(',').map((part) => part.trim());

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

const smsOf = (v: Variables) => ({
  provider: v.SMS_PROVIDER,
  url: v.SMS_URL,
  key: v.SMS_PROVIDER === 'msg91' ? v.MSG91_AUTH_KEY : v.TWILIO_AUTH_TOKEN,
  template: v.MSG91_TEMPLATE_ID,
  orderTemplate: v.MSG91_ORDER_TEMPLATE_ID,
  account: v.TWILIO_ACCOUNT_SID,
  from: v.TWILIO_FROM,
});

function smtpOf({ SMTP_URL: url = '', SMTP_FROM: sender = '' }: Variables) {
  const server = readSmtpUrl(url);
  const from = readSender(sender);
  return server && from ? { ...server, from } : undefined;
}

/** Without the service worker nothing could show a notification. */
function pushOf({ SERVICE_WORKER: worker, PUSH_SERVICES: services }: Variables, key: string) {
  const publicKey = pushPublicKey(key);
  if (worker === 'off' || !publicKey) return undefined;
  const privateKey = Buffer.from(key, 'base64url').toString('base64url');
  return { privateKey, publicKey, services: readPushServices(services) ?? [] };
}

function whatsappOf(v: Variables) {
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
    /** What Meta's receipts are signed with, and what it proves its address by; undefined where none are taken. */
    receipts:
      v.WHATSAPP_APP_SECRET && v.WHATSAPP_VERIFY_TOKEN
        ? { appSecret: v.WHATSAPP_APP_SECRET, verifyToken: v.WHATSAPP_VERIFY_TOKEN }
        : undefined,
  };
}

function s3Of(v: Variables) {
  if (!v.S3_ENDPOINT) return undefined;
  return {
    endpoint: v.S3_ENDPOINT,
    bucket: v.S3_BUCKET ?? '',
    key: { id: v.S3_ACCESS_KEY_ID ?? '', secret: v.S3_SECRET_ACCESS_KEY ?? '', region: v.S3_REGION },
  };
}

/** The variables are OpenTelemetry's own ('OpenTelemetry Environment Variable Specification'), values in headers percent-encoded. */
function tracingOf(v: Variables) {
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
