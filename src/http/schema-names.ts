import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { doneAnswer, moment } from '../platform/field.ts';
import { addressShape } from '../domains/addresses/address.ts';
import { cartLineShape, cartShape, sellerGroupShape } from '../domains/cart/cart.ts';
import {
  attributeChoicesShape,
  attributesShape,
  offeredValuesShape,
} from '../domains/catalogue/attributes/attribute-shapes.ts';
import { declaredShape, scoreShape } from '../domains/catalogue/declarations/declared.ts';
import { lengthsShape } from '../domains/catalogue/lengths/lengths-in.ts';
import {
  bannerShape,
  categoryShape,
  productShape,
  shownAttributesShape,
  variantShape,
} from '../domains/catalogue/product.ts';
import { importAnswer, importShape } from '../domains/catalogue/products/import-answer.ts';
import { archShape, shopShape } from '../domains/catalogue/shops/shops.calls.ts';
import { keptSizeShape, sizeGuideShape, sizeRowShape } from '../domains/catalogue/size-tables/size-guide.ts';
import {
  friendShape,
  messageShape,
  orderCardShape,
  pictureShape,
  productCardShape,
  stretchShape,
} from '../domains/chat/chat.ts';
import {
  orderLineShape,
  orderShape,
  parcelShape,
  refundShape,
  shippingInfoShape,
  unpaidOrderShape,
} from '../domains/orders/order-shape.ts';
import { appliedShape, offerShape, offersShape } from '../domains/promotions/offers-shape.ts';
import { couponShape } from '../domains/promotions/offers.calls.ts';
import { questionShape } from '../domains/questions/question.ts';
import { lineBackShape, pickupShape, returnShape } from '../domains/returns/return-shape.ts';
import { fitVotesShape } from '../domains/reviews/fit-shape.ts';
import { photoShape, walkedPhotoShape } from '../domains/reviews/photo-shape.ts';
import { reviewShape, starsShape } from '../domains/reviews/review.ts';
import { facetsShape } from '../domains/search/facets.ts';
import {
  popularSearchShape,
  suggestedProductShape,
  suggestedShopShape,
  suggestionShape,
} from '../domains/search/suggestion.ts';
import { understoodShape, wordFilterShape } from '../domains/search/understood.ts';
import { whyShape } from '../domains/search/why.ts';
import { ticketShape } from '../domains/support/ticket-shape.ts';
import { wishlistItemShape } from '../domains/wishlist/wishlist.ts';

/** Schemas that several calls share, by the name that the OpenAPI document gives them. */
const schemasByName = {
  Address: addressShape,
  Applied: appliedShape,
  Arch: archShape,
  Attributes: attributesShape,
  AttributeChoices: attributeChoicesShape,
  Banner: bannerShape,
  Cart: cartShape,
  CartLine: cartLineShape,
  Category: categoryShape,
  ChatOrder: orderCardShape,
  ChatPicture: pictureShape,
  ChatProduct: productCardShape,
  Coupon: couponShape,
  Done: doneAnswer,
  Declared: declaredShape,
  Facets: facetsShape,
  FitVotes: fitVotesShape,
  Friend: friendShape,
  Import: importShape,
  ImportAnswer: importAnswer,
  Lengths: lengthsShape,
  Message: messageShape,
  Moment: moment,
  Messages: stretchShape,
  Offer: offerShape,
  Offers: offersShape,
  OfferedValues: offeredValuesShape,
  Order: orderShape,
  OrderLine: orderLineShape,
  Parcel: parcelShape,
  Pickup: pickupShape,
  PopularSearch: popularSearchShape,
  Product: productShape,
  ProductAttributes: shownAttributesShape,
  Question: questionShape,
  Refund: refundShape,
  Return: returnShape,
  ReturnLine: lineBackShape,
  Review: reviewShape,
  ReviewPhoto: photoShape,
  ReviewPhotoWithReview: walkedPhotoShape,
  SavedSize: keptSizeShape,
  Score: scoreShape,
  SellerGroup: sellerGroupShape,
  ShippingInfo: shippingInfoShape,
  Shop: shopShape,
  SizeGuide: sizeGuideShape,
  SizeRow: sizeRowShape,
  Stars: starsShape,
  SuggestedProduct: suggestedProductShape,
  SuggestedShop: suggestedShopShape,
  Suggestion: suggestionShape,
  Ticket: ticketShape,
  Understood: understoodShape,
  UnpaidOrder: unpaidOrderShape,
  Variant: variantShape,
  Why: whyShape,
  WishlistItem: wishlistItemShape,
  WordFilter: wordFilterShape,
};

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(schemasByName)) names.add(schema, { id });

type Json = Record<string, unknown>;

/** JSON schemas in which shared parts are references; `named` collects these parts. */
export function jsonSchemas() {
  const definitions: Record<string, Json> = {};
  /** @param io what a client sends (`input`) or gets (`output`) */
  function of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const options = { io, unrepresentable: 'any', metadata: names } as const;
    const { $schema: _, ...whole } = z.toJSONSchema(schema, options);
    const { $defs = {}, ...own } = JSON.parse(
      JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/'),
    ) as Json & { $defs?: Record<string, Json> };
    for (const [name, part] of Object.entries($defs)) {
      const { id: _id, ...rest } = part;
      if (definitions[name] && !isDeepStrictEqual(definitions[name], rest))
        throw new Error(
          `The schema ${name} differs between what is sent and what is answered: name them apart`,
        );
      definitions[name] = rest;
    }
    return own;
  }
  return { of, named: definitions };
}
