import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isCallError } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh, useShell } from '../../../web/shell-context.tsx';
import { keepPendingAdd, type PendingAdd } from './pending-add.ts';

/**
 * Adds to the cart and says so. A guest is sent to /login and the choice is finished afterwards.
 * `needsSize` is called when the product has sizes and none was chosen.
 */
export function useAddToCart(needsSize: () => void = () => {}): {
  add: (wanted: PendingAdd) => Promise<void>;
  adding: boolean;
} {
  const api = useApi();
  const { customer } = useShell();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const location = useLocation();
  const [adding, setAdding] = useState(false);

  async function add(wanted: PendingAdd): Promise<void> {
    if (!customer) {
      keepPendingAdd(wanted);
      await navigate(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
      return;
    }
    setAdding(true);
    try {
      // One press is one addition, however often the network makes the browser send it.
      const { message } = await api.cart.add(
        { ...wanted, userId: customer.id },
        { idempotencyKey: crypto.randomUUID() },
      );
      toast.success(message);
      await refresh();
    } catch (error) {
      if (isCallError(error) && error.code === 'choose_size') needsSize();
      else toast.error((error as Error).message);
    } finally {
      setAdding(false);
    }
  }
  return { add, adding };
}
