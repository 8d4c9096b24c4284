import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const questionsPage = deskPage({
  path: '/desk/questions',
  for: 'everybody',
  title: m.questions(),
  load: ({ api, shop, search }) =>
    api.deskQuestions.list({
      shop,
      search: search.get('search') ?? undefined,
      page: Number(search.get('page')) || 1,
      ...(search.get('show') === 'all' ? { show: 'all' } : {}),
    }),
  view: () => import('./view.tsx'),
});
