import type { Api } from '../../calls.ts';
import { type GuestGood, guestGoods } from '../../domains/catalogue/ui/guest-goods.ts';
import { variantText } from '../../domains/catalogue/variant-text.ts';

/** What a guest clicked before the login. */
interface PressOfGuest {
  /** The product's slug or id. */
  readonly product: string;
  readonly variantId?: string | undefined;
  readonly quantity: number;
}

/** A waiting product as it is shown. */
export interface Waiting {
  readonly productId: string;
  readonly variantId: string | undefined;
  readonly name: string;
  readonly image: string;
  /** '8-9Y · Sky Blue'; '' if none is chosen. */
  readonly variant: string;
  readonly quantity: number;
  /** The total of all pieces, in rupees. */
  readonly price: number;
  readonly isSoldOut: boolean;
}

/** What `next` says: a Buy Now, or an Add to Cart sent without JavaScript (addToCartForm). */
export function pressedIn(next: string): PressOfGuest | null {
  const { pathname, searchParams } = new URL(next, 'http://shop');
  const product = searchParams.get(pathname === '/shipping' ? 'buy' : pathname === '/cart' ? 'added' : '');
  const variantId = searchParams.get('variant') ?? undefined;
  return product ? { product, variantId, quantity: Number(searchParams.get('quantity')) || 1 } : null;
}

/** Loads a waiting product. @throws CallError `not_found` if it is gone */
export async function readWaiting(api: Api, { product: slug, ...pressed }: PressOfGuest): Promise<Waiting> {
  const { product } = await api.catalogue.getProduct({ slugOrId: slug });
  const variant = product.variants.find(({ _id }) => _id === pressed.variantId);
  return {
    productId: product._id,
    variantId: variant?._id,
    name: product.name,
    image: variant?.image || (product.images[0] ?? ''),
    variant: variant ? variantText(variant) : '',
    quantity: pressed.quantity,
    price: (variant ?? product).finalPrice * pressed.quantity,
    isSoldOut: (variant ?? product).stock === 0,
  };
}

export const isSame = (one: GuestGood, other: GuestGood): boolean =>
  one.productId === other.productId &&
  one.variantId === other.variantId &&
  (one.quantity === undefined) === (other.quantity === undefined);

/** The products kept on this device; the same product and size are combined into one. */
export function keptGoods(): GuestGood[] {
  const goods: GuestGood[] = [];
  for (const good of guestGoods()) {
    const at = goods.findIndex((other) => isSame(good, other));
    const before = goods[at];
    if (!before) goods.push(good);
    else if (good.quantity) goods[at] = { ...before, quantity: (before.quantity ?? 0) + good.quantity };
  }
  return goods;
}
