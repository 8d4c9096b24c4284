import { beside, type Refusal } from '../../../ui/form/refusal.ts';
import type { Failure } from '../../../ui/form/use-form.ts';
import { defineForm } from '../../../web/form.ts';

/** Shows a wrong or missing proof beside its field, and all other refusals as usual. */
export const besideProof = ({ code, message, fields = {} }: Failure): Refusal =>
  code === 'wrong_otp' || code === 'otp_expired' || code === 'second_otp'
    ? { fields: { otp: message } }
    : (beside(fields) ?? { error: message });

/** The proof in what a form sends, if any was entered. */
export const proofIn = ({ password, otp }: { password?: string; otp?: string }) => ({
  ...(password && { password }),
  ...(otp && { otp }),
});

/** For an account without a password: sends an OTP to its number first. */
export const ownerOtpForm = defineForm({
  name: 'owner-otp',
  fields: { mobile: '' },
  send: (api, { mobile }) => api.accounts.sendOtp({ mobile, step: 1 }),
  tell: ({ message }) => ({ error: message }),
  next: () => null,
});
