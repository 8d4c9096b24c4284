import { shop } from '../../shop.ts';
import { definePage, type PageVisit } from '../../web/page.tsx';

async function loadChat({ api }: Pick<PageVisit<string>, 'api'>, sellerId: string, productSlug: string) {
  const [opened, asked] = await Promise.all([
    api.chat.open({ sellerId }),
    // The product that the customer came from; when it is gone the chat opens all the same.
    productSlug ? api.catalogue.getProduct({ slugOrId: productSlug }).catch(() => null) : null,
  ]);
  const about = asked?.product;
  return { ...opened, about: about ? { name: about.name, slug: about.slug } : null };
}

export type ChatData = Awaited<ReturnType<typeof loadChat>>;

const head = ({ currentFd }: ChatData) => ({
  title: `${currentFd ? `Chat with ${currentFd.name}` : 'Chat'} | ${shop.name}`,
  noindex: true,
});

/** The list of sellers, and beside it the conversation with one of them, if one is chosen. */
export const chatPages = [
  definePage({
    name: 'chat',
    path: '/dashboard/chat',
    needs: 'customer',
    load: (visit) => loadChat(visit, '', ''),
    head,
    view: () => import('./view.tsx'),
  }),
  definePage({
    name: 'chat-with-seller',
    folder: 'chat',
    path: '/dashboard/chat/:sellerId',
    needs: 'customer',
    load: (visit) => loadChat(visit, visit.params.sellerId, visit.search.get('product') ?? ''),
    head,
    view: () => import('./view.tsx'),
  }),
];
