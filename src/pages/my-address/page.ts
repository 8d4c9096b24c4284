import * as m from '#messages/titles';
import { profileForm } from '../../domains/accounts/ui/forms.ts';
import { sendVerifyLinkForm } from '../../domains/accounts/ui/link-forms.ts';
import { addMobileForm, newMobileForm } from '../../domains/accounts/ui/mobile-forms.ts';
import { endOtherSessionsForm, endSessionForm } from '../../domains/accounts/ui/session-forms.ts';
import { addressForm, removeAddressForm } from '../../domains/addresses/ui/forms.ts';
import { deleteAccountForm, deleteOtpForm } from '../../domains/privacy/ui/delete-account-forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const myAddressPage = definePage({
  name: 'my-address',
  path: '/dashboard/myaddress',
  needs: 'customer',
  load: async ({ api }) => {
    const [{ allAddress }, { sessions }, { customer }] = await Promise.all([
      api.addresses.list(),
      api.accounts.listSessions(),
      api.accounts.whoAmI(),
    ]);
    return { addresses: allAddress, sessions, mobile: customer?.mobile ?? '' };
  },
  forms: [
    profileForm,
    sendVerifyLinkForm,
    newMobileForm,
    addMobileForm,
    addressForm,
    removeAddressForm,
    endSessionForm,
    endOtherSessionsForm,
    deleteAccountForm,
    deleteOtpForm,
  ],
  head: () => ({ title: m.my_profile_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
