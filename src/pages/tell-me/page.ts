import * as m from '#messages/titles';
import { confirmForm } from '../../domains/waits/ui/forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

/** The target of a verification link. Only the button confirms, since mail scanners open links too. */
export const tellMePage = definePage({
  name: 'tell-me',
  path: '/tell-me',
  load: async ({ search }) => ({ token: (search.get('token') ?? '').slice(0, 100) }),
  forms: [confirmForm],
  head: () => ({ title: m.tell_me_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
