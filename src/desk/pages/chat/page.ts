import { type DeskPageVisit, deskPage } from '../../desk-page.tsx';

async function loadChat({ api, shop }: Pick<DeskPageVisit<string>, 'api' | 'shop'>, customerId: string) {
  // A conversation belongs to one shop: an operator who looks into all of them chooses first.
  if (shop === undefined) return null;
  const [inbox, open] = await Promise.all([
    api.deskChat.inbox({ shop }),
    customerId ? api.deskChat.read({ shop, customerId }) : null,
  ]);
  return { ...inbox, open: open && { ...open, customerId } };
}
export type DeskChatData = Awaited<ReturnType<typeof loadChat>>;

/** The shop's inbox, and beside it the conversation with one customer, if one is chosen. */
export const chatPages = [
  deskPage({
    path: '/desk/chat',
    for: 'everybody',
    title: 'Chat',
    load: (visit) => loadChat(visit, ''),
    view: () => import('./view.tsx'),
  }),
  deskPage({
    path: '/desk/chat/:customerId',
    for: 'everybody',
    title: 'Chat',
    load: (visit) => loadChat(visit, visit.params.customerId),
    view: () => import('./view.tsx'),
  }),
];
