import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { shop } from '../shop.ts';
import type { S3Key } from './objects/sign-s3.ts';

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

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a port number')
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: optional.refine(
    (value) => value === undefined || /^https?:\/\/[^/\s]+$/.test(value),
    'must be an origin such as https://shop.example, without a path',
  ),
  CHOWK_MODE: z.enum(['demo', 'live'], 'must be demo or live').default('demo'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional.refine(
    (value) => value === undefined || /^postgres(ql)?:\/\//.test(value),
    'must start with postgres:// or postgresql://',
  ),
  READ_DATABASE_URL: optional.refine(
    (value) => (value?.split(',') ?? []).every((part) => /^postgres(ql)?:\/\//.test(part.trim())),
    'must be addresses of read replicas, comma-separated, each starting with postgres:// or postgresql://',
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
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  SESSION_SECRET: secret,
  SMS_PROVIDER: z
    .enum(['outbox', 'http', 'msg91', 'twilio'], 'must be outbox, http, msg91 or twilio')
    .default('outbox'),
  SMS_URL: optional,
  MSG91_AUTH_KEY: optional,
  MSG91_TEMPLATE_ID: optional,
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_FROM: optional,
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PAYMENT_PROVIDER: z
    .enum(
      ['simulator', 'gateway', 'upi-manual', 'razorpay'],
      'must be simulator, gateway, upi-manual or razorpay',
    )
    .default('simulator'),
  PAYMENT_SECRET: optional,
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
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
});

/** All that can be set from outside, read once at start and passed down. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The shop's own origin, without a trailing slash. */
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Read replicas that browsing is spread over; none where everything goes to the one database. */
  readonly readDatabaseUrls: readonly string[];
  /** The bucket that photos are in; without it they are in the data folder. */
  readonly s3: { endpoint: string; bucket: string; key: S3Key } | undefined;
  /** Where traces are sent, and how many of them (0 to 1); none without. */
  readonly tracing:
    | { endpoint: string; headers: Readonly<Record<string, string>>; service: string; share: number }
    | undefined;
  readonly seed: 'demo' | 'none';
  readonly sessionSecret: string;
  readonly sms: {
    provider: 'outbox' | 'http' | 'msg91' | 'twilio';
    url?: string | undefined;
    key?: string | undefined;
    template?: string | undefined;
    account?: string | undefined;
    from?: string | undefined;
  };
  readonly payment: {
    provider: 'simulator' | 'gateway' | 'upi-manual' | 'razorpay';
    secret: string;
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
 * @throws SettingsError with one line per fault
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success)
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const v = parsed.data;
  const faults = v.CHOWK_MODE === 'live' ? liveFaults(v) : [];
  faults.push(...providerFaults(v), ...s3Faults(v));
  if (faults.length) throw new SettingsError(faults);
  const dataDir = resolve(v.DATA_DIR);
  const demoSecret = (name: string) => (v.CHOWK_MODE === 'demo' ? keptSecret(dataDir, name) : '');
  return {
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    demo: v.CHOWK_MODE === 'demo',
    dataDir,
    databaseUrl: v.DATABASE_URL,
    readDatabaseUrls: v.READ_DATABASE_URL?.split(',').map((url) => url.trim()) ?? [],
    s3: s3Of(v),
    tracing: tracingOf(v),
    seed: v.SEED,
    sessionSecret: v.SESSION_SECRET ?? demoSecret('session-secret'),
    sms: {
      provider: v.SMS_PROVIDER,
      url: v.SMS_URL,
      key: v.SMS_PROVIDER === 'msg91' ? v.MSG91_AUTH_KEY : v.TWILIO_AUTH_TOKEN,
      template: v.MSG91_TEMPLATE_ID,
      account: v.TWILIO_ACCOUNT_SID,
      from: v.TWILIO_FROM,
    },
    payment: {
      provider: v.PAYMENT_PROVIDER,
      secret: v.PAYMENT_SECRET ?? demoSecret('payment-secret'),
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

type Variables = z.output<typeof variables>;

function s3Of(v: Variables): Settings['s3'] {
  if (!v.S3_ENDPOINT) return undefined;
  return {
    endpoint: v.S3_ENDPOINT,
    bucket: v.S3_BUCKET ?? '',
    key: { id: v.S3_ACCESS_KEY_ID ?? '', secret: v.S3_SECRET_ACCESS_KEY ?? '', region: v.S3_REGION },
  };
}

function s3Faults(v: Variables): string[] {
  if (!v.S3_ENDPOINT) return [];
  return (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !v[name])
    .map((name) => `${name} is missing: S3_ENDPOINT needs it`);
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

function liveFaults(v: Variables): string[] {
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
  if (v.PAYMENT_PROVIDER === 'simulator')
    faults.push(
      'PAYMENT_PROVIDER is simulator, which takes no money: live mode needs gateway, upi-manual or razorpay',
    );
  if (v.UPI_VPA === shop.upi.vpa)
    faults.push('UPI_VPA is the demo address: live mode needs the UPI address that customers pay to');
  return faults;
}

function providerFaults(v: Variables): string[] {
  const needed: Record<string, (keyof Variables)[]> = {
    http: ['SMS_URL'],
    msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
    twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
    gateway: v.CHOWK_MODE === 'live' ? ['PAYMENT_SECRET', 'PAYMENT_URL'] : [],
    razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'PAYMENT_SECRET'],
  };
  return [v.SMS_PROVIDER, v.PAYMENT_PROVIDER].flatMap((provider) =>
    (needed[provider] ?? [])
      .filter((name) => !v[name])
      .map((name) => `${name} is missing: the provider ${provider} needs it`),
  );
}

/** A secret made once and kept in the data folder, readable by its owner only. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
