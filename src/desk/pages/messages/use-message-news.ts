import { useEffect } from 'react';
import { useLive } from '../../../domains/chat/ui/live.ts';

/** Polling interval in milliseconds, while the socket is connected and while it is not. */
const askEvery = { connected: 60_000, alone: 6_000 };

/** Calls `look` when a message of the contact form may have changed. `look` must be the same function on every render. */
export function useMessageNews(look: () => unknown): void {
  const live = useLive('desk');
  useEffect(() => {
    const lookIfSeen = () => document.visibilityState === 'visible' && look();
    const stop = live.on('contact_message', look);
    // Changes between loading the page and opening the socket were not pushed: fetch them.
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
