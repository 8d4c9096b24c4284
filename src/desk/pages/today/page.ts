import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const todayPage = deskPage({
  path: '/desk',
  for: 'everybody',
  title: m.today(),
  load: async ({ api, shop }) => {
    const [figures, { parcels }, account] = await Promise.all([
      api.deskToday.read({ shop }),
      api.deskOrders.list({ shop, state: 'to pack' }),
      api.deskEarnings.account({ shop }),
    ]);
    return { ...figures, parcels, account };
  },
  view: () => import('./view.tsx'),
});
