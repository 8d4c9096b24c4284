import * as m from '#messages/desk-titles';
import { readFirstSteps } from './first-steps.tsx';
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
    const isQuiet = parcels.length === 0 && figures.toHandOver === 0;
    const steps = shop !== undefined && isQuiet ? await readFirstSteps(api, shop) : null;
    return { ...figures, parcels, account, steps };
  },
  view: () => import('./view.tsx'),
});
