import * as m from '#messages/delivery-day';
import { compact } from '../../../../packages/typed-code/src/typed-code.ts';
import { pinCodeShape } from '../../../platform/typed-code.ts';
import { defineForm } from '../../../web/form.ts';

/** Asks for the delivery days of a PIN code. Without JavaScript the page shows them once; nothing is stored. */
export const pinForm = defineForm({
  name: 'delivery-pin',
  fields: { pincode: '' },
  check: ({ pincode }) =>
    pinCodeShape.test(compact(pincode)) ? undefined : { fields: { pincode: m.enter_pin() } },
  send: (api, { pincode }) => api.delivery.promise({ pincode }),
  next: () => null,
});

/** Asks for a mail when the shop starts delivering to a PIN code. */
export const waitForm = defineForm({
  name: 'delivery-wait',
  keepsEntry: true,
  fields: { pincode: '', email: '' },
  check: ({ email }) => (/^\S+@\S+$/.test(email.trim()) ? undefined : { fields: { email: m.enter_email() } }),
  send: (api, { pincode, email }) => api.delivery.wait({ pincode, email }),
  next: () => null,
});
