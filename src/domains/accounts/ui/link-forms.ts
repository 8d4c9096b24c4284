import * as m from '#messages/forms';
import { beside } from '../../../ui/form/refusal.ts';
import { backToPage } from '../../../web/back-to-page.ts';
import { defineForm } from '../../../web/form.ts';

export const forgotPasswordForm = defineForm({
  name: 'forgot-password',
  fields: { email: '' },
  check: ({ email }) => beside(email.trim() ? {} : { email: m.enter_email() }),
  send: (api, values) => api.accounts.forgotPassword(values),
  next: () => null,
});

/** Ends at the login page, where the new password is entered once. */
export const resetPasswordForm = defineForm({
  name: 'reset-password',
  fields: { token: '', password: '' },
  secret: ['token', 'password'],
  check: ({ password }) => {
    if (!password) return { fields: { password: m.choose_password() } };
    return beside(password.length < 8 ? { password: m.password_too_short() } : {});
  },
  send: (api, values) => api.accounts.resetPassword(values),
  tell: ({ code, message, fields = {} }) =>
    code === 'link_expired' ? { error: message } : (beside(fields) ?? { error: message }),
  next: () => afterReset,
});

/** The page after setting a password by a link. */
export const afterReset = '/login?with=email&reset=done';

export const verifyEmailForm = defineForm({
  name: 'verify-email',
  fields: { token: '' },
  secret: ['token'],
  send: (api, values) => api.accounts.verifyEmail(values),
  next: () => null,
});

export const sendVerifyLinkForm = defineForm({
  name: 'send-verify-link',
  fields: {},
  done: m.verify_link_sent,
  send: (api) => api.accounts.sendVerifyLink(),
  next: backToPage('send-verify-link'),
});
