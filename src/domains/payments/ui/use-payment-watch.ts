import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../web/page.tsx';

export type WatchedStatus = 'pending' | 'paid' | 'failed';

/** Polling interval in milliseconds (R-PAY-3). */
export const pace = 5_000;

/**
 * Polls an order's payment status every 5 s until it is paid, and at once when the customer returns to the page:
 * after a payment app the money is often there already. A failed request is retried.
 * @param onChange called with every status that differs from the last known one
 * @param options.known the status that the page was rendered with
 * @returns the error message of the last request, if it failed
 */
export function usePaymentWatch(
  orderId: string,
  onChange: (status: WatchedStatus) => void,
  { known = 'pending', wanted = true }: { known?: WatchedStatus; wanted?: boolean } = {},
): { error: string | undefined } {
  const api = useApi();
  const [error, setError] = useState<string>();
  const changed = useRef(onChange);
  const last = useRef(known);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    if (!wanted || !orderId) return;
    let over = false;
    let asking = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pace);
    };
    async function ask() {
      if (asking) return;
      asking = true;
      try {
        const { payment_status: status } = await api.payments.status({ orderId });
        if (over) return;
        setError(undefined);
        const isNews = status !== last.current;
        last.current = status;
        if (status === 'paid') over = true;
        if (isNews) changed.current(status);
      } catch (failure) {
        if (!over) setError((failure as Error).message);
      } finally {
        asking = false;
        if (!over) wait();
      }
    }
    const cameBack = () => {
      if (document.visibilityState === 'visible' && !over) void ask();
    };
    document.addEventListener('visibilitychange', cameBack);
    // The page was just rendered with its status, so the first poll can wait.
    wait();
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', cameBack);
    };
  }, [api, orderId, wanted]);
  return { error };
}
