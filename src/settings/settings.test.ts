import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

/** The first word of each line that a start with these variables would print. */
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
])('refuses %s=%s and names nothing else', (name, value) => {
  expect(faultyNames({ [name]: value })).toEqual([name]);
});
