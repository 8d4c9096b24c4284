import { describe, expect, it } from 'vitest';
import { arrangeCart } from '../../domains/cart/arrange-cart.ts';
import type { CartLine } from '../../domains/cart/cart.ts';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { withHeld } from './held-lines.ts';

/** A cart line: the quantity in the cart, and the free stock. */
const line = (variantId: string, quantity: number, stock: number): CartLine =>
  ({
    _id: `line ${variantId}`,
    variantId,
    quantity,
    size: 'M',
    productInfo: { sellerId: 'lane', shopName: 'Lane', price: 1_000, discount: 10, stock },
  }) as unknown as CartLine;

const unpaidOrder = (
  orderId: string,
  lines: UnpaidOrder['lines'],
  more: Partial<UnpaidOrder> = {},
): UnpaidOrder => ({ orderId, lines, payment_status: 'unpaid', buyNow: false, ...more }) as UnpaidOrder;

const twoKurtas = unpaidOrder('first', [{ variantId: 'kurta', quantity: 2 }]);

describe('a cart beside its customer’s unpaid order', () => {
  it('that it holds whole continues that order', () => {
    const { same, replaces, cart } = withHeld(arrangeCart([line('kurta', 2, 0)]), [twoKurtas]);
    expect([same?.orderId, replaces, cart.buy_product_item]).toEqual(['first', null, 2]);
  });

  it.each([
    ['another product beside it', [line('kurta', 2, 0), line('dupatta', 1, 4)], 3],
    ['more pieces of it', [line('kurta', 3, 1)], 3],
    ['fewer pieces of it', [line('kurta', 1, 0)], 1],
  ])('with %s replaces that order, and may buy what it holds', (_what, lines, items) => {
    const { same, replaces, cart } = withHeld(arrangeCart(lines), [twoKurtas]);
    expect([same, replaces?.orderId, cart.buy_product_item]).toEqual([null, 'first', items]);
    expect(cart.outOfStockProduct).toEqual([]);
  });

  it('counts nothing as there that neither the shelf nor the order has', () => {
    const { cart } = withHeld(arrangeCart([line('kurta', 4, 1), line('dupatta', 1, 0)]), [twoKurtas]);
    expect(cart.outOfStockProduct.map(({ variantId }) => variantId)).toEqual(['kurta', 'dupatta']);
  });

  it('replaces no order that is being checked, was bought past the cart, or has other goods', () => {
    const lines = [line('kurta', 2, 5), line('dupatta', 1, 5)];
    for (const order of [
      { ...twoKurtas, payment_status: 'pending' as const },
      { ...twoKurtas, buyNow: true },
      unpaidOrder('other', [{ variantId: 'saree', quantity: 1 }]),
    ])
      expect(withHeld(arrangeCart(lines), [order]).replaces).toBeNull();
  });
});
