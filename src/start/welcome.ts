import { demoLogins } from '../../db/town/people.ts';
import { hasMail } from '../domains/notices/delivery.ts';
import type { Settings } from '../settings/settings.ts';
import { shop } from '../shop.ts';

/** Printed after the start: the address and, in demo mode, how to log in. */
export function welcome(settings: Settings): string[] {
  const open = [``, `${shop.name} is open: ${settings.publicUrl}`];
  if (!settings.demo)
    return hasMail(settings)
      ? open
      : [
          ...open,
          'No e-mails are sent: SMTP_URL and SMTP_FROM are not set. Password resets and e-mail notices need them.',
        ];
  return [
    ...open,
    `Log in with any 10-digit mobile number; the OTP lands at ${settings.publicUrl}/dev/outbox`,
    ...demoLogins.map(({ what, name, password }) => `${what}: ${name} / ${password}`),
    'Ctrl-C closes the shop.',
  ];
}
