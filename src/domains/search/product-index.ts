import { createIndex, type Index } from '../../../packages/search-index/src/create-index.ts';
import { type Document, maxKey, type Order, type Schema } from '../../../packages/search-index/src/schema.ts';
import { type AttributeKind, forEachKind } from '../catalogue/attributes/attribute-kinds.ts';

type Label = 'category' | 'shop' | 'brand' | 'size' | 'colour' | 'stocked' | AttributeKind;
type Numeric =
  | 'price'
  | 'discount'
  | 'tenths'
  | 'ratings'
  | 'inStock'
  | 'createdAt'
  | 'popularity'
  | 'nameTerms';
/** `popular` sorts by `popularityOf`, the last criterion of relevance. */
type SortedBy = 'low-to-high' | 'high-to-low' | 'rating' | 'discount' | 'newest' | 'available' | 'popular';

export type ProductIndex = Index<Label, Numeric, SortedBy>;
export type ProductDocument = Document<Label, Numeric>;

/** The parts of a product that may contain a word, as fields of the index: one bit per weight, A to D, of its document. */
export const fields = {
  name: 1,
  brandCategoryColours: 2,
  shop: 4,
  description: 8,
  title: 3,
  anywhere: 15,
} as const;

const whole = (text: string) => text;
const lower = (text: string) => text.toLowerCase();
const clamp = (key: number) => Math.min(maxKey, Math.max(0, Math.floor(key)));
const by = (column: Numeric, key: (weight: number) => number, sign = 1): Order<Numeric> => ({
  weight: (columns, doc) => sign * (columns[column][doc] ?? 0),
  key,
  within: { number: column, weights: (from, to) => (sign > 0 ? [from, to] : [-to, -from]) },
});

/** Larger numbers of ratings are capped. */
const maxRatings = 2 ** 20 - 1;
/** In the popularity value, the number of ratings takes the low bits and their average the high bits. */
const ratingsWeight = 2 ** 20;
const year2000 = 946_684_800;
/** More microseconds than any product's timestamp, so that products in stock sort before sold-out ones. */
const inStockWeight = 2 ** 52;

export const productSchema: Schema<Label, Numeric, SortedBy> = {
  fields: 4,
  scan: scanDocument,
  labels: {
    category: whole,
    shop: whole,
    brand: lower,
    size: lower,
    colour: lower,
    stocked: lower,
    ...forEachKind(() => lower),
  },
  numbers: {
    price: 'i32',
    discount: 'u8',
    tenths: 'u8',
    ratings: 'u32',
    inStock: 'u8',
    createdAt: 'f64',
    popularity: 'u32',
    nameTerms: 'u8',
  },
  orders: {
    'low-to-high': by('price', (weight) => clamp(maxKey + weight), -1),
    'high-to-low': by('price', clamp),
    discount: by('discount', clamp),
    newest: by('createdAt', (microseconds) => clamp((microseconds / 1e6 - year2000) / 16)),
    available: {
      weight: ({ inStock, createdAt }, doc) => (inStock[doc] ?? 0) * inStockWeight + (createdAt[doc] ?? 0),
      key: (weight) => {
        const inStock = weight >= inStockWeight ? 1 : 0;
        const seconds = (weight - inStock * inStockWeight) / 1e6;
        return inStock * 2 ** 26 + Math.min(2 ** 26 - 1, clamp((seconds - year2000) / 32));
      },
    },
    rating: {
      weight: ({ tenths, ratings }, doc) => (tenths[doc] ?? 0) * 2 ** 32 + (ratings[doc] ?? 0),
      key: (weight) => Math.floor(weight / 2 ** 32) * 2 ** 20 + Math.min(maxRatings, weight % 2 ** 32),
      within: {
        number: 'tenths',
        weights: (from, to) => [Math.ceil(from) * 2 ** 32, (Math.floor(to) + 1) * 2 ** 32 - 1],
      },
    },
    popular: by(
      'popularity',
      (weight) => Math.floor(weight / ratingsWeight) * 2 ** 12 + Math.min(4_095, weight % ratingsWeight),
    ),
  },
};

export const createProductIndex = (state?: ProductIndex['state']): ProductIndex =>
  createIndex(productSchema, state);

/**
 * A product's popularity, an integer below 2 ** 32. First the rating shrunk towards 3.8 while ratings are few (a single
 * five-star review does not make the best product), then the plain rating, then the number of ratings.
 */
export function popularityOf(tenths: number, ratings: number): number {
  const rating = Math.floor((tenths * ratings + 380) / (ratings + 10));
  return (rating * 64 + tenths) * ratingsWeight + Math.min(ratings, maxRatings);
}

/** Parses PostgreSQL's text form of a tsvector, `'kurta':1A,4 'red':2B`: each position has a weight, D without a letter. */
function scanDocument(
  text: string,
  tell: (text: string, from: number, to: number, fields: number) => void,
): void {
  for (let at = text.indexOf("'"); at !== -1; at = text.indexOf("'", at)) {
    const from = at + 1;
    let to = text.indexOf("'", from);
    while (text.charCodeAt(to + 1) === quote) to = text.indexOf("'", to + 2);
    let weights = 0;
    let isNumber = false;
    for (at = to + 1; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (sign === space) break;
      const isLetter = sign >= letterA && sign <= letterC;
      if (isLetter) weights |= 1 << (sign - letterA);
      else if (sign === comma && isNumber) weights |= fields.description;
      isNumber = sign >= digit0 && sign <= digit9;
    }
    if (isNumber) weights |= fields.description;
    tell(text, from, to, weights);
  }
}

const [quote, space, comma, digit0, digit9, letterA, letterC] = [39, 32, 44, 48, 57, 65, 67];
