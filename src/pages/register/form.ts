import { besideEmailTaken } from '../../domains/accounts/ui/email-taken.ts';
import { beside } from '../../ui/form/use-form.ts';
import { defineForm } from '../../web/form.ts';
import { nextOf } from '../login/next-of.ts';

/** Beside each field what is missing; the bounds are those of the server, which has the last word. */
function faultsOf({ name, email, password }: { name: string; email: string; password: string }) {
  const faults: Record<string, string> = {};
  if (!name.trim()) faults.name = 'Please enter your name';
  if (!email.trim()) faults.email = 'Please enter your e-mail address';
  else if (!/^\S+@\S+\.\S+$/.test(email.trim())) faults.email = 'Please enter a valid e-mail address';
  if (!password) faults.password = 'Please choose a password';
  else if (password.length < 8) faults.password = 'A password has at least 8 characters';
  return faults;
}

export const registerForm = defineForm({
  name: 'register',
  fields: { name: '', email: '', password: '' },
  secret: ['password'],
  check: (account) => beside(faultsOf(account)),
  send: (api, account) => api.accounts.register(account),
  tell: besideEmailTaken,
  next: ({ address }) => nextOf(address.searchParams),
});
