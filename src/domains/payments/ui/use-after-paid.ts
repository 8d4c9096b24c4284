import { useCallback } from 'react';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';

/** What follows a payment: what the order bought leaves the cart, once; the counts are read again. */
export function useAfterPaid(): (orderId: string) => Promise<void> {
  const api = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (orderId) => {
      // The server does it only once and only for a paid order; a lost request is made good by the next page that asks.
      await api.payments.takeOutOfCart({ orderId }).catch(() => undefined);
      await refresh();
    },
    [api, refresh],
  );
}
