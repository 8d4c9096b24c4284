import * as m from '#messages/desk-sellers';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import type { DeskSeller } from './seller.ts';

/** Closes a shop, or reopens it. */
export function CloseSeller({
  seller: { id, version, name, closedAt, products, openOrders },
  onClose,
}: {
  seller: DeskSeller;
  onClose: () => void;
}) {
  const { api } = useDesk();
  if (closedAt)
    return (
      <Ask
        title={m.reopen_named({ shop: name })}
        doing={m.reopen()}
        work={() => api.deskSellers.reopen({ id, version })}
        onClose={onClose}
      >
        <p>{m.reopen_hint()}</p>
      </Ask>
    );
  return (
    <Ask
      about={id}
      title={m.close_named({ shop: name })}
      doing={m.close_the_shop()}
      danger
      reason={m.why()}
      work={(reason) => api.deskSellers.close({ id, version, reason })}
      onClose={onClose}
    >
      <p>
        {m.products_leave({ count: products })}{' '}
        {openOrders > 0 && <b>{m.open_orders_stay({ count: openOrders })}</b>}
      </p>
    </Ask>
  );
}
