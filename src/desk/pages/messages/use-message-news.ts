import { useEffect } from 'react';
import { useLive } from '../../../domains/chat/ui/live.ts';

/** How often it is asked whether there is news, in milliseconds: while the socket is there, and while it is not. */
const askEvery = { connected: 60_000, alone: 6_000 };

/** Calls `look` whenever something happened to a message of the contact form. It is the same function between renders. */
export function useMessageNews(look: () => unknown): void {
  const live = useLive('desk');
  useEffect(() => {
    const lookIfSeen = () => document.visibilityState === 'visible' && look();
    const stop = live.on('contact_message', look);
    // What came after the page was read and before the socket was there was told to nobody.
    if (live.connected) look();
    const timer = setInterval(lookIfSeen, live.connected ? askEvery.connected : askEvery.alone);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [live, look]);
}
