import type { Api } from '../../calls.ts';
import { firstChoice } from '../../domains/addresses/first-choice.ts';
import type { SellerGroup } from '../../domains/cart/cart.ts';
import { pricesOf } from '../../domains/catalogue/shown-prices.ts';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { findChangedOrder, findSameOrder } from '../../domains/orders/ui/unpaid-orders.ts';
import { sellerShare } from '../../platform/money.ts';
import { shop } from '../../shop.ts';
import { goTo, type PageVisit } from '../../web/page.tsx';
import { withHeld } from '../cart/held-lines.ts';
import { type PurchaseOffers, readPrice } from '../cart/held-offers.ts';

/** The purchase to be ordered, priced in rupees. The server calculates it again when the order is placed. */
export interface Purchase {
  readonly groups: readonly SellerGroup[];
  readonly price: number;
  readonly shippingFee: number;
  readonly items: number;
  /** The discount if the purchase replaces an order. */
  readonly off: PurchaseOffers;
  /** The discount if it replaces none. */
  readonly apart: PurchaseOffers;
  /** A Buy Now, which bypasses the cart. */
  readonly buyNow: boolean;
  /** An unpaid order of exactly these goods. Placing the order continues it, unless the customer wants another. */
  readonly same: UnpaidOrder | null;
  /** An unpaid order of some of these goods. Placing the order replaces it, unless the customer wants another. */
  readonly replaces: UnpaidOrder | null;
  /** Whether the stock suffices for a second order beside the unpaid one. */
  readonly isThereForAnother: boolean;
}

/** Loads the purchase and the saved addresses. An empty cart redirects to the cart. */
export async function loadShipping({
  api,
  search,
}: Pick<PageVisit<string>, 'api' | 'search'>): Promise<ShippingData> {
  const { orders } = await api.orders.unpaid({});
  const [purchase, { allAddress }] = await Promise.all([
    readPurchase(api, search, orders),
    api.addresses.list(),
  ]);
  if (purchase.items === 0) goTo('/cart');
  const chosen = firstAddress(allAddress, search);
  // Only on the server: the browser asks after the page is shown, or it would wait for a second round trip.
  const offered =
    import.meta.env.SSR && chosen
      ? await readOffered(api, { pincode: chosen.pincode, groups: purchase.groups, price: toPay(purchase) })
      : null;
  return { purchase, addresses: allAddress, offered };
}

/** The slots that a purchase's parcels can have at a PIN code, and how the purchase can be paid there. */
export interface ShippingOffer {
  readonly delivery: Awaited<ReturnType<Api['delivery']['slots']>>;
  readonly ways: Awaited<ReturnType<Api['payments']['ways']>>['ways'];
}

/** @param price what is to be paid, in rupees */
export async function readOffered(
  api: Api,
  { pincode, groups, price }: { pincode: string; groups: readonly SellerGroup[]; price: number },
): Promise<ShippingOffer> {
  const sellers = groups.map(({ sellerId }) => sellerId).join(',');
  const [delivery, { ways }] = await Promise.all([
    api.delivery.slots({ pincode, sellers }),
    api.payments.ways({ pincode, price }),
  ]);
  return { delivery, ways };
}

/** The address that is chosen first: without scripts the one in the page's address. */
export const firstAddress = <A extends { readonly _id: string; readonly defaultAddress: boolean }>(
  addresses: readonly A[],
  search: URLSearchParams,
): A | undefined => addresses.find(({ _id }) => _id === search.get('address')) ?? firstChoice(addresses);

/** What is to be paid for a purchase, in rupees, by whether it replaces an order. */
export const toPay = (
  { price, shippingFee, off, apart, replaces }: Purchase,
  isReplacing = replaces !== null,
) => price + shippingFee - (isReplacing ? off : apart).discount;

/** The cart; or, for Buy Now, the product in the address (`buy`, `variant`, `quantity`), so that a reload keeps it. */
async function readPurchase(
  api: Api,
  search: URLSearchParams,
  orders: readonly UnpaidOrder[],
): Promise<Purchase> {
  const slug = search.get('buy');
  const coupon = search.get('coupon');
  if (!slug) {
    const read = await api.cart.get(coupon ? { coupon } : {});
    const { cart, same, replaces } = withHeld(read, orders);
    return {
      groups: cart.card_products,
      price: cart.price,
      shippingFee: cart.shipping_fee,
      off: replaces ? await readPrice(api, cart.card_products, { coupon, replaces }) : read,
      apart: read,
      items: cart.buy_product_item,
      buyNow: false,
      same,
      replaces,
      isThereForAnother: read.outOfStockProduct.length === cart.outOfStockProduct.length,
    };
  }
  const { product } = await api.catalogue.getProduct({ slugOrId: slug });
  const variantId = search.get('variant');
  const variant =
    product.variants.find(({ _id }) => _id === variantId) ??
    (product.variants.length === 1 ? product.variants[0] : undefined);
  if (!variant) goTo(`/product/details/${product.slug}`);
  const requestedQuantity = Number(search.get('quantity') ?? 1);
  const quantity = Number.isInteger(requestedQuantity) ? Math.min(Math.max(requestedQuantity, 1), 999) : 1;
  const line = {
    _id: variant._id,
    quantity,
    size: variant.size,
    variantId: variant._id,
    productInfo: { ...product, ...pricesOf(variant), stock: variant.stock },
  };
  const same = findSameOrder(orders, [line], { buyNow: true }) ?? null;
  const replaces = (!same && findChangedOrder(orders, [line], { buyNow: true })) || null;
  const goods = [{ products: [line] }];
  const apart = await readPrice(api, goods, { coupon });
  const { price } = apart;
  return {
    groups: [
      {
        sellerId: product.sellerId,
        shopName: product.shopName,
        price: sellerShare(price, shop.commissionPercent),
        products: [line],
      },
    ],
    price,
    shippingFee: apart.shipping_fee,
    off: replaces ? await readPrice(api, goods, { coupon, replaces }) : apart,
    apart,
    items: quantity,
    buyNow: true,
    same,
    replaces,
    isThereForAnother: quantity <= variant.stock,
  };
}

export type ShippingData = {
  purchase: Purchase;
  addresses: Awaited<ReturnType<Api['addresses']['list']>>['allAddress'];
  /** For the address that is chosen first. */
  offered: ShippingOffer | null;
};
