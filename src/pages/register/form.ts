import * as m from '#messages/forms';
import { besideEmailTaken } from '../../domains/accounts/ui/email-taken.ts';
import { beside } from '../../ui/form/refusal.ts';
import { defineForm } from '../../web/form.ts';
import { nextOf } from '../login/next-of.ts';

/** Client-side checks of each field, with the server's limits. The server decides. */
function faultsOf({ name, email, password }: { name: string; email: string; password: string }) {
  const faults: Record<string, string> = {};
  if (!name.trim()) faults.name = m.enter_your_name();
  if (!email.trim()) faults.email = m.enter_email();
  else if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())) faults.email = m.enter_valid_email();
  if (!password) faults.password = m.choose_password();
  else if (password.length < 8) faults.password = m.password_too_short();
  return faults;
}

export const registerForm = defineForm({
  name: 'register',
  keepsEntry: true,
  fields: { name: '', email: '', password: '' },
  secret: ['password'],
  check: (account) => beside(faultsOf(account)),
  send: (api, account) => api.accounts.register(account),
  tell: besideEmailTaken,
  next: ({ address }) => nextOf(address.searchParams),
});
