import * as m from '#messages/desk-payouts';
import { deskPage } from '../../desk-page.tsx';

/** Bank accounts of shops that wait for a second person. */
export const payoutsPage = deskPage({
  path: '/desk/payouts',
  for: 'operators',
  title: m.payouts(),
  load: ({ api }) => api.deskPayoutAccounts.waiting({}),
  view: () => import('./view.tsx'),
});
