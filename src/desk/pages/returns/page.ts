import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

const lists = ['waiting', 'disputed', 'all'] as const;

export const returnsPage = deskPage({
  path: '/desk/returns',
  for: 'everybody',
  title: m.returns(),
  load: ({ api, shop, search }) =>
    api.deskReturns.list({
      shop,
      list: lists.find((name) => name === search.get('list')) ?? 'waiting',
      search: search.get('search') ?? undefined,
      page: Number(search.get('page')) || 1,
    }),
  view: () => import('./view.tsx'),
});
