import * as m from '#messages/desk-titles';
import { deskPage } from '../../desk-page.tsx';

export const newsPage = deskPage({
  path: '/desk/news',
  for: 'everybody',
  title: m.news(),
  load: async ({ api, shop, search }) => {
    const before = Number(search.get('before')) || undefined;
    const page = await api.deskNews.list({ shop, ...(before && { before }) });
    const [first] = page.news;
    // Shown once as new: from the next visit on it counts as read.
    if (first && !before) await api.deskNews.markRead({ shop, upTo: first.number });
    return page;
  },
  view: () => import('./view.tsx'),
});

export const newsChannelsPage = deskPage({
  path: '/desk/news/channels',
  for: 'everybody',
  title: m.news_channels(),
  load: ({ api, shop }) => api.deskNews.readChannels({ shop }),
  view: () => import('./channels-view.tsx'),
});
