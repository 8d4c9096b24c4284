import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';
import { registerForm } from './form.ts';
import { nextOf } from '../login/next-of.ts';

export const registerPage = definePage({
  name: 'register',
  path: '/register',
  load: async ({ api, search }) => {
    const { customer } = await api.accounts.whoAmI();
    if (customer) goTo('/');
    return { next: nextOf(search) };
  },
  forms: [registerForm],
  head: () => ({ title: m.register_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
