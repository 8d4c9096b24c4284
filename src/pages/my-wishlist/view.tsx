import { startTransition, useRef, useState } from 'react';
import * as m from '#messages/wishlist';
import type { WishlistItem } from '../../domains/wishlist/wishlist.ts';
import { type Wait, WaitsList } from '../../domains/waits/ui/waits-list.tsx';
import { isPassing } from '../../platform/call-error.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { showOutcome } from '../../ui/use-action.ts';
import { useApi, type ViewProps } from '../../web/page.tsx';
import { useRefresh } from '../../web/shell-context.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import { WishCard } from './wish-card.tsx';

interface Data {
  readonly items: WishlistItem[];
  readonly waits: Wait[];
}

export default function MyWishlist({ data: { items, waits } }: ViewProps<Data>) {
  const api = useApi();
  const refresh = useRefresh();
  const heading = useRef<HTMLHeadingElement>(null);
  // Optimistic removal: a refusal puts the card back.
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const visibleItems = items.filter(({ _id }) => !leaving.has(_id));

  const putBack = (id: string) => setLeaving((now) => new Set([...now].filter((other) => other !== id)));

  async function remove({ _id, productId }: WishlistItem, toastText?: string) {
    setLeaving((now) => new Set(now).add(_id));
    heading.current?.focus({ preventScroll: true });
    try {
      const { message } = await api.wishlist.remove({ wishlistId: _id });
      const undo = () => void showOutcome(() => api.wishlist.add({ productId })).then(refresh);
      toast.success(toastText ?? message, toastText ? '/cart' : { undo });
      if (await refresh()) startTransition(() => putBack(_id));
    } catch (error) {
      putBack(_id);
      toast.error((error as Error).message);
      if (!isPassing(error)) await refresh();
    }
  }
  return (
    <DashboardFrame
      title={visibleItems.length > 0 ? m.wishlist_count({ count: visibleItems.length }) : m.wishlist()}
      heading={heading}
    >
      {visibleItems.length === 0 ? (
        <EmptyState
          title={m.no_items_found()}
          action={<ButtonLink href="/shops">{m.continue_shopping()}</ButtonLink>}
        >
          {m.no_items_hint()}
        </EmptyState>
      ) : (
        <Grid least="8.5rem">
          {visibleItems.map((item) => (
            <WishCard
              key={item._id}
              item={item}
              onRemove={() => void remove(item)}
              onMoved={() => void remove(item, m.moved_to_your_cart())}
            />
          ))}
        </Grid>
      )}
      <WaitsList waits={waits} />
    </DashboardFrame>
  );
}
