import type { DeskPageVisit } from '../../desk-page.tsx';

export async function loadChat(
  { api, shop }: Pick<DeskPageVisit<string>, 'api' | 'shop'>,
  customerId: string,
) {
  // A conversation belongs to one shop: an operator who sees all shops must choose one first.
  if (shop === undefined) return null;
  const [inbox, open] = await Promise.all([
    api.deskChat.inbox({ shop }),
    customerId ? api.deskChat.read({ shop, customerId }) : null,
  ]);
  return { ...inbox, open: open && { ...open, customerId } };
}
export type DeskChatData = Awaited<ReturnType<typeof loadChat>>;
