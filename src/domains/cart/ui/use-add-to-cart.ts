import { useState } from 'react';
import { isPassing, refusedBy } from '../../../platform/call-error.ts';
import { sendingOnce } from '../../../platform/send-once.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useGoToLogin, useRefresh, useShell } from '../../../web/shell-context.tsx';
import { type GuestGood, keepForLogin } from '../../catalogue/ui/guest-goods.ts';

type Item = Omit<GuestGood, 'key'> & { readonly quantity: number };

/**
 * Adds to the cart and shows a message. A guest is sent to /login and the choice is completed afterwards. `needsSize`
 * is called if the product has sizes and none was chosen.
 */
export function useAddToCart(needsSize: () => void = () => {}): {
  add: (item: Item) => Promise<void>;
  adding: boolean;
} {
  const api = useApi();
  const { customer } = useShell();
  const refresh = useRefresh();
  const goToLogin = useGoToLogin();
  // One click is one addition, however often the network makes it resend.
  const [sendOnce] = useState(sendingOnce);
  const [adding, setAdding] = useState(false);

  async function add({ name, ...wanted }: Item): Promise<void> {
    const logIn = () => {
      keepForLogin({ ...wanted, name });
      goToLogin();
    };
    if (!customer) return logIn();
    setAdding(true);
    try {
      const { message } = await sendOnce(wanted, api.cart.add);
      toast.success(message, '/cart');
      await refresh();
    } catch (error) {
      const refusal = refusedBy(api.cart.add, error);
      if (refusal?.code === 'not_logged_in') return logIn();
      if (refusal?.code === 'choose_size') return needsSize();
      toast.error((error as Error).message);
      // Refused, most likely for lack of stock: the page shows what is left now.
      if (!isPassing(error)) await refresh();
    } finally {
      setAdding(false);
    }
  }
  return { add, adding };
}
