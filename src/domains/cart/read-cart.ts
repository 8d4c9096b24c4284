import type { Database } from '../../platform/database.ts';
import { type Asking, readOffered } from '../promotions/offered.store.ts';
import { offerPrice } from '../promotions/offers.ts';
import { sellingPrice } from '../../platform/money.ts';
import { pricesOf } from '../catalogue/shown-prices.ts';
import { readProducts } from '../catalogue/shown-products.store.ts';
import { arrangeCart } from './arrange-cart.ts';
import type { Cart, CartLine } from './cart.ts';
import * as store from './cart.store.ts';
import { listSaved } from './saved.store.ts';

/** Pieces of a variant in one of the customer's own unpaid orders. */
export interface HeldPieces {
  readonly variantId: string;
  readonly quantity: number;
  readonly orderId: string;
  readonly number: string;
  /** Bought past the cart. */
  readonly buyNow: boolean;
}
/** What the customer's unpaid orders hold, newest first. Injected, because the orders domain depends on this one. */
export type ListHeld = (db: Database, customerId: string) => Promise<readonly HeldPieces[]>;

/** The customer's cart at current prices and stock, with the discounts on its buyable lines. */
export async function readCart(db: Database, asking: Asking, listHeld: ListHeld): Promise<Cart> {
  const [lines, holds, cartOffers] = await Promise.all([
    store.listLines(db, asking.customerId).then((rows) => showLines(db, rows)),
    listHeld(db, asking.customerId),
    readOffered(db, asking),
  ]);
  const cart = arrangeCart(lines.map((line) => ({ ...line, ...holderOf(line, holds) })));
  const goods = cart.card_products.flatMap(({ products }) => products).map(goodsLine);
  const { priced, offers } = offerPrice(goods, cart.shipping_fee, cartOffers, asking.coupon);
  return { ...cart, discount: priced.discount, offers };
}

/** Which order holds the line's goods: one that came from the cart, or one without whose pieces there are too few. */
function holderOf({ variantId, quantity, productInfo: { stock } }: CartLine, holds: readonly HeldPieces[]) {
  const pieces = holds.filter((one) => one.variantId === variantId);
  const together = pieces.reduce((sum, one) => sum + one.quantity, stock);
  const holder = quantity <= stock ? pieces.find(({ buyNow }) => !buyNow) : pieces[0];
  return holder && quantity <= together ? { heldIn: { orderId: holder.orderId, number: holder.number } } : {};
}

const goodsLine = ({ quantity, productInfo }: CartLine) => ({
  sellerId: productInfo.sellerId,
  category: productInfo.categorySlug,
  unitPrice: sellingPrice(productInfo.price, productInfo.discount),
  quantity,
});

/** The customer's lines saved for later, newest first, at current prices and stock. */
export const readSaved = async (db: Database, customerId: string): Promise<CartLine[]> =>
  showLines(db, await listSaved(db, customerId));

/** The rows as lines of the wire. Includes products that were hidden since, with no stock. */
async function showLines(db: Database, rows: readonly store.LineRow[]): Promise<CartLine[]> {
  const products = await readProducts(db, [...new Set(rows.map((row) => row.productId))], { hidden: true });
  const byId = new Map(products.map((product) => [product._id, product]));
  return rows.flatMap((row): CartLine[] => {
    const product = byId.get(row.productId);
    const variant = product?.variants.find(({ _id }) => _id === row.variantId);
    if (!product || !variant) return [];
    return [
      {
        _id: row.id,
        quantity: row.quantity,
        size: variant.size,
        variantId: variant._id,
        productInfo: { ...product, ...pricesOf(variant), stock: variant.stock },
      },
    ];
  });
}
