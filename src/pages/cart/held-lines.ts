import { arrangeCart } from '../../domains/cart/arrange-cart.ts';
import type { Cart, CartLine } from '../../domains/cart/cart.ts';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import {
  countHeld,
  findChangedOrder,
  findHolder,
  findSameOrder,
} from '../../domains/orders/ui/unpaid-orders.ts';

/** A cart combined with its customer's unpaid orders. */
export interface HeldCart {
  readonly cart: Cart;
  /** The unpaid order that holds exactly this cart: placing it again continues that order. */
  readonly same: UnpaidOrder | null;
  /** The unpaid order that holds some of this cart and is not `same`: placing the cart replaces that order. */
  readonly replaces: UnpaidOrder | null;
  /** The unpaid order that holds a line's stock, by line id. */
  readonly holders: Readonly<Record<string, UnpaidOrder>>;
}

/**
 * Separates lines that are sold out from lines whose stock the customer's own unpaid orders hold. If an unpaid order
 * holds exactly this cart, the customer pays that order; if the cart has changed since, it replaces that order. In both
 * cases the order's stock counts as available (R-ORDER-5).
 */
export function withHeld(cart: Cart, orders: readonly UnpaidOrder[]): HeldCart {
  const buyable = cart.card_products.flatMap(({ products }) => products);
  const lines = [...buyable, ...cart.outOfStockProduct];
  const same = (lines.length > 0 && findSameOrder(orders, lines, { buyNow: false })) || null;
  const replaces = (!same && findChangedOrder(orders, lines, { buyNow: false })) || null;
  const own = same ?? replaces;
  const fromCart = orders.filter(({ buyNow }) => !buyNow);
  const heldGoods = [
    ...buyable.map((line) => [line, findHolder(fromCart, line.variantId)] as const),
    ...cart.outOfStockProduct
      .filter((line) => line.quantity <= line.productInfo.stock + countHeld(orders, line.variantId))
      .map((line) => [line, findHolder(orders, line.variantId)] as const),
  ];
  return {
    cart: own ? arrangeCart(lines.map((line) => withPiecesOf(own, line))) : cart,
    same,
    replaces,
    holders: Object.fromEntries(
      heldGoods.flatMap(([line, holder]) => (holder ? [[line._id, same ?? holder]] : [])),
    ),
  };
}

/** Gives the line enough stock, if free stock and the order's stock suffice together. */
function withPiecesOf(order: UnpaidOrder, line: CartLine): CartLine {
  const { productInfo, quantity } = line;
  const isThere = quantity <= productInfo.stock + countHeld([order], line.variantId);
  return isThere
    ? { ...line, productInfo: { ...productInfo, stock: Math.max(productInfo.stock, quantity) } }
    : line;
}
