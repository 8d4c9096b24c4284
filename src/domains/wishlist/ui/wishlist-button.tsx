import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh, useShell } from '../../../web/shell-context.tsx';
import { keepPendingWish } from './pending-wish.ts';

/**
 * The heart: puts a product on the wishlist or takes it off. It changes at once and goes back when the server refuses.
 * A guest is sent to /login, and the wish is finished afterwards. `onPicture` is the small one of a product card.
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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const kept = wishes.find(({ productId }) => productId === product._id);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const wished = pressed ?? kept !== undefined;

  async function toggle() {
    if (!customer) {
      keepPendingWish(product._id);
      return navigate(`/login?next=${encodeURIComponent(pathname + search)}`);
    }
    if (pressed !== null) return;
    setPressed(!wished);
    try {
      const { message } = kept
        ? await api.wishlist.remove({ wishlistId: kept.wishlistId })
        : await api.wishlist.add({ userId: customer.id, productId: product._id });
      toast.success(message);
    } catch (error) {
      toast.error((error as Error).message);
    }
    // What the server holds is what the heart shows from now on, also when another tab was quicker.
    await refresh();
    setPressed(null);
  }
  return (
    <IconButton
      icon={wished ? 'heart-filled' : 'heart'}
      {...(onPicture ? { variant: 'raised', size: 'small' } : { variant: 'outlined' })}
      aria-pressed={wished}
      label={`${product.name} on your wishlist`}
      title={wished ? 'Remove from wishlist' : 'Add to wishlist'}
      onClick={() => void toggle()}
    />
  );
}
