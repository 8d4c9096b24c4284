import * as m from '#messages/chat';
import type { Api } from '../../../calls.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Poll interval for the unread count while the page is visible, in milliseconds. */
const askEvery = 15_000;

let tellBadge: (count: number) => void = () => {};

/** Publishes the unread count. An open chat knows it best. */
export function tellUnread(count: number): void {
  tellBadge(count);
}

/**
 * Keeps the header's unread count up to date on every page: from an open chat, or by polling, which also shows the
 * toast.
 * @returns the function that stops it
 * @param initial the count rendered with the page; anything above it is new
 */
export function watchUnread(api: Api, initial: number, show: (count: number) => void): () => void {
  let before = initial;
  tellBadge = (count) => {
    before = count;
    show(count);
  };
  const look = async () => {
    if (document.visibilityState !== 'visible' || location.pathname.startsWith('/dashboard/chat')) return;
    const { unread, latestFrom } = await api.chat.countUnread();
    if (unread > before) toast.info(m.seller_sent_message({ sender: latestFrom }));
    // Also when it is the page's own: from now on the count rises together with the toast.
    show(unread);
    before = unread;
  };
  // A failed poll is repeated at the next interval.
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
