import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh, useShell } from '../../../web/shell-context.tsx';

/** Puts a product on the wishlist; a guest is sent to /login and comes back. */
export function WishlistButton({ product }: { product: { _id: string; name: string } }) {
  const api = useApi();
  const { customer } = useShell();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');

  async function add() {
    if (!customer) return navigate(`/login?next=${encodeURIComponent(pathname + search)}`);
    setState('added');
    try {
      const { message } = await api.wishlist.add({ userId: customer.id, productId: product._id });
      toast.success(message);
      await refresh();
    } catch (error) {
      setState((error as { status?: number }).status === 409 ? 'added' : 'idle');
      toast.error((error as Error).message);
    }
  }
  const added = state === 'added';
  return (
    <IconButton
      icon={added ? 'heart-filled' : 'heart'}
      variant="outlined"
      aria-pressed={added}
      label={added ? `${product.name} is on your wishlist` : `Add ${product.name} to your wishlist`}
      onClick={() => void add()}
    />
  );
}
