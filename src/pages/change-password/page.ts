import * as m from '#messages/titles';
import { passwordForm } from '../../domains/accounts/ui/forms.ts';
import { ownerOtpForm } from '../../domains/accounts/ui/owner-proof-forms.ts';
import { shop } from '../../shop.ts';
import { definePage, goTo } from '../../web/page.tsx';

/** The path keeps its published misspelling (R-CALL-4); the texts on the page are spelt right. */
const path = '/dashboard/chage-password';

export const changePasswordPage = definePage({
  name: 'change-password',
  path,
  needs: 'customer',
  load: async () => null,
  forms: [passwordForm, ownerOtpForm],
  head: () => ({ title: m.change_password_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});

/** The correct spelling works too. */
export const changePasswordAlias = definePage({
  name: 'change-password-alias',
  folder: 'change-password',
  path: '/dashboard/change-password',
  load: async () => goTo(path),
  head: () => ({ title: m.change_password(), noindex: true }),
  view: () => import('./view.tsx'),
});
