import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faultsOf } from './settings-faults.ts';
import { pushPublicKey, readPushServices } from './push-key.ts';
import { readSender, readSmtpUrl } from './smtp-address.ts';
import { type Variables, variables } from './settings-variables.ts';

/** All settings of the shop's environment, read once at the start and passed down. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;

/** Invalid settings: `faults` has a line for each. */
export class SettingsError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`The settings are not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads and checks the settings. In demo mode missing secrets are generated and stored in the data folder. In live mode
 * nothing is made up: demo providers, missing secrets and a missing PUBLIC_URL are faults.
 * @throws SettingsError with one line per fault, also when the data folder is not writable
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const input = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  return settingsOf(readVariables(input));
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
    /** Folder for the nightly backup; undefined for no backup. */
    backupDir: v.BACKUP_DIR && resolve(v.BACKUP_DIR),
    databaseUrl: v.DATABASE_URL,
    /** Read replicas that share the browsing; when empty, everything goes to the primary. */
    readDatabaseUrls: splitList(v.READ_DATABASE_URL) ?? [],
    /** Redis for the socket's hints between processes; without it, the database carries them. */
    redisUrl: v.REDIS_URL,
    /** The bucket for photos; without it, they are stored in the data folder. */
    s3: s3Of(v),
    /** The trace collector and the sampling ratio (0 to 1); undefined for no tracing. */
    tracing: tracingOf(v),
    /** Max bytes on disk for rendered and resized pictures, which can be made again. */
    pictureCacheBytes: v.PICTURE_CACHE_MB * 1_000_000,
    seed: v.SEED,
    sessionSecret: v.SESSION_SECRET ?? demoSecret('session-secret'),
    /** Whether operators must have a second factor at the desk. */
    secondFactorRequired: v.OPERATOR_SECOND_FACTOR === 'required',
    sms: smsOf(v),
    /** The mail server for e-mails; without it, only the SMS bridge can carry them. */
    smtp: smtpOf(v),
    /** The key that signs push notifications, and the allowed push services; undefined when the shop sends none. */
    push: pushOf(v, v.VAPID_PRIVATE_KEY ?? demoSecret('push-key')),
    /** The WhatsApp Business account, with its template for each group of notices. */
    whatsapp: whatsappOf(v),
    /** Max OTPs per hour. */
    smsPerHour: v.SMS_PER_HOUR,
    payment: {
      provider: v.PAYMENT_PROVIDER,
      secret: v.PAYMENT_SECRET ?? demoSecret('payment-secret'),
      /** The previous secret is still accepted while it is being rotated. */
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
    trustProxy: splitList(v.TRUST_PROXY),
    /** Allows a scraper on another machine to read /metrics. */
    metricsToken: v.METRICS_TOKEN,
    /** Proves the courier aggregator's webhook; undefined where parcels are followed by hand. */
    courierKey: v.COURIER_WEBHOOK_KEY,
    /** Whether imported products without a photo are shown, with a drawing: by default in demo mode only. */
    showsDrawings: v.DRAWINGS === undefined ? v.CHOWK_MODE === 'demo' : v.DRAWINGS === 'shown',
    /** Whether photos that an operator's import names by address are fetched from the internet. */
    fetchesPhotos: v.FETCH_PHOTOS === 'on',
    /** False removes the service worker from browsers that have it. */
    serviceWorker: v.SERVICE_WORKER === 'on',
    logLevel: v.LOG_LEVEL,
  };
}

const splitList = (value: string | undefined) => value?.split(',').map((part) => part.trim());

/** Checks each variable, then their combinations, so that one start reports every fault. */
function readVariables(input: Record<string, string | undefined>): Variables {
  const read = Object.entries(variables.shape).map(([name, form]) => ({
    name,
    ...form.safeParse(input[name]),
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
  accountTemplate: v.MSG91_ACCOUNT_TEMPLATE_ID,
  account: v.TWILIO_ACCOUNT_SID,
  from: v.TWILIO_FROM,
});

function smtpOf({ SMTP_URL: url = '', SMTP_FROM: sender = '' }: Variables) {
  const server = readSmtpUrl(url);
  const from = readSender(sender);
  return server && from ? { ...server, from } : undefined;
}

/** Without the service worker no notification can be shown. */
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
      /** What shops are told. */
      shop: v.WHATSAPP_SHOP_TEMPLATE,
    },
    /** Meta's secret for signing receipts, and the token that verifies our webhook URL; undefined when no receipts are received. */
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

/**
 * These variables are OpenTelemetry's own ('OpenTelemetry Environment Variable Specification'); header values are
 * percent-encoded.
 */
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

/**
 * Makes the data folder if it is not there.
 * @throws SettingsError when this user cannot write there
 */
export function openDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

const unwritable = (dataDir: string, error: unknown): SettingsError =>
  new SettingsError([
    `DATA_DIR cannot be written: give this user the right to write to ${dataDir}, or set DATA_DIR to a folder that is not read-only (${(error as Error).message})`,
  ]);

/** A secret created once and stored in the data folder, readable only by its owner. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file))
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process, starting at the same time, was faster.
    if ((error as { code?: string }).code !== 'EEXIST' || !existsSync(file)) throw unwritable(dataDir, error);
  }
  return readFileSync(file, 'utf8').trim();
}
