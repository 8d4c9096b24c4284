import * as m from '#messages/desk';
import { deskPage } from '../../desk-page.tsx';
import { loadChat } from './load.ts';

/** The shop's inbox, with the chosen conversation beside it. */
export const chatPages = [
  deskPage({
    path: '/desk/chat',
    for: 'everybody',
    duties: ['support'],
    title: m.chat(),
    load: (visit) => loadChat(visit, ''),
    view: () => import('./view.tsx'),
  }),
  deskPage({
    path: '/desk/chat/:customerId',
    for: 'everybody',
    duties: ['support'],
    title: m.chat(),
    load: (visit) => loadChat(visit, visit.params.customerId),
    view: () => import('./view.tsx'),
  }),
];
