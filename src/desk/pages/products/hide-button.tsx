import * as m from '#messages/desk-products';
import { Button } from '../../../ui/button/button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import type { Row } from './row.ts';

/** Hides a product from customers, or shows it again. */
export function HideButton({ row: { id, name, version, status } }: { row: Row }) {
  const { api, shop, reload } = useDesk();
  const [busy, run] = useAction(reload);
  const next = status === 'active' ? 'hidden' : 'active';
  const isShown = next === 'hidden';
  const press = () =>
    run(() => api.deskProducts.setStatus({ productId: id, version, status: next, shop: shop?.id }));
  return (
    <Button
      size="small"
      variant="quiet"
      loading={busy}
      aria-label={isShown ? m.hide_named({ product: name }) : m.show_named({ product: name })}
      onClick={() => void press()}
    >
      {isShown ? m.hide() : m.show()}
    </Button>
  );
}
