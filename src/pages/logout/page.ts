import * as m from '#messages/titles';
import { logOutForm } from '../../domains/accounts/ui/log-out-form.ts';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';

export const logoutPage = definePage({
  name: 'logout',
  path: '/logout',
  load: async ({ api }) => {
    const { customer } = await api.accounts.whoAmI();
    if (!customer) goTo('/');
    return null;
  },
  forms: [logOutForm],
  head: () => ({ title: m.logout_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
