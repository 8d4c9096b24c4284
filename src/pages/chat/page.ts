import * as m from '#messages/titles';
import { shop } from '../../shop.ts';
import { definePage } from '../../web/page.tsx';
import { loadChat, type ChatData } from './load.ts';

const head = ({ currentFd }: ChatData) => ({
  title: `${currentFd ? m.chat_with_title({ currentFd: currentFd.name }) : m.chat_title()} | ${shop.name}`,
  noindex: true,
});

/** The list of sellers, with the chosen conversation beside it. */
export const chatPages = [
  definePage({
    name: 'chat',
    path: '/dashboard/chat',
    needs: 'customer',
    load: (visit) => loadChat(visit, ''),
    head,
    view: () => import('./view.tsx'),
  }),
  definePage({
    name: 'chat-with-seller',
    folder: 'chat',
    path: '/dashboard/chat/:sellerId',
    needs: 'customer',
    load: (visit) => loadChat(visit, visit.params.sellerId),
    head,
    view: () => import('./view.tsx'),
  }),
];
