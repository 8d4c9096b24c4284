import * as m from '#messages/waits';
import { readMobile } from '../../../platform/mobile-number.ts';
import type { Refusal } from '../../../ui/form/refusal.ts';
import { defineForm } from '../../../web/form.ts';

/** What the server said: that somebody is remembered, or to which number an OTP went. */
export interface Told {
  readonly message: string;
  readonly otpTo?: string;
  /** Where a demo shop's texts are read. */
  readonly outbox?: string | undefined;
}

/**
 * Asks to be told when a size is back. A guest leaves an e-mail address or a number; a number is sent an OTP first, and the
 * form comes again with it.
 */
export const tellMeForm = defineForm({
  name: 'tell-me',
  fields: { variantId: '', contact: '', otp: '' },
  secret: ['otp'],
  typed: { otp: (typed) => typed.replace(/\D/g, '') },
  check: ({ variantId }) => (variantId ? undefined : { fields: { variantId: m.choose_size() } }),
  send: async (api, { variantId, contact, otp }): Promise<Told> => {
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
    return fields['email'] ? { fields: { contact: fields['email'] } } : { error: message };
  },
  next: () => null,
});

/** The link of the mail that proves an address. */
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
