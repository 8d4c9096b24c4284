import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const reviewsPage = deskPage({
  path: '/desk/reviews',
  for: 'everybody',
  title: m.reviews(),
  load: ({ api, shop, search }) =>
    api.deskReviews.list({
      shop,
      search: search.get('search') ?? undefined,
      page: Number(search.get('page')) || 1,
      ...(search.get('show') === 'unanswered' ? { show: 'unanswered' } : {}),
    }),
  view: () => import('./view.tsx'),
});
