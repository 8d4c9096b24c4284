import type { Failure } from '../../../ui/form/use-form.ts';
import { defineForm } from '../../../web/form.ts';

/** Reasons that prevent the deletion are shown above the form, a wrong proof beside its field. */
const tell = ({ code, message }: Failure) =>
  code === 'wrong_status' || code === 'too_many'
    ? { error: message }
    : { fields: { password: message, otp: message } };

export const deleteAccountForm = defineForm({
  name: 'delete-account',
  fields: { password: '', otp: '' },
  secret: ['password', 'otp'],
  send: (api, { password, otp }) => api.privacy.deleteAccount(otp ? { otp } : { password }),
  tell,
  next: () => '/',
});
