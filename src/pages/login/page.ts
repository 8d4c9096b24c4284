import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';

import type { Api } from '../../calls.ts';
import {
  changeMobileForm,
  completeProfileForm,
  emailLoginForm,
  hasOtpForm,
  sendOtpForm,
  verifyOtpForm,
} from './forms.ts';
import { nextOf } from './next-of.ts';
import type { LoginStep } from './step-address.ts';
import { pressedIn, readWaiting } from './waiting.ts';

/** How far the login got, if the address says that it began. */
const loginOf = async (api: Api, search: URLSearchParams): Promise<LoginStep> =>
  search.has('step') ? await api.accounts.loginStep() : { step: 'mobile', mobile: '', retryAfter: 0 };

export const loginPage = definePage({
  name: 'login',
  path: '/login',
  load: async ({ api, search }) => {
    const { customer } = await api.accounts.whoAmI();
    if (customer) goTo(nextOf(search));
    const next = nextOf(search);
    const login = await loginOf(api, search);
    const press = pressedIn(next);
    // A product that is gone is not shown, but must not prevent the login.
    const goods = press && (await readWaiting(api, press).catch(() => null));
    return { next, wanted: goods, login };
  },
  forms: [sendOtpForm, hasOtpForm, changeMobileForm, verifyOtpForm, completeProfileForm, emailLoginForm],
  head: () => ({ title: m.login_register_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
