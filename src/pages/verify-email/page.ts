import * as m from '#messages/titles';
import { verifyEmailForm } from '../../domains/accounts/ui/link-forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

/** The target of a verification mail's link. Only the button verifies, since mail scanners open links too. */
export const verifyEmailPage = definePage({
  name: 'verify-email',
  path: '/verify-email',
  load: async ({ search }) => ({ token: (search.get('token') ?? '').slice(0, 100) }),
  forms: [verifyEmailForm],
  head: () => ({ title: m.verify_email_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
