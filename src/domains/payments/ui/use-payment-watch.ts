import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../web/page.tsx';

export type WatchedStatus = 'pending' | 'paid' | 'failed';

/** Milliseconds between two questions (R-PAY-3). */
export const pace = 5_000;

/**
 * Asks every 5 s how an order's payment stands, until it is paid or failed. `onSettled` is called once.
 * A question that fails is asked again; `error` holds the sentence meanwhile.
 */
export function usePaymentWatch(
  orderId: string,
  onSettled: (status: 'paid' | 'failed') => void,
  wanted = true,
) {
  const api = useApi();
  const [status, setStatus] = useState<WatchedStatus>('pending');
  const [error, setError] = useState<string>();
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  useEffect(() => {
    if (!wanted || !orderId) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      try {
        const answer = await api.payments.status({ orderId });
        if (over) return;
        setError(undefined);
        setStatus(answer.payment_status);
        if (answer.payment_status !== 'pending') return settled.current(answer.payment_status);
      } catch (failure) {
        if (over) return;
        setError((failure as Error).message);
      }
      timer = setTimeout(() => void ask(), pace);
    }
    // The page was rendered a moment ago with its status: the first question can wait its turn.
    timer = setTimeout(() => void ask(), pace);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [api, orderId, wanted]);
  return { status, error };
}
