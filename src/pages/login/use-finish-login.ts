import { keepToken } from '../../domains/accounts/ui/token.ts';
import { finishGuestGoods } from '../../domains/cart/ui/finish-guest-goods.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useApi } from '../../web/page.tsx';
import { useGoAndRefresh } from '../../web/shell-context.tsx';

export interface Login {
  readonly token: string;
  readonly message: string;
}

/**
 * Runs after a successful login: stores the token, adds the products a guest had chosen to the account, and goes to
 * `next`, or to a product that still needs a size.
 */
export function useFinishLogin(next: string): (login: Login) => Promise<void> {
  const api = useApi();
  const go = useGoAndRefresh();
  return async ({ token, message }) => {
    keepToken(token);
    toast.success(message);
    const unsized = await finishGuestGoods(api);
    await go(unsized ? `/product/details/${unsized}` : next, { replace: true });
  };
}
