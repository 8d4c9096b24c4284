import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const todayPage = deskPage({
  path: '/desk',
  for: 'everybody',
  title: m.today(),
  load: async ({ api, shop }) => {
    const [figures, { parcels }] = await Promise.all([
      api.deskToday.read({ shop }),
      api.deskOrders.list({ shop, state: 'to pack' }),
    ]);
    return { ...figures, parcels };
  },
  view: () => import('./view.tsx'),
});
