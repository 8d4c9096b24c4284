import { useCallback, useEffect, useRef } from 'react';
import type { Stretch } from '../chat.ts';

/** Poll intervals in milliseconds, with the socket connected and without. */
const askEvery = { connected: 20_000, alone: 4_000 };

/** What to poll, from which sequence, and the callbacks. All but `knownUpTo` are stable between renders. */
interface Asking {
  readonly read: (range: { after: number }) => Promise<Stretch>;
  readonly knownUpTo: () => number;
  readonly onStretch: (stretch: Stretch) => void;
  readonly onReached: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** Polls for new messages: at once, every few seconds, and when the tab becomes visible or online again. */
export function useCatchUp(
  { read, knownUpTo, onStretch, onReached, onFailed }: Asking,
  isConnected: boolean,
) {
  const underway = useRef<Promise<void> | null>(null);
  const ask = useCallback((): Promise<void> => {
    underway.current ??= (async () => {
      try {
        for (let after = knownUpTo(), more = true; more; ) {
          const stretch = await read({ after });
          onStretch(stretch);
          after = stretch.messages.at(-1)?.sequence ?? after;
          ({ more } = stretch);
        }
        onReached();
      } catch (error) {
        onFailed(error);
      } finally {
        underway.current = null;
      }
    })();
    return underway.current;
  }, [read, knownUpTo, onStretch, onReached, onFailed]);

  useEffect(() => {
    void ask();
    const look = () => document.visibilityState === 'visible' && void ask();
    const timer = setInterval(look, isConnected ? askEvery.connected : askEvery.alone);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [ask, isConnected]);
}
