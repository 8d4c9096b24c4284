import * as m from '#messages/notices-page';
import { unsubscribeForm } from '../../domains/notices/ui/forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

/** The target of a mail's unsubscribe link. Only the button unsubscribes, since scanners open links too (R-NOTICE-4). */
export const unsubscribePage = definePage({
  name: 'unsubscribe',
  path: '/unsubscribe',
  load: async ({ search }) => ({ token: (search.get('token') ?? '').slice(0, 300) }),
  forms: [unsubscribeForm],
  head: () => ({ title: m.unsubscribe_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
