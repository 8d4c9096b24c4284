import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

const lists = ['waiting', 'disputed', 'all'] as const;

export const returnsPage = deskPage({
  path: '/desk/returns',
  for: 'everybody',
  title: m.returns(),
  load: async ({ api, shop, search }) => {
    const list = lists.find((name) => name === search.get('list')) ?? 'waiting';
    const page = Number(search.get('page')) || 1;
    return { list, ...(await api.deskReturns.list({ shop, list, page })) };
  },
  view: () => import('./view.tsx'),
});
