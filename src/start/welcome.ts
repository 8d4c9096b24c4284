import { resolve } from 'node:path';
import { demoLogins } from '../../db/town/people.ts';
import { hasMail } from '../domains/notices/delivery.ts';
import type { Settings } from '../settings/settings.ts';
import { usualDataDir } from '../settings/settings-variables.ts';
import { shop } from '../shop.ts';

const noMail =
  'No e-mails are sent: SMTP_URL and SMTP_FROM are not set. Password resets and e-mail notices need them.';

const embeddedWhenLive =
  'The database is the embedded PostgreSQL, whose security fixes wait for a new release of its package. A shop that takes money ' +
  'is safer with DATABASE_URL: a PostgreSQL that your system updates. npm run doctor says what is out of date.';

/** Printed after the start: the address and, in demo mode, how to log in. */
export function welcome(settings: Settings): string[] {
  const open = [``, `${shop.name} is open: ${settings.publicUrl}`];
  const isEmpty = settings.seed === 'none';
  if (!settings.demo)
    return [
      ...open,
      ...(isEmpty ? [firstOperator(settings)] : []),
      ...(hasMail(settings) ? [] : [noMail]),
      ...(settings.databaseUrl ? [] : [embeddedWhenLive]),
    ];
  const staff = demoLogins.map(({ what, name, password }) => `${what}: ${name} / ${password}`);
  return [
    ...open,
    `Log in with any 10-digit mobile number; the OTP lands at ${settings.publicUrl}/dev/outbox`,
    ...(isEmpty ? [firstOperator(settings)] : staff),
    'Ctrl-C closes the shop.',
  ];
}

/** The command works on the shop that its variables name: without those of this one it would make another. */
function firstOperator({ databaseUrl, dataDir }: Settings): string {
  const own = [
    ...(databaseUrl === undefined ? [] : ['DATABASE_URL']),
    ...(dataDir === resolve(usualDataDir) ? [] : ['DATA_DIR']),
  ];
  const how = own.length === 0 ? '' : `, with this shop’s ${own.join(' and ')}`;
  return `Nothing was seeded (SEED=none). Add the first operator${how}: npm run ops -- operator add NAME --email ADDRESS`;
}
