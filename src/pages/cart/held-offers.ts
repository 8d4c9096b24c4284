import type { Api } from '../../calls.ts';
import type { SellerGroup } from '../../domains/cart/cart.ts';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { type HeldCart, withHeld } from './held-lines.ts';
import { noOffers } from '../../domains/promotions/no-offers.ts';
import type { Offers } from '../../domains/promotions/offers-shape.ts';

/** The discount on a purchase in rupees, and the offers that give it. */
export interface PurchaseOffers {
  readonly discount: number;
  readonly offers: Offers;
}

/** The cart with the customer's unpaid orders, at today's prices and offers. */
export async function readHeldCart(api: Api, coupon: string | null): Promise<HeldCart> {
  const [read, { orders }] = await Promise.all([
    api.cart.get(coupon ? { coupon } : {}),
    api.orders.unpaid({}),
  ]);
  const heldCart = withHeld(read, orders);
  const { cart, same, replaces } = heldCart;
  if (same) return { ...heldCart, cart: { ...cart, ...offersOf(same) } };
  if (!replaces || cart.card_products.length === 0) return heldCart;
  const { discount, offers } = await readPrice(api, cart.card_products, { coupon, replaces });
  return { ...heldCart, cart: { ...cart, discount, offers } };
}

/** The discount an order got when it was placed; it does not change. */
export const offersOf = ({ discount, applied }: UnpaidOrder): PurchaseOffers => ({
  discount,
  offers: { ...noOffers, applied },
});

/** Prices these goods, in the cart or not. With `replaces`, what that order holds of limited offers counts as available. */
export async function readPrice(
  api: Api,
  groups: readonly Pick<SellerGroup, 'products'>[],
  { coupon, replaces }: { coupon: string | null; replaces?: UnpaidOrder | null },
) {
  return api.orders.price({
    products: wantedOf(groups),
    ...(coupon && { coupon }),
    ...(replaces && { replaces: replaces.orderId }),
  });
}

/** The goods in the form that the API takes. */
export const wantedOf = (groups: readonly Pick<SellerGroup, 'products'>[]) =>
  groups.map((group) => ({
    products: group.products.map(({ quantity, variantId, productInfo }) => ({
      quantity,
      variantId,
      productInfo: { _id: productInfo._id },
    })),
  }));
