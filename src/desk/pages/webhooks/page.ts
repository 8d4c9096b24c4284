import * as m from '#messages/desk-webhooks';
import { deskPage } from '../../desk-page.tsx';

/** Payment providers' webhooks as they were stored, and what became of them. */
export const webhooksPage = deskPage({
  path: '/desk/webhooks',
  for: 'operators',
  title: m.title(),
  load: async ({ api, search }) => {
    const which: 'open' | 'all' = search.get('which') === 'all' ? 'all' : 'open';
    return { which, ...(await api.deskWebhooks.list({ which, after: Number(search.get('after')) || 0 })) };
  },
  view: () => import('./view.tsx'),
});
