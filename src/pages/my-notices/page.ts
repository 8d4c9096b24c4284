import * as m from '#messages/notices-page';
import { readForm } from '../../domains/notices/ui/forms.ts';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';

export const myNoticesPage = definePage({
  name: 'my-notices',
  path: '/dashboard/notices',
  needs: 'customer',
  load: ({ api, search }) => api.notices.list({ before: search.get('before') ?? '' }),
  forms: [readForm],
  head: () => ({ title: m.page_title({ shop: shop.name }), noindex: true }),
  view: () => import('./view.tsx'),
});
