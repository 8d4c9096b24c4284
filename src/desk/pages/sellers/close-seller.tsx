import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import type { DeskSeller } from './seller.ts';

/** Closes a shop, or opens it again. */
export function CloseSeller({
  seller: { id, version, name, closedAt, products, openOrders },
  onClose,
  onDone,
}: {
  seller: DeskSeller;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  if (closedAt)
    return (
      <Ask
        title={`Open ${name} again?`}
        doing="Open it"
        work={() => api.deskSellers.reopen({ id, version })}
        onClose={onClose}
        onDone={onDone}
      >
        <p>What it had on the shelves when it closed goes back there, and its logins work again.</p>
      </Ask>
    );
  return (
    <Ask
      title={`Close ${name}?`}
      doing="Close the shop"
      danger
      reason="Why?"
      work={(reason) => api.deskSellers.close({ id, version, reason })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {products === 1 ? 'Its product leaves' : `Its ${products} products leave`} the shelves at once, and
        nobody can log in for it.{' '}
        {openOrders > 0 && (
          <b>
            {openOrders === 1 ? 'An order is' : `${openOrders} orders are`} still under way: they are packed
            or cancelled as before, by you.
          </b>
        )}
      </p>
    </Ask>
  );
}
