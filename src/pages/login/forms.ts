import * as m from '#messages/forms';
import { readMobile, typedMobile } from '../../platform/mobile-number.ts';
import { isOtp } from '../../platform/typed-code.ts';
import { beside } from '../../ui/form/refusal.ts';
import { defineForm } from '../../web/form.ts';
import { nextOf } from './next-of.ts';
import { type Step, stepAddress } from './step-address.ts';

/** The login's steps. The step stands in the address; the server knows the number, by a cookie. */

const mobileFault = ({ mobile }: { mobile: string }) =>
  beside(readMobile(mobile) ? {} : { mobile: m.enter_valid_mobile() });

export const sendOtpForm = defineForm({
  name: 'send-otp',
  fields: { mobile: '' },
  typed: { mobile: typedMobile },
  check: mobileFault,
  send: (api, { mobile }) => api.accounts.sendOtp({ mobile, step: 1 }),
  tell: ({ message }) => ({ fields: { mobile: message } }),
  next: ({ address }) => stepAddress(address, 'otp'),
});

/** Makes no API call: shows another step. With JavaScript a click does that. */
const stepForm = (name: string, step: Step) =>
  defineForm({
    name,
    fields: { mobile: '' },
    typed: { mobile: typedMobile },
    check: mobileFault,
    send: () => Promise.resolve(null),
    next: ({ address }) => stepAddress(address, step),
  });

/** Goes to the OTP that was already sent: another is not sent so soon. */
export const hasOtpForm = stepForm('has-otp', 'otp');
export const changeMobileForm = stepForm('change-mobile', 'mobile');

export const verifyOtpForm = defineForm({
  name: 'verify-otp',
  fields: { mobile: '', otp: '' },
  secret: ['otp'],
  check: ({ otp }) => beside(isOtp(otp) ? {} : { otp: m.enter_4_digit_otp() }),
  send: (api, { mobile, otp }) => api.accounts.verifyOtp({ mobile, otp, step: 2 }),
  tell: ({ message }) => ({ fields: { otp: message } }),
  next: ({ answer, address }) =>
    answer.isNewUser ? stepAddress(address, 'profile') : nextOf(address.searchParams),
});

export const completeProfileForm = defineForm({
  name: 'complete-profile',
  keepsEntry: true,
  fields: { phonenumber: '', name: '', email: '' },
  check: ({ name, email }) => {
    const fields = {
      ...(!name.trim() && { name: m.enter_full_name() }),
      ...(!email.trim() && { email: m.enter_email() }),
    };
    return beside(fields) && { error: m.name_and_email_are_required(), fields };
  },
  send: (api, profile) => api.accounts.completeProfile(profile),
  next: ({ address }) => nextOf(address.searchParams),
});

export const emailLoginForm = defineForm({
  name: 'email-login',
  fields: { email: '', password: '' },
  secret: ['password'],
  check: ({ email, password }) =>
    email.trim() && password ? undefined : { error: m.enter_email_and_password() },
  send: (api, login) => api.accounts.logIn(login),
  next: ({ address }) => nextOf(address.searchParams),
});
