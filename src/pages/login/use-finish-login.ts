import * as m from '#messages/login';
import { keepToken } from '../../domains/accounts/ui/token.ts';
import { takePendingAdd } from '../../domains/cart/ui/pending-add.ts';
import { takePendingWish } from '../../domains/wishlist/ui/pending-wish.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useApi } from '../../web/page.tsx';
import { useGoAndRefresh } from '../../web/shell-context.tsx';

export interface Login {
  readonly token: string;
  readonly message: string;
}

/**
 * What follows a successful login: keeps the token, finishes the Add to Cart or the heart that a guest pressed, and goes
 * where one was going; to the product instead, where its size is still to be chosen.
 */
export function useFinishLogin(next: string): (login: Login) => Promise<void> {
  const api = useApi();
  const go = useGoAndRefresh();
  return async ({ token, message }) => {
    keepToken(token);
    toast.success(message);
    const pending = takePendingAdd();
    let goal = next;
    if (pending?.variantId === '') {
      toast.error(m.please_choose_size());
      goal = `/product/details/${pending.productId}`;
    } else if (pending) {
      await api.cart.add(pending).then(
        (answer) => toast.success(answer.message, { text: m.view_cart(), href: '/cart' }),
        (error: Error) => toast.error(error.message),
      );
    }
    const wish = takePendingWish();
    if (wish) {
      await api.wishlist.add({ productId: wish }).then(
        (answer) =>
          toast.success(answer.message, { text: m.view_wishlist(), href: '/dashboard/my-wishlist' }),
        // It is there already: that is what was wished for.
        (error: { status?: number; message: string }) => error.status === 409 || toast.error(error.message),
      );
    }
    await go(goal, { replace: true });
  };
}
