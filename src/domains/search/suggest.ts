import { cardinality, intersect } from '../../../packages/search-index/src/bitmap.ts';
import { matchesTerms, type Query } from '../../../packages/search-index/src/query.ts';
import { colourAddress, coloursOf } from '../catalogue/colours.ts';
import type { Product } from '../catalogue/product.ts';
import { hasDearerVariant } from '../catalogue/shown-prices.ts';
import type { IndexCopy } from './build-index.ts';
import type { Names } from './documents.store.ts';
import { findWords } from './find-words.ts';
import { forWhom } from './match-words.ts';
import type { ProductSearch } from './open-search.ts';
import { findOwnBrands } from './own-brands.ts';
import { readHead } from './query-head.ts';
import { findSearched, readSearched } from './query-products.ts';
import { readPlainPage } from './read-page.ts';
import { shownColours } from './shown-colour.ts';
import { maxOfAKind, maxSuggestions, type SuggestionList, type Suggestion } from './suggestion.ts';
import type { Term } from './term.ts';
import { type TextQuery, textQuery, type WhomQuery } from './text-query.ts';
import type { Reading } from './understand.ts';

/**
 * Categories, brands, products and shops for a text whose last word may be unfinished. Products keep the price, the colour
 * and the audience that it says, and categories and brands, which cannot, are left out beside a price. For a wish that no
 * name contains ('under 1500, not red'), the results of searching for it.
 */
export async function suggest(search: ProductSearch, text: string): Promise<SuggestionList> {
  const ownBrandAt = await findOwnBrands(search);
  const reading = await findWords(search.db, text, { unfinished: true, ownBrandAt });
  const words = textQuery(reading.typed, reading.terms);
  if (!words) return { suggestions: [] };
  const limits = limitsOf(reading, await readSearched(search, text));
  const page = { order: 'rating', size: maxSuggestions, number: 1 } as const;
  const answer = (await search.index.answer((copy) => ({
    ids: productsSaying(copy, words, limits),
    ...(limits.price ? noNames : namesSaying(copy, words)),
  }))) ?? { found: noNames, ...(await readPlainPage(search.db, { words }, page)) };
  const { categories, brands, shops } = answer.found;
  const isNamed = [answer.products, categories, brands, shops].some(({ length }) => length > 0);
  const found = isNamed ? answer.products : await findSearched(search, text, maxSuggestions);
  const colours = shownColours(found, {}, limits.terms);
  const options = found
    .filter(isFirstOfItsLook)
    .map((product) => ({ product, url: colourAddress(product.slug, colours[product._id] ?? '') }));
  const suggestions = [
    ...categories.map(({ name, slug }): Suggestion => {
      return { kind: 'category', text: name, url: `/product/category/${encodeURIComponent(slug)}` };
    }),
    ...brands.map(({ name }): Suggestion => {
      return { kind: 'brand', text: name, url: `/shops?brand=${encodeURIComponent(name)}` };
    }),
    ...options.map(({ product, url }): Suggestion => ({ kind: 'product', text: product.name, url })),
  ].slice(0, maxSuggestions);
  const addresses = new Set(suggestions.map(({ url }) => url));
  const products = options.filter(({ url }) => addresses.has(url));
  return {
    suggestions,
    ...(products.length
      ? {
          products: products.map(({ product, url }) => ({
            ...productOf(product, colours[product._id]),
            url,
          })),
        }
      : {}),
    ...(shops.length ? { shops: [...shops] } : {}),
  };
}

const noNames: Pick<Names, 'categories' | 'brands'> & {
  readonly shops: readonly { text: string; url: string }[];
} = {
  categories: [],
  brands: [],
  shops: [],
};

/** What the products must keep, and the words that are left to find them by. */
export interface SuggestionLimits {
  /** The whole text as a search; its terms name the colours. */
  readonly terms: readonly Term[];
  /** The words for names: those that are typed, without colours and persons. Null when nothing is left. */
  readonly words: TextQuery | null;
  /** Colours and what is not wanted. */
  readonly kept: Query | null;
  /** Products that name the colours; if there are any, others of the family are left out. */
  readonly colours: Query | null;
  readonly whom: WhomQuery | null;
  readonly price: { readonly low?: number | undefined; readonly high?: number | undefined } | null;
}

/** The limits in a text, by how it is read while it is typed and as a whole search. */
export function limitsOf(reading: Reading, whole: Reading): SuggestionLimits {
  const { colours, whomTerms } = readHead(reading.terms);
  const names = reading.terms.filter((term) => !colours.includes(term) && !whomTerms.includes(term));
  const read = textQuery(whole.typed, whole.terms, whole.excluded);
  const { price } = whole;
  return {
    terms: whole.terms,
    words: textQuery(reading.typed, names),
    kept: read?.kept ?? null,
    colours: read?.colours ?? null,
    whom: read?.whom ?? null,
    // The amount may be unfinished: nobody asks for goods below some rupees.
    price: price && (price.high ?? leastPrice) >= leastPrice ? price : null,
  };
}

/** Rupees; a lower bound from above is the beginning of an amount. */
const leastPrice = 50;

/** Products with the same name, shop and picture are suggested once. */
const isFirstOfItsLook = (product: Product, at: number, all: readonly Product[]): boolean =>
  all.findIndex(
    ({ name, shopName, images }) =>
      name === product.name && shopName === product.shopName && images[0] === product.images[0],
  ) === at;

function productOf(product: Product, colour: string | undefined) {
  const { images, price, finalPrice, discount, stock } = product;
  const own = coloursOf(product).find(({ name }) => name === colour)?.image;
  return {
    image: own || (images[0] ?? ''),
    price,
    finalPrice,
    discount,
    isFrom: hasDearerVariant(product),
    stock,
  };
}

/**
 * Products within the limits with all words in their name as typed, then in their name through synonyms, then in their title;
 * the best rated first.
 */
function productsSaying({ index }: IndexCopy, words: TextQuery, limits: SuggestionLimits): string[] {
  const { words: wordQuery, kept, colours, whom, price } = limits;
  const within = index.find(kept, price ? [{ number: 'price', from: price.low, to: price.high }] : []);
  if (whom) intersect(within, forWhom(index, whom));
  const textQuery = wordQuery ?? words;
  const inColour = colours && index.find({ all: [colours, textQuery.inTitle] }, [], within);
  if (inColour && cardinality(inColour) > 0) intersect(within, inColour);
  const ids: string[] = [];
  let before: Query = { any: [] };
  for (const query of [closely(textQuery, 'closelyInName'), textQuery.inName, textQuery.inTitle]) {
    const rest = index.find({ all: [query, { not: before }] }, [], within);
    ids.push(...index.page(rest, 'rating', 0, maxSuggestions - ids.length));
    if (ids.length >= maxSuggestions) break;
    before = query;
  }
  return ids;
}

/** All words as typed: 'sar' is the beginning of saree rather than of 'sardi', winter. */
const closely = ({ terms }: TextQuery, where: 'closely' | 'closelyInName'): Query => ({
  all: terms.map((term) => term[where]),
});

type LabelledName = 'brand' | 'category' | 'shop';

/** Max names whose products are counted, the commonest first: a few letters begin very many names. */
const maxCounted = 8;

/** The categories, brands and shops whose names contain the words, those with the most products first. */
function namesSaying({ index, names }: IndexCopy, words: TextQuery) {
  type NameStems = { readonly stems: readonly string[] };
  /** Names with the words as typed; if there are none, names that match through synonyms. */
  function saying<Entry extends NameStems>(all: readonly Entry[]): Entry[] {
    const [close, any] = [closely(words, 'closely'), words.anywhere].map((query) =>
      all.filter(({ stems }) => matchesTerms(query, stems)),
    );
    return (close?.length ? close : any) ?? [];
  }
  function most<Entry extends { readonly name: string }>(
    column: LabelledName,
    all: readonly Entry[],
    labelOf: (one: Entry) => string,
  ): Entry[] {
    const ever = (one: Entry) => index.labels[column].postingsOf(labelOf(one))?.count ?? 0;
    const counts = all.toSorted((a, b) => ever(b) - ever(a)).slice(0, maxCounted);
    return counts
      .map((one) => ({ one, count: countLabelled(index, column, labelOf(one)) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || (a.one.name < b.one.name ? -1 : 1))
      .slice(0, maxOfAKind)
      .map(({ one }) => one);
  }
  return {
    categories: most('category', saying(names.categories), ({ id }) => id),
    brands: most('brand', saying(names.brands), ({ name }) => name),
    shops: most('shop', saying(names.shops), ({ id }) => id).map(({ name, slug }) => {
      return { text: name, url: `/shop/${encodeURIComponent(slug)}` };
    }),
  };
}

/** Number of visible products with exactly this label; two brands may differ only in case. */
function countLabelled(index: IndexCopy['index'], column: LabelledName, label: string): number {
  const docs = index.find(null, [{ label: column, anyOf: [label] }]);
  return index.facets(docs, []).labels(column).get(label) ?? 0;
}
