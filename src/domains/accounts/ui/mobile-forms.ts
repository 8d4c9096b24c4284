import * as answers from '#messages/answers';
import * as m from '#messages/forms';
import { readMobile, typedMobile } from '../../../platform/mobile-number.ts';
import { isOtp } from '../../../platform/typed-code.ts';
import { beside } from '../../../ui/form/refusal.ts';
import { backToPage } from '../../../web/back-to-page.ts';
import { defineForm } from '../../../web/form.ts';
import { besideProof, proofIn } from './owner-proof-forms.ts';

/** The first of two forms that add a number to an account: sends the OTP. The second one checks it. */
export const newMobileForm = defineForm({
  name: 'new-mobile',
  fields: { mobile: '' },
  typed: { mobile: typedMobile },
  check: ({ mobile }) => beside(readMobile(mobile) ? {} : { mobile: m.enter_valid_mobile() }),
  send: (api, { mobile }) => api.accounts.sendOtp({ mobile, step: 1 }),
  tell: ({ message }) => ({ fields: { mobile: message } }),
  next: () => null,
});

export const addMobileForm = defineForm({
  name: 'add-mobile',
  fields: { mobile: '', otp: '', password: '' },
  secret: ['otp', 'password'],
  done: m.mobile_added,
  check: ({ otp }) => beside(isOtp(otp) ? {} : { otp: m.enter_4_digit_otp() }),
  send: (api, { mobile, otp, password }) => api.accounts.addMobile({ mobile, otp, ...proofIn({ password }) }),
  tell: ({ message, fields }) => ({ fields: { [fields?.password ? 'password' : 'otp']: message } }),
  next: backToPage('add-mobile'),
});

export const removeMobileForm = defineForm({
  name: 'remove-mobile',
  fields: { password: '', otp: '' },
  secret: ['password', 'otp'],
  done: answers.mobile_removed,
  send: (api, values) => api.accounts.removeMobile(proofIn(values)),
  tell: besideProof,
  next: backToPage('remove-mobile'),
});
