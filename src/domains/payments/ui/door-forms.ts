import * as m from '#messages/forms';
import { isOtp } from '../../../platform/typed-code.ts';
import { beside } from '../../../ui/form/refusal.ts';
import { defineForm } from '../../../web/form.ts';

/** Sends the OTP that confirms an order to be paid at the door. The page then asks for it. */
export const doorOtpForm = defineForm({
  name: 'door-otp',
  fields: { orderId: '' },
  send: (api, { orderId }) => api.onDelivery.sendOtp({ orderId }),
  next: () => null,
});

/** Confirms such an order within ten minutes of a login by OTP. */
export const doorNowForm = defineForm({
  name: 'door-now',
  fields: { orderId: '' },
  send: (api, { orderId }) => api.onDelivery.confirm({ orderId }),
  next: ({ values }) => `/payment/confirm?orderId=${encodeURIComponent(values.orderId)}`,
});

export const doorConfirmForm = defineForm({
  name: 'door-confirm',
  fields: { orderId: '', otp: '' },
  secret: ['otp'],
  check: ({ otp }) => beside(isOtp(otp) ? {} : { otp: m.enter_4_digit_otp() }),
  send: (api, given) => api.onDelivery.confirm(given),
  tell: ({ message }) => ({ fields: { otp: message } }),
  next: ({ values }) => `/payment/confirm?orderId=${encodeURIComponent(values.orderId)}`,
});
