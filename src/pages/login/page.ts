import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';

import {
  changeMobileForm,
  completeProfileForm,
  emailLoginForm,
  hasOtpForm,
  sendOtpForm,
  verifyOtpForm,
} from './forms.ts';
import { nextOf } from './next-of.ts';

export const loginPage = definePage({
  name: 'login',
  path: '/login',
  load: async ({ api, search }) => {
    const { customer } = await api.accounts.whoAmI();
    if (customer) goTo(nextOf(search));
    return { next: nextOf(search) };
  },
  forms: [sendOtpForm, hasOtpForm, changeMobileForm, verifyOtpForm, completeProfileForm, emailLoginForm],
  head: () => ({ title: m.login_register_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
