import { useCallback, useEffect, useState } from 'react';
import type { DeskApi } from '../../../calls.ts';
import { useDesk } from '../../session.tsx';

/** The running or last import of a shop. */
export type LastImport = NonNullable<Awaited<ReturnType<DeskApi['deskProducts']['lastImport']>>['import']>;

/** Polling interval of a running import, in milliseconds. */
const askEvery = 2_000;

/** The running or last import of a shop, polled while one runs. */
export function useLastImport(shop: string, known: LastImport | null) {
  const { api } = useDesk();
  const [last, setLast] = useState(known);
  const [isSending, setSending] = useState(false);
  const look = useCallback(
    () =>
      void api.deskProducts.lastImport({ shop }).then(
        (now) => setLast(now.import),
        () => {}, // asked again by the timer or on the next visit
      ),
    [api, shop],
  );
  const isRunning = last !== null && last.endedAt === null;
  const isWatched = isRunning || isSending;
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(look, askEvery);
    return () => clearInterval(timer);
  }, [isWatched, look]);
  /** Polls while this tab sends an import, and once more after it has ended. */
  const follow = <Answer>(sent: Promise<Answer>): Promise<Answer> => {
    setSending(true);
    return sent.finally(() => {
      setSending(false);
      look();
    });
  };
  return { last, isRunning, follow };
}
