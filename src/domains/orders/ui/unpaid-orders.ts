import type { UnpaidOrder } from '../order-shape.ts';

interface Pieces {
  readonly variantId: string;
  readonly quantity: number;
}

/** The newest unpaid order that holds exactly these pieces, from the cart or past it. */
export function findSameOrder(
  orders: readonly UnpaidOrder[],
  pieces: readonly Pieces[],
  { buyNow }: { buyNow: boolean },
): UnpaidOrder | undefined {
  const wanted = contentOf(pieces);
  return orders.find((order) => order.buyNow === buyNow && contentOf(order.lines) === wanted);
}

const contentOf = (pieces: readonly Pieces[]): string =>
  pieces
    .map(({ variantId, quantity }) => `${variantId} ${quantity}`)
    .toSorted()
    .join();

/** The newest unpaid order that holds pieces of a variant. */
export const findHolder = (orders: readonly UnpaidOrder[], variantId: string): UnpaidOrder | undefined =>
  orders.find(({ lines }) => lines.some((line) => line.variantId === variantId));

/** How many pieces of a variant unpaid orders hold together. */
export const countHeld = (orders: readonly UnpaidOrder[], variantId: string): number =>
  orders
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0);
