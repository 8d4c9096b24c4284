import * as m from '#messages/desk-payouts';
import { deskPage } from '../../desk-page.tsx';

/** Runs in which sellers are paid, and bank accounts that wait for a second person. */
export const payoutsPage = deskPage({
  path: '/desk/payouts',
  for: 'operators',
  title: m.payouts(),
  load: async ({ api, search }) => {
    const [{ accounts }, commission, list] = await Promise.all([
      api.deskPayoutAccounts.waiting({}),
      api.deskCommissionRates.list({}),
      api.deskPayoutRuns.list({ day: search.get('day') ?? undefined }),
    ]);
    return { accounts, commission, ...list };
  },
  view: () => import('./view.tsx'),
});
