import * as m from '#messages/titles';
import { resetPasswordForm } from '../../domains/accounts/ui/link-forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

/** The target of the link in a reset mail. Opening it does not use the link up: mail scanners open links too. */
export const resetPasswordPage = definePage({
  name: 'reset-password',
  path: '/reset-password',
  load: async ({ search }) => ({ token: (search.get('token') ?? '').slice(0, 100) }),
  forms: [resetPasswordForm],
  head: () => ({ title: m.reset_password_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
