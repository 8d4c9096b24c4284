import { z } from 'zod';
import { count, id } from '../../platform/field.ts';
import { productShape } from '../catalogue/product.ts';
import { offersShape } from '../promotions/offers-shape.ts';

/**
 * The wire's CartLine. `productInfo.stock` is the stock of the line's own variant; `heldIn` is the customer's own unpaid
 * order that holds the goods.
 */
export const cartLineShape = z.object({
  _id: id,
  quantity: count,
  size: z.string(),
  variantId: id,
  productInfo: productShape,
  heldIn: z.object({ orderId: id, number: z.string() }).optional(),
});
export type CartLine = z.output<typeof cartLineShape>;

/** One seller's lines; `price` is the seller's share in rupees. */
export const sellerGroupShape = z.object({
  sellerId: id,
  shopName: z.string(),
  price: count,
  products: z.array(cartLineShape),
});
export type SellerGroup = z.output<typeof sellerGroupShape>;

/**
 * `price` and `shipping_fee` are before any discount. The amount to pay is both less `discount`, if the client names
 * it when placing the order (R-PROMO-5). `offers` explains the discount.
 */
export const cartShape = z.object({
  card_products: z.array(sellerGroupShape),
  price: count,
  card_product_count: count,
  shipping_fee: count,
  discount: count,
  offers: offersShape,
  outOfStockProduct: z.array(cartLineShape),
  buy_product_item: count,
});
export type Cart = z.output<typeof cartShape>;

export const maxLines = 100;

/** Limit per variant; the database enforces it too. */
export const maxPieces = 999;
