import * as m from '#messages/titles';
import { profileForm } from '../../domains/accounts/ui/forms.ts';
import { sendVerifyLinkForm } from '../../domains/accounts/ui/link-forms.ts';
import { addMobileForm, newMobileForm, removeMobileForm } from '../../domains/accounts/ui/mobile-forms.ts';
import { ownerOtpForm } from '../../domains/accounts/ui/owner-proof-forms.ts';
import { endOtherSessionsForm, endSessionForm } from '../../domains/accounts/ui/session-forms.ts';
import { addressForm, removeAddressForm } from '../../domains/addresses/ui/forms.ts';
import { deleteAccountForm } from '../../domains/privacy/ui/delete-account-forms.ts';
import { downloadForm } from '../../domains/privacy/ui/download-form.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const myAddressPage = definePage({
  name: 'my-address',
  path: '/dashboard/myaddress',
  needs: 'customer',
  load: async ({ api }) => {
    const [{ allAddress }, { sessions }] = await Promise.all([
      api.addresses.list(),
      api.accounts.listSessions(),
    ]);
    return { addresses: allAddress, sessions };
  },
  forms: [
    profileForm,
    sendVerifyLinkForm,
    newMobileForm,
    addMobileForm,
    removeMobileForm,
    addressForm,
    removeAddressForm,
    endSessionForm,
    endOtherSessionsForm,
    deleteAccountForm,
    ownerOtpForm,
    downloadForm,
  ],
  head: () => ({ title: m.my_profile_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
