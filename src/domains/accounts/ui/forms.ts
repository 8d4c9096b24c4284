import * as m from '#messages/forms';
import { beside } from '../../../ui/form/refusal.ts';
import { backToPage } from '../../../web/back-to-page.ts';
import { defineForm } from '../../../web/form.ts';
import { besideEmailTaken } from './email-taken.ts';
import { besideProof, proofIn } from './owner-proof-forms.ts';

export const profileForm = defineForm({
  name: 'profile',
  keepsEntry: true,
  fields: { name: '', email: '', password: '', otp: '' },
  secret: ['password', 'otp'],
  done: m.profile_saved,
  check: ({ name, email }) =>
    name.trim() && email.trim() ? undefined : { error: m.name_and_email_are_required() },
  send: (api, { name, email, ...proof }) => api.accounts.updateProfile({ name, email, ...proofIn(proof) }),
  tell: besideEmailTaken,
  next: backToPage('profile'),
});

/** An account that only ever logged in by OTP sets its first password: it enters an OTP in place of the old one. */
export const passwordForm = defineForm({
  name: 'password',
  fields: { old_password: '', new_password: '', otp: '', hasPassword: false },
  secret: ['old_password', 'new_password', 'otp'],
  done: m.password_changed,
  check: ({ old_password, new_password, hasPassword }) => {
    const faults: Record<string, string> = {};
    if (hasPassword && !old_password) faults.old_password = m.enter_old_password();
    if (!new_password) faults.new_password = m.choose_password();
    else if (new_password.length < 8) faults.new_password = m.password_too_short();
    return beside(faults);
  },
  send: (api, { old_password, new_password, otp, hasPassword }) =>
    api.accounts.changePassword({ ...(hasPassword ? { old_password } : proofIn({ otp })), new_password }),
  tell: besideProof,
  next: backToPage('password'),
});
