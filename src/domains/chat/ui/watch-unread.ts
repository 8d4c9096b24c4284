import * as m from '#messages/chat';
import type { Api } from '../../../calls.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** How often it is asked whether a seller wrote, in milliseconds, while somebody looks at the page. */
const askEvery = 15_000;

let tellBadge: (count: number) => void = () => {};

/** Says how many messages are unread now, which an open chat knows best. */
export function tellUnread(count: number): void {
  tellBadge(count);
}

/**
 * Keeps the header's count of unread messages fresh on every page: from an open chat, which hears sooner and says who
 * wrote, else by asking, and then says it here. Gives how to stop.
 * @param shown the count that the page came with; what came since is news
 */
export function watchUnread(api: Api, shown: number, show: (count: number) => void): () => void {
  let before = shown;
  tellBadge = (count) => {
    before = count;
    show(count);
  };
  const look = async () => {
    if (document.visibilityState !== 'visible' || location.pathname.startsWith('/dashboard/chat')) return;
    const { unread, latestFrom } = await api.chat.countUnread();
    if (unread > before) toast.info(m.seller_sent_message({ sender: latestFrom }));
    if (unread !== before) show(unread);
    before = unread;
  };
  // What could not be asked now is asked the next time.
  const quietly = () => void look().catch(() => undefined);
  quietly();
  const timer = setInterval(quietly, askEvery);
  document.addEventListener('visibilitychange', quietly);
  return () => {
    tellBadge = () => {};
    clearInterval(timer);
    document.removeEventListener('visibilitychange', quietly);
  };
}
