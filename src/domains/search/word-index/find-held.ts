import type { Part } from '../facet-index/columns.ts';
import { countColumns } from '../facet-index/count-columns.ts';
import type { Dictionary } from '../facet-index/dictionary.ts';
import { createTally, type Tally } from '../facet-index/tally.ts';
import { before, type Filters, type FoundPage, type PageOf } from '../listing.ts';
import type { TextQuery } from '../text-query.ts';
import { bestOf } from './best-of.ts';
import { type Bits, countBits, keepCommon, numbersIn, only } from './bits.ts';
import type { HeldProducts } from './held-products.ts';
import { byKind, closest, type Said, type Weigh, weighBy } from './weigh.ts';
import { readWordQuery } from './word-query.ts';

/** Filters with words, the category and the shops by their ids. */
export type SearchedFor = Omit<Filters, 'category'> & { readonly words: TextQuery };

/** A page of what the filters leave, and how many there are: the same as a small catalogue gives. */
export function findPage(
  held: HeldProducts,
  filters: SearchedFor,
  page: PageOf,
  said: Said,
  bounds: ManyFound,
): FoundPage {
  const matches = matching(held, filters);
  const left = chosen(matches, held, filters);
  const total = countBits(left);
  const { products, weigh } = ofFirst(held, filters.words, page, said, left, total, bounds) ?? {
    products: numbersIn(left),
    weigh: weighBy(page.order, held, filters.words, said),
  };
  const weights = new Float64Array(products.length);
  for (let at = 0; at < products.length; at++) weights[at] = weigh(products[at] ?? 0);
  const idAt = (at: number) => held.ids.idOf(products[at] ?? 0);
  const isMixed = page.order === 'relevance';
  const places = bestOf(weights, before(page), before(page) + page.size, (a, b) => {
    const [one, other] = [idAt(a), idAt(b)];
    // Equals are mixed by the random end of their ids: it does not count whose goods came in first.
    const [end, otherEnd] = isMixed ? [one.slice(-10), other.slice(-10)] : [one, other];
    return end === otherEnd ? one < other : end < otherEnd;
  });
  return { ids: places.map(idAt), total, more: false };
}

/** From how many on less than all are looked at. */
export interface ManyFound {
  /** Of so few all are weighed, whatever their names say. */
  readonly few: number;
  /** Of more than so many that come before all others, the most popular ones are met first. */
  readonly many: number;
}

/** Where those that come before all others fill the page: the most popular of them. Else null. */
function ofFirst(
  held: HeldProducts,
  words: TextQuery,
  page: PageOf,
  said: Said,
  left: Bits,
  total: number,
  { few, many }: ManyFound,
): { products: Uint32Array; weigh: Weigh } | null {
  if (page.order !== 'relevance' || said.calledSo.length > 0 || total <= few) return null;
  const first = closest(held, words, left);
  const end = before(page) + page.size;
  const count = countBits(first);
  if (count < end) return null;
  const { weigh, kind, highest } = byKind(held, said);
  const best = count > many ? held.popular.best(first, end, kind, highest) : null;
  return { products: best ?? numbersIn(first), weigh };
}

/** What else could be chosen among what the words find; null: a category that there is not. */
export async function tallyFound(held: HeldProducts, filters: SearchedFor | null): Promise<Tally> {
  const tally = createTally();
  if (!filters) return tally;
  const products = numbersIn(matching(held, filters));
  const { columns, dictionaries } = held.columns;
  const codes = (column: Uint32Array) => products.map((product) => column[product] ?? 0);
  const small = (column: Uint8Array) => Uint8Array.from(products, (product) => column[product] ?? 0);
  const part: Part = {
    brands: codes(columns.brands),
    shops: codes(columns.shops),
    sizes: codes(columns.sizes),
    colours: codes(columns.colours),
    prices: Int32Array.from(products, (product) => columns.prices[product] ?? 0),
    discounts: small(columns.discounts),
    tenths: small(columns.tenths),
    inStock: small(columns.inStock),
  };
  await countColumns({ ...dictionaries, parts: [part] }, filters, tally);
  return tally;
}

/** What the words find in the category, of what customers see. */
function matching({ postings, shown, columns }: HeldProducts, { words, categoryId }: SearchedFor): Bits {
  const bits = postings.find(readWordQuery(words.anywhere));
  keepCommon(bits, shown);
  if (categoryId === undefined) return bits;
  const { categories } = columns.columns;
  const isAsked = allowed(columns.dictionaries.categories, [categoryId]);
  return only(bits, (product) => isAsked[categories[product] ?? 0] === 1);
}

/** Those that meet everything that was chosen. */
function chosen(matches: Bits, held: HeldProducts, filters: SearchedFor): Bits {
  const { columns, dictionaries } = held.columns;
  let left = matches;
  const { brands, sizes, colours, shops, stars, discount, lowPrice, highPrice, inStock } = filters;
  const keepNamed = (codes: Uint32Array, dictionary: Dictionary, names: readonly string[] | undefined) => {
    if (!names) return;
    const isChosen = allowed(dictionary, names);
    left = only(left, (product) => isChosen[codes[product] ?? 0] === 1);
  };
  const keepBetween = (values: Int32Array | Uint8Array, low: number | undefined, high?: number) => {
    if (low === undefined && high === undefined) return;
    const [least, max] = [low ?? -Infinity, high ?? Infinity];
    left = only(left, (product) => (values[product] ?? 0) >= least && (values[product] ?? 0) <= max);
  };
  keepBetween(columns.prices, lowPrice, highPrice);
  keepBetween(columns.tenths, stars && stars * 10);
  keepBetween(columns.discounts, discount);
  keepBetween(columns.inStock, inStock ? 1 : undefined);
  keepNamed(columns.brands, dictionaries.brands, lowered(brands));
  keepNamed(columns.sizes, dictionaries.sizes, lowered(sizes));
  keepNamed(columns.colours, dictionaries.colours, lowered(colours));
  keepNamed(columns.shops, dictionaries.shops, shops);
  return left;
}

const lowered = (names: readonly string[] | undefined) => names?.map((name) => name.toLowerCase());

/** For each code, 1 where one of its keys was chosen. */
function allowed({ coded }: Dictionary, names: readonly string[]): Uint8Array {
  const wanted = new Set(names);
  return Uint8Array.from(coded, ({ keys }) => Number(keys.some((key) => wanted.has(key))));
}
