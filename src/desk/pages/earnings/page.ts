import * as m from '#messages/desk-earnings';
import { deskPage } from '../../desk-page.tsx';

/** What the shop is paid next, and the orders that it is for. */
export const earningsPage = deskPage({
  path: '/desk/earnings',
  for: 'everybody',
  title: m.your_money(),
  load: async ({ api, shop, search }) => {
    const choice = search.get('state');
    const state: 'earned' | 'held' | 'paid' = choice === 'held' || choice === 'paid' ? choice : 'earned';
    const [account, bank, { invoices }, list] = await Promise.all([
      api.deskEarnings.account({ shop }),
      api.deskPayoutAccounts.read({ shop }),
      api.deskCommission.list({ shop }),
      api.deskEarnings.orders({ shop, state, after: Number(search.get('after')) || 0 }),
    ]);
    return { account, bank, state, invoices, ...list };
  },
  view: () => import('./view.tsx'),
});

/** What the shop gets for an order, line by line. */
export const orderEarningsPage = deskPage({
  path: '/desk/earnings/:orderId',
  for: 'everybody',
  title: m.money_of_an_order(),
  load: ({ api, shop, params }) => api.deskEarnings.order({ orderId: params.orderId, shop }),
  view: () => import('./order-view.tsx'),
});
