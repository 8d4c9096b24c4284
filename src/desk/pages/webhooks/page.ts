import * as m from '#messages/desk-webhooks';
import { deskPage } from '../../desk-page.tsx';

/** Stored webhooks of the payment providers, and their state. */
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

/** Payments that customers' banks dispute. */
const disputesPage = deskPage({
  path: '/desk/webhooks/disputes',
  for: 'operators',
  title: m.disputes(),
  load: ({ api, search }) => api.deskWebhooks.listDisputes({ after: Number(search.get('after')) || 0 }),
  view: () => import('./disputes-view.tsx'),
});

/** Refunds made at the provider that the shop did not request. */
const providerRefundsPage = deskPage({
  path: '/desk/webhooks/refunds',
  for: 'operators',
  title: m.refunds_elsewhere(),
  load: ({ api, search }) => api.deskWebhooks.listRefunds({ after: Number(search.get('after')) || 0 }),
  view: () => import('./refunds-view.tsx'),
});

/** Payouts from payment providers to the bank account. */
const settlementsPage = deskPage({
  path: '/desk/webhooks/settlements',
  for: 'operators',
  title: m.settlements(),
  load: ({ api, search }) => api.deskWebhooks.listSettlements({ after: Number(search.get('after')) || 0 }),
  view: () => import('./settlements-view.tsx'),
});

export const webhookPages = [webhooksPage, disputesPage, providerRefundsPage, settlementsPage];
