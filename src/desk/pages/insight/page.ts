import * as m from '#messages/desk-insight';
import { deskPage } from '../../desk-page.tsx';

export const insightPage = deskPage({
  path: '/desk/insight',
  for: 'everybody',
  title: m.how_it_goes(),
  load: async ({ api, shop, search }) => {
    const choice = search.get('days');
    const days: '1' | '7' | '30' = choice === '1' || choice === '30' ? choice : '7';
    const [figures, market] = await Promise.all([
      api.deskInsight.read({ shop, days }),
      shop ? null : api.deskInsight.market({ days }),
    ]);
    return { ...figures, market };
  },
  view: () => import('./view.tsx'),
});
