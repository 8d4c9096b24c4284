import { defineForm } from '../../../web/form.ts';
import { besideProof, proofIn } from '../../accounts/ui/owner-proof-forms.ts';

/** Where the customer's data is downloaded, after a proof. */
export const myDataPath = '/api/customer/my-data';

/** Proves who is at this browser, unless the login is fresh, and goes on to the file. */
export const downloadForm = defineForm({
  name: 'download',
  fields: { password: '', otp: '' },
  secret: ['password', 'otp'],
  send: (api, values) => api.accounts.prove(proofIn(values)),
  tell: besideProof,
  next: () => myDataPath,
});
