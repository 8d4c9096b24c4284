import { useEffect, useState } from 'react';
import { useApi } from '../../../web/page.tsx';

/** Poll interval in milliseconds while the page is visible. */
const every = 15_000;

/**
 * The ids of the shops that are online. Empty at first, because guests' pages are the same for everyone.
 */
export function useOnline(): readonly string[] {
  const api = useApi();
  const [online, setOnline] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      // Without an answer, the online dots stay as they are until the next poll.
      const now = await api.chat.listOnline().catch(() => null);
      if (now) setOnline(now.online);
    };
    void look();
    const timer = setInterval(() => void look(), every);
    const back = () => void look();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [api]);
  return online;
}
