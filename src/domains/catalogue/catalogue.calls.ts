import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { calendarDay, count, id } from '../../platform/field.ts';
import { declaredShape } from './declarations/declared.ts';
import { lengthsShape } from './lengths/lengths-in.ts';
import { sizeGuideShape } from './size-tables/size-guide.ts';
import { shopsCalls } from './shops/shops.calls.ts';
import { bannerShape, categoryShape, productShape, shownAttributesShape } from './product.ts';

const products = z.array(productShape);

export const catalogueCalls = {
  ...shopsCalls,
  listCategories: call('anyone', 'GET /home/get-categorys', {
    does: 'All categories, in the shop’s order.',
    answer: z.object({ categorys: z.array(categoryShape) }),
  }),
  listHomeGroups: call('anyone', 'GET /home/home-page-product-listing', {
    does: 'The titled product groups of the home page.',
    answer: z.object({ gkProducts: z.array(z.object({ title: z.string(), products })) }),
  }),
  listShowcase: call('anyone', 'GET /home/get-products', {
    does: 'Products, the latest, the best rated and the discounted ones; at most 24 of each.',
    answer: z.object({
      products,
      latest_product: products,
      topRated_product: products,
      discount_product: products,
    }),
  }),
  getProduct: call('anyone', 'GET /home/get-product/:slugOrId', {
    does: 'One product, related ones of its category for the same people, more of its seller, its size guide and lengths, its care, and what the law wants told of it.',
    input: z.object({ slugOrId: id }),
    answer: z.object({
      product: productShape,
      attributes: shownAttributesShape,
      relatedProducts: products,
      moreProducts: products,
      declared: declaredShape,
      /** Null when its shop has no size table for it. */
      sizeGuide: sizeGuideShape.nullable(),
      /** Null when they are unknown, or no figure can wear such a garment to scale. */
      lengths: lengthsShape.nullable(),
      /** How to care for it; '' when neither its texts nor its fabric say. */
      care: z.string(),
      /** The last day of its shop’s sale, and the sizes that cost more after it; null without one. */
      sale: z.object({ lastDay: calendarDay, variantIds: z.array(id) }).nullable(),
      /** Those of its images that are drawings, because there is no photo. */
      drawings: z.array(z.string()),
      /** Its seller’s page is `/shop/{shopSlug}`. */
      shopSlug: z.string(),
    }),
    refuses: ['not_found'],
  }),
  getPriceRange: call('anyone', 'GET /home/price-range-latest-product', {
    does: 'The lowest and highest selling price, and the latest products.',
    answer: z.object({ latest_product: products, priceRange: z.object({ low: count, high: count }) }),
  }),
  listFeatured: call('anyone', 'GET /home/get-featured-product', {
    does: 'The featured products.',
    answer: z.object({ featuredItem: products }),
  }),
  listBanners: call('anyone', 'GET /getBanners', {
    does: 'The home page’s banners.',
    answer: z.object({ data: z.object({ banners: z.array(bannerShape) }) }),
  }),
};
