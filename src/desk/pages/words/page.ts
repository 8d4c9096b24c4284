import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const wordsPage = deskPage({
  path: '/desk/words',
  for: 'operators',
  title: m.search_synonyms(),
  load: async ({ api, search }) => {
    const [synonyms, searches] = await Promise.all([
      api.deskSynonyms.list({ search: search.get('search') ?? '' }),
      api.deskSynonyms.asked(),
    ]);
    return { ...synonyms, asked: searches };
  },
  view: () => import('./view.tsx'),
});
