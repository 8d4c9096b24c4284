import type { Api } from '../../calls.ts';
import type { SellerGroup } from '../../domains/cart/cart.ts';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { type HeldCart, withHeld } from './held-lines.ts';
import { noOffers } from '../../domains/promotions/no-offers.ts';
import type { Offers } from '../../domains/promotions/offers-shape.ts';

/** What is taken off a purchase, in rupees, and by what. */
export interface PurchaseOffers {
  readonly discount: number;
  readonly offers: Offers;
}

/** The cart beside its customer's unpaid orders, with what is taken off what it would cost now. */
export async function readHeldCart(api: Api, coupon: string | null): Promise<HeldCart> {
  const [read, { orders }] = await Promise.all([
    api.cart.get(coupon ? { coupon } : {}),
    api.orders.unpaid({}),
  ]);
  const held = withHeld(read, orders);
  const { cart, same, replaces } = held;
  if (same) return { ...held, cart: { ...cart, ...offersOf(same) } };
  if (!replaces || cart.card_products.length === 0) return held;
  const { discount, offers } = await readPrice(api, cart.card_products, { coupon, replaces });
  return { ...held, cart: { ...cart, discount, offers } };
}

/** What an order took off when it was placed: it is kept. */
export const offersOf = ({ discount, applied }: UnpaidOrder): PurchaseOffers => ({
  discount,
  offers: { ...noOffers, applied },
});

/** What is taken off these goods, whether they are in the cart or not, and what an own order would give back for them. */
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

/** Goods as the calls take them. */
export const wantedOf = (groups: readonly Pick<SellerGroup, 'products'>[]) =>
  groups.map((group) => ({
    products: group.products.map(({ quantity, variantId, productInfo }) => ({
      quantity,
      variantId,
      productInfo: { _id: productInfo._id },
    })),
  }));
