import { useCallback, useEffect, useRef, useState } from 'react';
import type { Live } from '../../domains/chat/ui/live.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useDesk } from '../session.tsx';
import { ring } from './ring.ts';

/** Polling interval in milliseconds, while the socket is connected and while it is not. */
const askEvery = { connected: 45_000, alone: 15_000 };

/**
 * Follows the shop's news on every page of the desk, by the socket and by asking. What came while the desk was open is
 * shown as a toast and rings once.
 * @returns how many are unread, and a function that asks now
 */
export function useNews(live: Live): { unread: number; look: () => void } {
  const { api, shop, staff } = useDesk();
  const [unreadCount, setUnread] = useState(0);
  /** The newest number that this desk has seen; null until it first asked. */
  const newest = useRef<number | null>(null);
  const shopId = staff.role === 'seller' && staff.duty === 'all' ? shop?.id : undefined;
  const look = useCallback(() => {
    if (shopId === undefined) return;
    // A failed poll is repeated at the next interval.
    void api.deskNews.latest({ shop: shopId, after: newest.current ?? 0 }).then(
      ({ unread: count, news }) => {
        setUnread(count);
        void navigator.setAppBadge?.(count).catch(() => undefined);
        const [first] = news;
        const isNew = newest.current !== null && first !== undefined && first.number > newest.current;
        newest.current = Math.max(newest.current ?? 0, first?.number ?? 0);
        if (!isNew) return;
        // An order counts more than what it brings with it, such as a low stock.
        const order = news.find(({ kind }) => kind === 'new_order');
        toast.info((order ?? first).subject);
        ring();
      },
      () => undefined,
    );
  }, [api, shopId]);
  useEffect(() => live.on('shop_news', look), [live, look]);
  useEffect(() => {
    look();
    const timer = setInterval(look, live.connected ? askEvery.connected : askEvery.alone);
    const lookWhenVisible = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', lookWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookWhenVisible);
    };
  }, [live.connected, look]);
  return { unread: unreadCount, look };
}
