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
  head: () => ({ title: `My Profile | ${shop.name}`, noindex: true }),
  view: () => import('./view.tsx'),
});
