import * as m from '#messages/desk-webhooks';
import { deskPage } from '../../desk-page.tsx';

/** Payment providers' webhooks as they were stored, and what became of them. */
const webhooksPage = deskPage({
  path: '/desk/webhooks',
  for: 'operators',
  title: m.title(),
  load: async ({ api, search }) => {
    const which: 'open' | 'all' = search.get('which') === 'all' ? 'all' : 'open';
    return { which, ...(await api.deskWebhooks.list({ which, after: Number(search.get('after')) || 0 })) };
  },
  view: () => import('./view.tsx'),
});

/** Payments that customers' banks contest. */
const disputesPage = deskPage({
  path: '/desk/webhooks/disputes',
  for: 'operators',
  title: m.disputes(),
  load: ({ api, search }) => api.deskWebhooks.listDisputes({ after: Number(search.get('after')) || 0 }),
  view: () => import('./disputes-view.tsx'),
});

/** Refunds that were made at the provider and not asked for by the shop. */
const providerRefundsPage = deskPage({
  path: '/desk/webhooks/refunds',
  for: 'operators',
  title: m.refunds_elsewhere(),
  load: ({ api, search }) => api.deskWebhooks.listRefunds({ after: Number(search.get('after')) || 0 }),
  view: () => import('./refunds-view.tsx'),
});

/** What payment providers paid out to the bank account. */
const settlementsPage = deskPage({
  path: '/desk/webhooks/settlements',
  for: 'operators',
  title: m.settlements(),
  load: ({ api, search }) => api.deskWebhooks.listSettlements({ after: Number(search.get('after')) || 0 }),
  view: () => import('./settlements-view.tsx'),
});

export const webhookPages = [webhooksPage, disputesPage, providerRefundsPage, settlementsPage];
