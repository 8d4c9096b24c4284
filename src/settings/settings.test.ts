import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';
import { shopFaults } from './shop-faults.ts';

/** The variable names at the start of the lines that a start with these variables would print. */
function faultyNames(env: Record<string, string>): string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults.map((fault) => fault.split(' ')[0] ?? '');
    throw error;
  }
  return [];
}

it('says in one start all that is wrong, a line each, whether by itself or for live mode', () => {
  expect(
    faultyNames({ CHOWK_MODE: 'live', PORT: 'abc', SESSION_SECRET: 'short', SMS_PROVIDER: 'twilio' }),
  ).toEqual([
    'PORT',
    'SESSION_SECRET',
    'PUBLIC_URL',
    'PAYMENT_PROVIDER',
    'UPI_VPA',
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_FROM',
  ]);
});

it.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['CHOWK_MODE', 'test'],
  ['SEED', 'yes'],
  ['UNPAID_ORDER_TTL', '30'],
  ['PUBLIC_URL', 'shop.example'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['TRUST_PROXY', 'everybody'],
  ['SMTP_URL', 'mail.shop.in'],
  ['SMTP_URL', 'https://mail.shop.in'],
  ['SMTP_URL', 'smtps://user@mail.shop.in'],
  ['SMTP_URL', 'smtps://user:100%@mail.shop.in'],
  ['SMTP_FROM', 'Chowk'],
  ['SMTP_FROM', 'a@shop.in, b@shop.in'],
  ['VAPID_PRIVATE_KEY', 'short'],
  ['VAPID_PRIVATE_KEY', Buffer.alloc(32).toString('base64')],
  ['PUSH_SERVICES', 'fcm.googleapis.com'],
  ['PUSH_SERVICES', 'https://fcm.googleapis.com/fcm/send'],
  ['PUSH_SERVICES', 'https://*'],
  ['WHATSAPP_PHONE_NUMBER_ID', '+91 98290 12345'],
  ['WHATSAPP_ORDER_TEMPLATE', 'Order news'],
  ['WHATSAPP_LANGUAGE', 'English'],
])('refuses %s=%s and names nothing else', (name, value) => {
  expect(faultyNames({ [name]: value })).toEqual([name]);
});

it('reads the mail server and the sender', () => {
  const smtp = (url: string) =>
    readSettings({
      SMTP_URL: url,
      SMTP_FROM: 'Chowk Jaipur <orders@shop.in>',
      SESSION_SECRET: 'x'.repeat(32),
      PAYMENT_SECRET: 'y',
    }).smtp;
  expect(smtp('smtps://orders%40shop.in:a%2Fb%3A@mail.shop.in')).toEqual({
    host: 'mail.shop.in',
    port: 465,
    secure: true,
    isLocal: false,
    login: { user: 'orders@shop.in', password: 'a/b:' },
    from: { name: 'Chowk Jaipur', address: 'orders@shop.in' },
  });
  expect(smtp('smtp://mail.shop.in')).toMatchObject({ port: 587, secure: false, login: undefined });
  expect(smtp('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525, isLocal: true });
});

it('reads the key that signs notifications, in either base64, with its public key', () => {
  const key = Buffer.alloc(32, 0xfb);
  const [push, same] = (['base64', 'base64url'] as const).map(
    (form) =>
      readSettings({
        VAPID_PRIVATE_KEY: key.toString(form),
        SESSION_SECRET: 'x'.repeat(32),
        PAYMENT_SECRET: 'y',
      }).push,
  );
  expect(push).toEqual(same);
  expect(push?.privateKey).toBe(key.toString('base64url'));
  expect(Buffer.from(push?.publicKey ?? '', 'base64url')).toHaveLength(65);
});

it('makes a key for notifications and keeps it, unless no worker could show them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-settings-'));
  const pushOf = (over: object = {}) => readSettings({ DATA_DIR: folder, ...over }).push?.publicKey;
  const first = pushOf();
  expect(first).toMatch(/^B[\w-]{86}$/);
  expect(pushOf()).toBe(first);
  expect(statSync(join(folder, 'push-key')).mode & 0o777).toBe(0o600);
  expect(pushOf({ SERVICE_WORKER: 'off' })).toBeUndefined();
  rmSync(folder, { recursive: true });
});

describe('in live mode', () => {
  const live = {
    CHOWK_MODE: 'live',
    PUBLIC_URL: 'http://localhost:3000',
    SESSION_SECRET: 'thirty-two bytes of a real secret',
    SMS_PROVIDER: 'http',
    SMS_URL: 'https://sms.bridge.in/send',
    PAYMENT_PROVIDER: 'gateway',
    PAYMENT_URL: 'https://bank.bridge.in',
    PAYMENT_SECRET: 'a key of the bank',
    UPI_VPA: 'shop@bank',
  };
  const madeUp = [
    'shop.phone',
    'shop.supportEmail',
    'shop.infoEmail',
    'shop.gstin',
    'shop.grievanceOfficer.name',
    'shop.grievanceOfficer.email',
    'shop.payoutDebitAccount',
  ];

  it.each([
    ['nothing', {}, []],
    ['a guessable payment secret', { PAYMENT_SECRET: 'a' }, ['PAYMENT_SECRET']],
    ['texts over http', { SMS_URL: 'http://sms.bridge.in' }, ['SMS_URL']],
    ['payments over http', { PAYMENT_URL: 'http://bank.bridge.in' }, ['PAYMENT_URL']],
    ['a mail server without a sender', { SMTP_URL: 'smtps://a:b@mail.shop.in' }, ['SMTP_FROM']],
    ['a sender without a mail server', { SMTP_FROM: 'orders@shop.in' }, ['SMTP_URL']],
    [
      'a sender that nobody can answer',
      { SMTP_URL: 'smtps://a:b@mail.shop.in', SMTP_FROM: 'Chowk <orders@chowk.example>' },
      ['SMTP_FROM'],
    ],
    ['push services over http', { PUSH_SERVICES: 'http://push.attacker.in' }, ['PUSH_SERVICES']],
    [
      'WhatsApp without a number and a template',
      { WHATSAPP_TOKEN: 'x' },
      ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_ORDER_TEMPLATE'],
    ],
    [
      'a template without an account',
      { WHATSAPP_WISH_TEMPLATE: 'wish' },
      ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
    ],
    [
      'receipts of WhatsApp that cannot be proven',
      {
        WHATSAPP_TOKEN: 'x',
        WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
        WHATSAPP_WISH_TEMPLATE: 'wish',
        WHATSAPP_VERIFY_TOKEN: 'y',
      },
      ['WHATSAPP_APP_SECRET'],
    ],
    ['bridges on this machine', { SMS_URL: 'http://127.0.0.1:9', PAYMENT_URL: 'http://[::1]:9' }, []],
    [
      'pages over http, and the demo’s contacts',
      { PUBLIC_URL: 'http://chowk.in' },
      ['PUBLIC_URL', ...madeUp],
    ],
    ['the demo’s contacts', { PUBLIC_URL: 'https://chowk.in' }, madeUp],
    [
      'a password of the example files',
      {
        PUBLIC_URL: 'https://chowk.in',
        DATABASE_URL: 'postgresql://chowk:choose-a-third@127.0.0.1:6432/chowk',
        REDIS_URL: 'redis://:choose-a-fourth@10.0.0.31:6379',
      },
      ['DATABASE_URL', 'REDIS_URL', ...madeUp],
    ],
  ])('%s is named', (_name, over, faults) => expect(faultyNames({ ...live, ...over })).toEqual(faults));

  it('no key for notifications is made up', () => {
    expect(readSettings(live).push).toBeUndefined();
  });

  it('a shop with contacts of its own has no fault', () => {
    const grievanceOfficer = { name: 'A. Sharma', email: 'officer@chowk.in' };
    const emails = { supportEmail: 'help@chowk.in', infoEmail: 'info@chowk.in' };
    const own = { phone: '+91 98290 12345', gstin: '08AAHCS1234K1ZA', ...emails, grievanceOfficer };
    expect(shopFaults(own)).toEqual([expect.stringMatching(/^shop.payoutDebitAccount is the demo's/)]);
    expect(shopFaults({ ...own, payoutDebitAccount: '50200012345678' })).toEqual([]);
  });
});
