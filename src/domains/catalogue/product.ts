import { z } from 'zod';
import { count, id, moment } from '../../platform/field.ts';
import { forEachKind } from './attributes/attribute-kinds.ts';

/** `price` is the MRP, `finalPrice` the selling price, both in whole rupees. */
const priceShape = { price: count, discount: z.int().min(0).max(100), finalPrice: count };

export const variantShape = z.object({
  _id: id,
  size: z.string(),
  colour: z.string(),
  /** The product's picture of its colour; '' when none shows it. */
  image: z.string(),
  stock: count,
  ...priceShape,
});

/** The wire's Product (R-CALL-4). Its price is that of its cheapest variant that can be bought (R-MONEY-5). */
export const productShape = z.object({
  _id: id,
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  ...priceShape,
  stock: count,
  images: z.array(z.string()),
  description: z.string(),
  category: z.string(),
  categorySlug: z.string(),
  rating: z.number().min(0).max(5),
  ratingCount: count,
  sellerId: id,
  shopName: z.string(),
  createdAt: moment,
  variants: z.array(variantShape),
});

/** A product's attributes, sent only with its own page. */
export const shownAttributesShape = z.object(forEachKind(() => z.array(z.string()).optional()));
export type ShownAttributes = z.output<typeof shownAttributesShape>;
export type DetailedProduct = Product & { readonly attributes: ShownAttributes };

/** Stock at or below this counts as running out. */
export const fewPieces = 3;

/** The price range of an empty shop, in rupees. */
export const defaultPriceRange = { low: 0, high: 100 } as const;

export type Product = z.output<typeof productShape>;
export type Variant = z.output<typeof variantShape>;

export const categoryShape = z.object({ _id: id, name: z.string(), slug: z.string(), image: z.string() });
export type Category = z.output<typeof categoryShape>;

export const bannerShape = z.object({
  _id: id,
  imgUrl: z.string(),
  heading: z.string(),
  btnText: z.string(),
  buttonLink: z.string(),
  targetType: z.enum(['product', 'category', '']),
  productId: z.string(),
  productSlug: z.string(),
  categoryId: z.string(),
});
export type Banner = z.output<typeof bannerShape>;
