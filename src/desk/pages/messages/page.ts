import * as m from '#messages/desk';
import { deskPage } from '../../desk-page.tsx';

const states = ['open', 'answered', 'closed'] as const;

export const messagesPage = deskPage({
  path: '/desk/messages',
  for: 'operators',
  duties: ['support'],
  title: m.messages(),
  load: async ({ api, search }) => {
    const state = states.find((one) => one === search.get('state')) ?? 'open';
    return api.deskSupport.list({
      state,
      number: search.get('number') ?? '',
      after: Number(search.get('after')) || 0,
    });
  },
  view: () => import('./view.tsx'),
});
