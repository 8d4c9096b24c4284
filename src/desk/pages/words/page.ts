import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const wordsPage = deskPage({
  path: '/desk/words',
  for: 'operators',
  title: m.search_synonyms(),
  load: ({ api, search }) => api.deskSynonyms.list({ search: search.get('search') ?? '' }),
  view: () => import('./view.tsx'),
});
