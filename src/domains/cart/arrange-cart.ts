import { sellerShare, sellingPrice } from '../../platform/money.ts';
import { shop } from '../../shop.ts';
import { noOffers } from '../promotions/no-offers.ts';
import type { Cart, CartLine } from './cart.ts';
import { deliveryFee } from '../delivery/delivery-fee.ts';

/**
 * Groups lines by seller, in order of first appearance, priced in whole rupees. Lines that exceed the stock are set
 * apart and cost nothing (R-MONEY-4). Leaves out offers, which only the server knows. Pure, so that the browser can
 * use it for optimistic updates.
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
    card_product_count: piecesOf(lines),
    shipping_fee: deliveryFee(price, null),
    discount: 0,
    offers: noOffers,
    outOfStockProduct: lines.filter((line) => line.quantity > line.productInfo.stock),
    buy_product_item: piecesOf(buyable),
  };
}

const piecesOf = (lines: readonly CartLine[]): number =>
  lines.reduce((pieces, line) => pieces + line.quantity, 0);

/** Total selling price of `lines`, in rupees. */
function worth(lines: readonly CartLine[]): number {
  return lines.reduce(
    (sum, { quantity, productInfo }) =>
      sum + quantity * sellingPrice(productInfo.price, productInfo.discount),
    0,
  );
}
