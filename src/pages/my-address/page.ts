import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const myAddressPage = definePage({
  name: 'my-address',
  path: '/dashboard/myaddress',
  needs: 'customer',
  load: async ({ api }) => (await api.addresses.list()).allAddress,
  head: () => ({ title: `My Profile | ${shop.name}`, noindex: true }),
  view: () => import('./view.tsx'),
});
