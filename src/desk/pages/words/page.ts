import { deskPage } from '../../desk-page.tsx';

export const wordsPage = deskPage({
  path: '/desk/words',
  for: 'operators',
  title: 'Words of the search',
  load: ({ api, search }) => api.deskSynonyms.list({ search: search.get('search') ?? '' }),
  view: () => import('./view.tsx'),
});
