import * as m from '#messages/waits';
import { readMobile } from '../../../platform/mobile-number.ts';
import type { Refusal } from '../../../ui/form/refusal.ts';
import { defineForm } from '../../../web/form.ts';

/** The server's answer: the wait is stored, or an OTP went to this number. */
export interface AlertAnswer {
  readonly message: string;
  readonly otpTo?: string;
  /** Where a demo shop shows its texts. */
  readonly outbox?: string | undefined;
}

/**
 * Asks to be notified when a size is back. A guest enters an e-mail address or a number; a number is sent an OTP
 * first, and the form asks for it.
 */
export const tellMeForm = defineForm({
  name: 'tell-me',
  keepsEntry: true,
  fields: { variantId: '', contact: '', otp: '' },
  secret: ['otp'],
  check: ({ variantId }) => (variantId ? undefined : { fields: { variantId: m.choose_size() } }),
  send: async (api, { variantId, contact, otp }): Promise<AlertAnswer> => {
    const mobile = readMobile(contact);
    if (mobile && !otp) {
      const { message, outbox } = await api.accounts.sendOtp({ mobile, step: 1 });
      return { message, otpTo: mobile, outbox };
    }
    return api.waits.ask({
      variantId,
      ...(mobile ? { mobile, otp } : contact.trim() && { email: contact }),
    });
  },
  tell: ({ code = '', message, fields = {} }): Refusal => {
    if (code.includes('otp')) return { fields: { otp: message } };
    const contact = fields['email'] ?? fields['mobile'];
    return contact ? { fields: { contact } } : { error: message };
  },
  next: () => null,
});

/** Confirms an e-mail address with the token of the mail's link. */
export const confirmForm = defineForm({
  name: 'confirm-tell-me',
  fields: { token: '' },
  send: (api, { token }) => api.waits.confirm({ token }),
  next: () => null,
});

export const takeBackForm = defineForm({
  name: 'take-back-wait',
  fields: { waitId: '' },
  send: (api, { waitId }) => api.waits.takeBack({ waitId }),
  next: ({ address }) => address.pathname,
});
