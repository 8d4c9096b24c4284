import { expect, it } from 'vitest';
import { demoLogins } from '../../db/town/people.ts';
import { testSettings } from '../../test/support/app.ts';
import { temporaryDataDir } from '../../packages/embedded-postgres/src/testing.ts';
import { commands } from '../../tools/ops/commands.ts';
import { readSettings } from '../settings/settings.ts';
import { welcome } from './welcome.ts';

const passwords = demoLogins.map(({ password }) => password);
const toldBy = (seed: string) => welcome(testSettings({ SEED: seed })).join('\n');

it('an empty shop says how to add the first operator, and no logins that do not exist', () => {
  const text = toldBy('none');
  for (const password of passwords) expect(text).not.toContain(password);
  const [, words] = /npm run ops -- (\w+ \w+) NAME --email ADDRESS/.exec(text) ?? [];
  expect(commands.find((command) => command.words === words)?.usage).toBe('NAME --email ADDRESS');
});

it('an empty shop that is not where the command looks says which variables to name', () => {
  const text = (over: Record<string, string>) => welcome(readSettings({ SEED: 'none', ...over })).join('\n');
  const { dataDir, remove } = temporaryDataDir();
  expect(text({ DATA_DIR: dataDir })).toContain('first operator, with this shop’s DATA_DIR: npm run ops');
  expect(toldBy('none')).toContain('first operator, with this shop’s DATABASE_URL: npm run ops');
  remove();
});

it('the demo town says its logins', () => {
  for (const password of passwords) expect(toldBy('demo')).toContain(password);
});

it('a live shop says what it lacks, and what to set: e-mail, and a PostgreSQL that is kept up to date', () => {
  const live = {
    CHOWK_MODE: 'live',
    PUBLIC_URL: 'http://localhost:3000',
    SESSION_SECRET: 'thirty-two bytes of a real secret',
    PAYMENT_PROVIDER: 'gateway',
    PAYMENT_URL: 'https://bank.bridge.in',
    PAYMENT_SECRET: 'a key of the bank',
    UPI_VPA: 'shop@bank',
  };
  const twilio = {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'A',
    TWILIO_AUTH_TOKEN: 'B',
    TWILIO_FROM: '+1',
  };
  const lines = (over: Record<string, string>) => welcome(readSettings({ ...live, ...over })).join('\n');
  expect(lines(twilio)).toContain('SMTP_URL and SMTP_FROM are not set');
  const mail = { SMTP_URL: 'smtps://a:b@mail.shop.in', SMTP_FROM: 'orders@shop.in' };
  expect(lines({ ...twilio, ...mail })).not.toContain('SMTP');
  expect(lines({ SMS_PROVIDER: 'http', SMS_URL: 'https://sms.bridge.in' })).not.toContain('SMTP');
  expect(lines(twilio)).toContain('safer with DATABASE_URL');
  expect(lines({ ...twilio, DATABASE_URL: 'postgresql://shop@db/shop' })).not.toContain('DATABASE_URL');
});
