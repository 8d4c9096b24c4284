import { startTransition, useState } from 'react';
import * as m from '#messages/wishlist';
import { isCallError, isPassing } from '../../../platform/call-error.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { showOutcome } from '../../../ui/use-action.ts';
import { useApi } from '../../../web/page.tsx';
import { useGoToLogin, useRefresh, useShell } from '../../../web/shell-context.tsx';
import { keepForLogin } from '../../catalogue/ui/guest-goods.ts';
import { wishFormName } from './wish-form-name.ts';

/**
 * The heart: adds a product to the wishlist or removes it. It changes at once and reverts if the server refuses. A
 * guest is sent to /login, and the change is completed afterwards. `onPicture` is the small heart on a product card.
 */
export function WishlistButton({
  product,
  onPicture = false,
}: {
  product: { _id: string; name: string };
  onPicture?: boolean;
}) {
  const api = useApi();
  const { customer, wishes } = useShell();
  const refresh = useRefresh();
  const goToLogin = useGoToLogin();
  const wish = wishes.find(({ productId }) => productId === product._id);
  // The clicked state, until the shell's data includes it.
  const [optimistic, setPressed] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const isWished = optimistic ?? wish !== undefined;

  function logIn() {
    if (!isWished) keepForLogin({ productId: product._id, name: product.name });
    goToLogin();
  }
  async function change(userId: string): Promise<void> {
    setPressed(!isWished);
    const again = () => api.wishlist.add({ userId, productId: product._id });
    const { message } = wish ? await api.wishlist.remove({ wishlistId: wish.wishlistId }) : await again();
    toast.success(message, wish && { undo: () => void showOutcome(again).then(refresh) });
  }
  async function toggle() {
    if (!customer) return logIn();
    if (busy) return;
    setBusy(true);
    try {
      // Clicked before and not refreshed since: read the server's state first.
      if (optimistic === null) await change(customer.id);
      // From now on the heart shows the server's state, also when another tab was quicker.
      if (await refresh()) startTransition(() => setPressed(null));
    } catch (error) {
      setPressed(null);
      if (isCallError(error) && error.status === 401) return logIn();
      toast.error((error as Error).message);
      if (!isPassing(error)) await refresh();
    } finally {
      setBusy(false);
    }
  }
  return (
    <IconButton
      icon={isWished ? 'heart-filled' : 'heart'}
      {...(onPicture ? { variant: 'raised', size: 'small' } : { variant: 'outlined' })}
      aria-pressed={isWished}
      aria-disabled={busy}
      label={m.on_your_wishlist({ product: product.name })}
      title={isWished ? m.remove_from_wishlist() : m.add_to_wishlist()}
      // Only rendered by the server: with JavaScript a heart needs no form, and the first page stays light.
      {...(import.meta.env.SSR && {
        type: 'submit',
        form: wishFormName,
        name: wish ? 'wishlistId' : 'productId',
        value: wish?.wishlistId ?? product._id,
      })}
      suppressHydrationWarning
      onClick={(event) => {
        event.preventDefault();
        void toggle();
      }}
    />
  );
}
