import type { Database } from '../../platform/database.ts';
import { readProducts } from '../catalogue/shown-products.store.ts';
import { arrangeCart } from './arrange-cart.ts';
import type { Cart, CartLine } from './cart.ts';
import * as store from './cart.store.ts';

/** The customer's cart at current prices and stock. A product hidden since stays in it, with no stock. */
export async function readCart(db: Database, customerId: string): Promise<Cart> {
  const rows = await store.listLines(db, customerId);
  const products = await readProducts(db, [...new Set(rows.map((row) => row.productId))], { hidden: true });
  const byId = new Map(products.map((product) => [product._id, product]));
  const lines = rows.flatMap((row): CartLine[] => {
    const product = byId.get(row.productId);
    const variant = product?.variants.find(({ _id }) => _id === row.variantId);
    if (!product || !variant) return [];
    return [
      {
        _id: row.id,
        quantity: row.quantity,
        size: variant.size,
        variantId: variant._id,
        productInfo: { ...product, stock: variant.stock },
      },
    ];
  });
  return arrangeCart(lines);
}
