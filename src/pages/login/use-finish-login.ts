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
 * `next`. Says one thing: what became of the products, or a welcome.
 */
export function useFinishLogin(next: string): (login: Login) => Promise<void> {
  const api = useApi();
  const go = useGoAndRefresh();
  return async ({ token, message }) => {
    if (!(await finishGuestGoods(api))) toast.success(message);
    // Last: other tabs then read the account anew, with the goods in it.
    keepToken(token);
    await go(next, { replace: true });
  };
}
