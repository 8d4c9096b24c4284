import { matchesTerms, type Query } from '../../../packages/search-index/src/query.ts';
import { findWords } from './find-words.ts';
import type { Held } from './build-index.ts';
import type { ProductSearch } from './open-search.ts';
import { findSearched } from './query-products.ts';
import { readPlainPage } from './read-page.ts';
import type { Product } from '../catalogue/product.ts';
import { hasDearerVariant } from '../catalogue/shown-prices.ts';
import { maxOfAKind, maxSuggestions, type Suggested, type Suggestion } from './suggestion.ts';
import { type TextQuery, textQuery } from './text-query.ts';

/**
 * Categories, brands, products and shops for a text whose last word may be unfinished. For a wish that no name contains
 * ('under 1500, not red'), the results of searching for it.
 */
export async function suggest(search: ProductSearch, typed: string): Promise<Suggested> {
  const reading = await findWords(search.db, typed, { unfinished: true });
  const words = textQuery(reading.typed, reading.terms);
  if (!words) return { suggestions: [] };
  const page = { order: 'rating', size: maxSuggestions, number: 1 } as const;
  const answered = (await search.index.answer((held) => ({
    ids: productsSaying(held, words),
    ...namesSaying(held, words),
  }))) ?? {
    found: { categories: [], brands: [], shops: [] },
    ...(await readPlainPage(search.db, { words }, page)),
  };
  const { categories, brands, shops } = answered.found;
  const isNamed = [answered.products, categories, brands, shops].some(({ length }) => length > 0);
  const found = isNamed ? answered.products : await findSearched(search, typed, maxSuggestions);
  const suggestions = [
    ...categories.map(({ name, slug }): Suggestion => {
      return { kind: 'category', text: name, url: `/product/category/${encodeURIComponent(slug)}` };
    }),
    ...brands.map(({ name }): Suggestion => {
      return { kind: 'brand', text: name, url: `/shops?brand=${encodeURIComponent(name)}` };
    }),
    ...found.filter(isFirstOfItsLook).map((product): Suggestion => {
      return { kind: 'product', text: product.name, url: addressOf(product) };
    }),
  ].slice(0, maxSuggestions);
  const addresses = new Set(suggestions.map(({ url }) => url));
  const products = found.filter((product) => addresses.has(addressOf(product)));
  return {
    suggestions,
    ...(products.length ? { products: products.map(productOf) } : {}),
    ...(shops.length ? { shops } : {}),
  };
}

/** Products with the same name, shop and picture are suggested once. */
const isFirstOfItsLook = (product: Product, at: number, all: readonly Product[]): boolean =>
  all.findIndex(
    ({ name, shopName, images }) =>
      name === product.name && shopName === product.shopName && images[0] === product.images[0],
  ) === at;

const addressOf = ({ slug }: Product): string => `/product/details/${encodeURIComponent(slug)}`;

function productOf(product: Product) {
  const { images, price, finalPrice, discount, stock } = product;
  return {
    url: addressOf(product),
    image: images[0] ?? '',
    price,
    finalPrice,
    discount,
    isFrom: hasDearerVariant(product),
    stock,
  };
}

/**
 * Products with all words in their name as typed, then in their name through synonyms, then in their title; the best
 * rated first.
 */
function productsSaying({ index }: Held, words: TextQuery): string[] {
  const ids: string[] = [];
  let before: Query = { any: [] };
  for (const query of [closely(words, 'closelyInName'), words.inName, words.inTitle]) {
    const found = index.find({ all: [query, { not: before }] });
    ids.push(...index.page(found, 'rating', 0, maxSuggestions - ids.length));
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
function namesSaying({ index, names }: Held, words: TextQuery) {
  type Said = { readonly stems: readonly string[] };
  /** Names with the words as typed; if there are none, names that match through synonyms. */
  function saying<Named extends Said>(all: readonly Named[]): Named[] {
    const [close, any] = [closely(words, 'closely'), words.anywhere].map((query) =>
      all.filter(({ stems }) => matchesTerms(query, stems)),
    );
    return (close?.length ? close : any) ?? [];
  }
  function most<Named extends { readonly name: string }>(
    column: LabelledName,
    all: readonly Named[],
    labelOf: (one: Named) => string,
  ): Named[] {
    const ever = (one: Named) => index.labels[column].postingsOf(labelOf(one))?.count ?? 0;
    const counted = all.toSorted((a, b) => ever(b) - ever(a)).slice(0, maxCounted);
    return counted
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
function countLabelled(index: Held['index'], column: LabelledName, label: string): number {
  const labelled = index.find(null, [{ label: column, anyOf: [label] }]);
  return index.facets(labelled, []).labels(column).get(label) ?? 0;
}
