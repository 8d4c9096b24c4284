import * as m from '#messages/titles';
import { forgotPasswordForm } from '../../domains/accounts/ui/link-forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const forgotPasswordPage = definePage({
  name: 'forgot-password',
  path: '/forgot-password',
  load: async () => null,
  forms: [forgotPasswordForm],
  head: () => ({ title: m.forgot_password_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
