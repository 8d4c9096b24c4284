import type { Api } from '../../calls.ts';
import { seePendingAdd } from '../../domains/cart/ui/pending-add.ts';
import { variantText } from '../../domains/catalogue/variant-text.ts';
import { seePendingWish } from '../../domains/wishlist/ui/pending-wish.ts';

/** What a guest pressed before the login, which finishes it. */
interface Pressed {
  /** Its slug or id. */
  readonly product: string;
  readonly variantId?: string | undefined;
  readonly quantity: number;
}

/** What waits, as it is shown. */
export interface Waiting {
  readonly name: string;
  readonly image: string;
  /** '8-9Y · Sky Blue'; '' where nothing is chosen. */
  readonly variant: string;
  readonly quantity: number;
  /** Of all pieces, in rupees. */
  readonly price: number;
}

/** What this tab keeps of a guest's press, or what Buy Now leads to; null where nothing waits. */
export function pressedBefore(next: string): Pressed | null {
  const { pathname, searchParams } = new URL(next, 'http://shop');
  const buy = pathname === '/shipping' && searchParams.get('buy');
  if (buy)
    return {
      product: buy,
      variantId: searchParams.get('variant') ?? undefined,
      quantity: Number(searchParams.get('quantity')) || 1,
    };
  const add = seePendingAdd();
  if (add) return { product: add.productId, variantId: add.variantId, quantity: add.quantity };
  const wish = seePendingWish();
  return wish ? { product: wish, quantity: 1 } : null;
}

/** Reads what waits. @throws CallError `not_found` for a product that is gone */
export async function readWaiting(api: Api, pressed: Pressed): Promise<Waiting> {
  const { product } = await api.catalogue.getProduct({ slugOrId: pressed.product });
  const variant = product.variants.find(({ _id }) => _id === pressed.variantId);
  return {
    name: product.name,
    image: variant?.image || (product.images[0] ?? ''),
    variant: variant ? variantText(variant) : '',
    quantity: pressed.quantity,
    price: product.finalPrice * pressed.quantity,
  };
}
