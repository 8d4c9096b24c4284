import { useEffect, useState } from 'react';
import { useApi } from '../../../web/page.tsx';

/** Milliseconds between looks while the page is in front. */
const every = 15_000;

/** The ids of the shops whose keeper is online: none at first, since pages of guests are the same for all of them. */
export function useOnline(): readonly string[] {
  const api = useApi();
  const [online, setOnline] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      // Without an answer the lamps stay as they are until the next look.
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
