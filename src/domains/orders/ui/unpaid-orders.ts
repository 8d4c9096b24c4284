import type { UnpaidOrder } from '../order-shape.ts';

interface Pieces {
  readonly variantId: string;
  readonly quantity: number;
}

/** The newest unpaid order that holds exactly these pieces, whether from the cart or by Buy Now. */
export function findSameOrder(
  orders: readonly UnpaidOrder[],
  pieces: readonly Pieces[],
  { buyNow }: { buyNow: boolean },
): UnpaidOrder | undefined {
  const wanted = contentOf(pieces);
  return orders.find((order) => order.buyNow === buyNow && contentOf(order.lines) === wanted);
}

/**
 * The newest unpaid order that shares some of these goods and for which nothing is paid or being checked: these
 * pieces are a change of it.
 */
export function findChangedOrder(
  orders: readonly UnpaidOrder[],
  pieces: readonly Pieces[],
  { buyNow }: { buyNow: boolean },
): UnpaidOrder | undefined {
  return orders.find(
    (order) =>
      order.buyNow === buyNow &&
      order.payment_status !== 'pending' &&
      pieces.some(({ variantId }) => countHeld([order], variantId) > 0),
  );
}

const contentOf = (pieces: readonly Pieces[]): string =>
  pieces
    .map(({ variantId, quantity }) => `${variantId} ${quantity}`)
    .toSorted()
    .join();

/** The newest unpaid order that holds pieces of a variant. */
export const findHolder = (orders: readonly UnpaidOrder[], variantId: string): UnpaidOrder | undefined =>
  orders.find(({ lines }) => lines.some((line) => line.variantId === variantId));

/** The number of pieces of a variant that unpaid orders hold in total. */
export const countHeld = (orders: readonly UnpaidOrder[], variantId: string): number =>
  orders
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0);
