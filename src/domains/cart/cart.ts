import { z } from 'zod';
import { count, id } from '../../platform/field.ts';
import { sellerShare, sellingPrice, shippingFee } from '../../platform/money.ts';
import { shop } from '../../shop.ts';
import { productShape } from '../catalogue/product.ts';

/** The wire's CartLine. The `stock` of its `productInfo` is the stock of the line's own variant. */
export const cartLineShape = z.object({
  _id: id,
  quantity: count,
  size: z.string(),
  variantId: id,
  productInfo: productShape,
});
export type CartLine = z.output<typeof cartLineShape>;

/** One seller's lines; `price` is what that seller is owed for them, in rupees. */
export const sellerGroupShape = z.object({
  sellerId: id,
  shopName: z.string(),
  price: count,
  products: z.array(cartLineShape),
});
export type SellerGroup = z.output<typeof sellerGroupShape>;

export const cartShape = z.object({
  card_products: z.array(sellerGroupShape),
  price: count,
  card_product_count: count,
  shipping_fee: count,
  outOfStockProduct: z.array(cartLineShape),
  buy_product_item: count,
});
export type Cart = z.output<typeof cartShape>;

/** Most different variants that one cart holds. */
export const mostLines = 100;

/** Most pieces of one variant in a cart; the database holds to it too. */
export const mostPieces = 999;

/**
 * Lays lines out as the cart shows them: by seller in the order in which the sellers first appear, priced in whole rupees.
 * A line that asks for more than there is stands apart and costs nothing (API, "Cart"; decisions 4 to 6).
 */
export function arrangeCart(lines: readonly CartLine[]): Cart {
  const buyable = lines.filter((line) => line.quantity <= line.productInfo.stock);
  const bySeller = Map.groupBy(buyable, (line) => line.productInfo.sellerId);
  const price = worth(buyable);
  return {
    card_products: [...bySeller].map(([sellerId, products]) => ({
      sellerId,
      shopName: products[0]?.productInfo.shopName ?? '',
      price: sellerShare(worth(products), shop.commissionPercent),
      products,
    })),
    price,
    card_product_count: lines.length,
    shipping_fee: shippingFee(price, { freeAbove: shop.freeShippingAbove, fee: shop.shippingFee }),
    outOfStockProduct: lines.filter((line) => line.quantity > line.productInfo.stock),
    buy_product_item: buyable.reduce((pieces, line) => pieces + line.quantity, 0),
  };
}

/** The selling prices of `lines` together, in rupees. */
function worth(lines: readonly CartLine[]): number {
  return lines.reduce(
    (sum, { quantity, productInfo }) =>
      sum + quantity * sellingPrice(productInfo.price, productInfo.discount),
    0,
  );
}
