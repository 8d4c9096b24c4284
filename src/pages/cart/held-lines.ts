import { arrangeCart } from '../../domains/cart/arrange-cart.ts';
import type { Cart, CartLine } from '../../domains/cart/cart.ts';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { countHeld, findHolder, findSameOrder } from '../../domains/orders/ui/unpaid-orders.ts';

/** A cart beside its customer's unpaid orders. */
export interface HeldCart {
  readonly cart: Cart;
  /** The unpaid order that holds exactly this cart: placing it again continues that order. */
  readonly same: UnpaidOrder | null;
  /** By line: the unpaid order that holds its pieces. */
  readonly holders: Readonly<Record<string, UnpaidOrder>>;
}

/**
 * Tells what is sold out from what the customer's own unpaid orders hold. A cart that one of them holds whole is bought
 * by paying that order, so nothing of it counts as gone (R-ORDER-5).
 */
export function withHeld(cart: Cart, orders: readonly UnpaidOrder[]): HeldCart {
  const buyable = cart.card_products.flatMap(({ products }) => products);
  const lines = [...buyable, ...cart.outOfStockProduct];
  const same = (lines.length > 0 && findSameOrder(orders, lines, { buyNow: false })) || null;
  const fromCart = orders.filter(({ buyNow }) => !buyNow);
  const held = [
    ...buyable.map((line) => [line, findHolder(fromCart, line.variantId)] as const),
    ...cart.outOfStockProduct
      .filter((line) => line.quantity <= line.productInfo.stock + countHeld(orders, line.variantId))
      .map((line) => [line, findHolder(orders, line.variantId)] as const),
  ];
  return {
    cart: same ? arrangeCart(lines.map(asBuyable)) : cart,
    same,
    holders: Object.fromEntries(
      held.flatMap(([line, holder]) => (holder ? [[line._id, same ?? holder]] : [])),
    ),
  };
}

const asBuyable = (line: CartLine): CartLine => {
  const stock = Math.max(line.productInfo.stock, line.quantity);
  return { ...line, productInfo: { ...line.productInfo, stock } };
};
