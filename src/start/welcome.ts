import { demoLogins } from '../../db/town/people.ts';
import type { Settings } from '../settings/settings.ts';
import { shop } from '../shop.ts';

/** Printed after the start: the address and, in demo mode, how to log in. */
export function welcome(settings: Settings): string[] {
  const open = [``, `${shop.name} is open: ${settings.publicUrl}`];
  if (!settings.demo) return open;
  return [
    ...open,
    `Log in with any 10-digit mobile number; the OTP lands at ${settings.publicUrl}/dev/outbox`,
    ...demoLogins.map(({ what, name, password }) => `${what}: ${name} / ${password}`),
    'Ctrl-C closes the shop.',
  ];
}
