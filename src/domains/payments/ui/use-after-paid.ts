import { useCallback } from 'react';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';

/** What happens after a payment: the ordered goods leave the cart, once, and the counts are refreshed. */
export function useAfterPaid(): (orderId: string) => Promise<void> {
  const api = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (orderId) => {
      // The server does it once, and only for a paid order. After a lost request, the next page that asks repeats it.
      await api.payments.takeOutOfCart({ orderId }).catch(() => undefined);
      await refresh();
    },
    [api, refresh],
  );
}
