import type { Database } from '../../platform/database.ts';
import type { Product } from '../catalogue/product.ts';
import { chipsOf } from './chips.ts';
import { explain } from './explain.ts';
import { type Facets, noFacets } from './facets.ts';
import { priceOfThird } from './find-listing.ts';
import { findNearest } from './find-nearest.ts';
import { findWords } from './find-words.ts';
import type { Filters, ListingOrder } from './listing.ts';
import { filtersOf, isPriceChosen } from './loosen.ts';
import { inWords, type Missing, missingOf } from './missing.ts';
import { type Bounds, type Nearest, nearestInPrice } from './nearest.ts';
import type { ProductSearch } from './open-search.ts';
import { findOwnBrands } from './own-brands.ts';
import { countProducts, type Page, readPage } from './read-page.ts';
import { shownColours } from './shown-colour.ts';
import type { Reading } from './understand.ts';
import type { SearchReading } from './understood.ts';
import type { Why } from './why.ts';

export interface ProductQuery extends Omit<Filters, 'words'> {
  /** The text typed into the search box. */
  readonly searched?: string | undefined;
  /** Ids of filters found in the text that the user removed (`Understood`). */
  readonly asText?: readonly string[] | undefined;
  /** Default: relevance with a search text, else newest. */
  readonly order?: ListingOrder | undefined;
  /** Counted from 1; a page past the end is empty. */
  readonly page: number;
  readonly perPage: number;
  readonly withFacets: boolean;
  /** Whether to explain why each product was found. */
  readonly withWhy?: boolean | undefined;
}

export interface Answer {
  products: Product[];
  totalProduct: number;
  parPage: number;
  /** Set while the index is loading: only the newest products were searched, so there are more than `totalProduct`. */
  more?: true;
  facets?: Facets;
  /** How the text was understood; only for searches. */
  understood?: SearchReading;
  /** What was asked for and the shop, or what is shown, does not have. */
  missing?: Missing;
  /** When nothing matches: the results with some demands dropped. */
  nearest?: Nearest;
  /** The colours that were asked for, by the ids of products that have others too; of those of `nearest` as well. */
  colours?: Record<string, string>;
  explain?: Why[];
}

/**
 * One page of the products that match a query, their exact number, and on request the facets. Prices, sizes and colours
 * in the text become filters; a size or colour that leaves no product is searched for as text instead.
 */
export async function queryProducts(search: ProductSearch, query: ProductQuery): Promise<Answer> {
  const { searched, asText } = query;
  if (searched === undefined) {
    const page = await list(search, query, choicesOf(query));
    return { ...answerOf(query, page), ...coloursIn(query, page.products) };
  }
  const read = (takenWords: readonly string[] | undefined) => readSearched(search, searched, takenWords);
  const reading = await priceThird(search, query, await read(asText));
  const page = await listReading(search, query, reading);
  const ids = reading.understood.filters
    .filter(({ kind }) => kind === 'size' || kind === 'colour')
    .map(({ id }) => id);
  if (page.total > 0 || ids.length === 0) return answerSearch(search, query, reading, page);
  const plain = await read([...(asText ?? []), ...ids]);
  const foundPlain = await listReading(search, query, plain, true);
  if (foundPlain.total > 0) return answerSearch(search, query, plain, foundPlain);
  return answerSearch(search, query, reading, page);
}

/** The first results of a search exactly as asked; none when the text only excludes things. */
export async function findSearched(
  search: ProductSearch,
  searchText: string,
  size: number,
): Promise<Product[]> {
  const query = { searched: searchText, page: 1, perPage: size, withFacets: false };
  const reading = await priceThird(search, query, await readSearched(search, searchText));
  if (reading.terms.length === 0) return [];
  return (await listReading(search, query, reading)).products;
}

/**
 * Parses a search text, without the filters that the user removed. Cached until something that customers see changes, and
 * apart while the index is loading, which has the shop's brands.
 */
export function readSearched(
  search: ProductSearch,
  searchText: string,
  takenWords?: readonly string[],
): Promise<Reading> {
  return search.readings.read(
    JSON.stringify([searchText, takenWords, search.index.peek() !== null]),
    async () =>
      findWords(search.db, searchText, {
        ...(takenWords ? { asText: takenWords } : {}),
        ownBrandAt: await findOwnBrands(search),
      }),
  );
}

/** The number of products that a search finds, parsed again with this database's vocabulary and synonyms. */
export async function countFound(search: ProductSearch, db: Database, searchText: string): Promise<number> {
  const filters = filtersOf(await findWords(db, searchText), {});
  const first = { order: 'newest', size: 1, number: 1 } as const;
  return filters ? (await readPage(search, filters, first, false)).total : 0;
}

const none: Page = { products: [], total: 0, facets: noFacets };

function list(
  search: ProductSearch,
  query: ProductQuery,
  filters: Filters,
  namesFirst = false,
): Promise<Page> {
  const { order = 'relevance', page: number, perPage: size, withFacets } = query;
  return readPage(search, filters, { order, size, number, namesFirst }, withFacets);
}

/** A query of punctuation matches nothing. */
async function listReading(
  search: ProductSearch,
  query: ProductQuery,
  reading: Reading,
  isText = false,
): Promise<Page> {
  const filters = filtersOf(reading, choicesOf(query), isText);
  if (!filters) return none;
  const order = reading.order === 'popular' ? (filters.words ? undefined : 'rating') : reading.order;
  return list(search, { ...query, order: query.order ?? order }, filters, query.order === undefined);
}

/** The reading with 'cheap' or 'expensive' as a price: the cheapest or dearest third of the other matches. */
async function priceThird(search: ProductSearch, query: ProductQuery, reading: Reading): Promise<Reading> {
  if (!reading.third || isPriceChosen(query)) return reading;
  const { typed, end } = reading.third;
  const filters = filtersOf(reading, choicesOf(query));
  if (!filters || !(await search.index.isReady())) return reading;
  const copy = search.index.peek();
  const limit = copy && priceOfThird(copy, filters, end);
  if (!limit) return reading;
  const price = { typed, ...(end === 'cheap' ? { high: limit } : { low: limit }) };
  const bounds = end === 'cheap' ? { highPrice: limit } : { lowPrice: limit };
  return {
    ...reading,
    price,
    understood: {
      ...reading.understood,
      filters: [...reading.understood.filters, { id: 'price', kind: 'price', typed, text: '', ...bounds }],
    },
  };
}

async function answerSearch(
  search: ProductSearch,
  query: ProductQuery,
  reading: Reading,
  page: Page,
): Promise<Answer> {
  const none = page.total === 0 && !page.more;
  const { nearest, words = [] } = none ? await readNearest(search, query, reading) : {};
  const unmet = page.unmet && { ...page.unmet, words: [...page.unmet.words, ...words] };
  const missing = missingOf(reading, unmet);
  const { words: said, filters } = isPriceChosen(query)
    ? withoutPrice(reading.understood)
    : reading.understood;
  const ids = page.products.map(({ _id }) => _id);
  const why = query.withWhy ? explain(search.index.peek(), ids, reading.terms) : [];
  return {
    ...answerOf(query, page),
    understood: { words: said, filters: [...filters, ...chipsOf(reading, page.unmet)] },
    ...(missing ? { missing } : {}),
    ...(nearest ? { nearest } : {}),
    ...coloursIn(query, [...page.products, ...(nearest?.products ?? [])], reading.terms),
    ...(why.length ? { explain: why } : {}),
  };
}

/** The colours that were asked for, if any product has them beside others. */
function coloursIn(query: ProductQuery, products: readonly Product[], terms?: Reading['terms']) {
  const colours = shownColours(products, query, terms);
  return Object.keys(colours).length ? { colours } : {};
}

/** The nearest query to one that finds nothing, with its first page, and the words that nothing there meets. */
async function readNearest(search: ProductSearch, query: ProductQuery, reading: Reading) {
  const count = async (looser: Reading, inStock = query.inStock) => {
    const filters = filtersOf(looser, choicesOf({ ...query, inStock }));
    return filters ? countProducts(search, filters) : 0;
  };
  const nearest = await findNearest(search, reading, count, query.asText);
  if (!nearest) return {};
  const { without, searchValue } = nearest;
  const page = async (bounds: Bounds, order: ListingOrder | undefined) => {
    const inStock =
      (query.inStock ?? false) || (order !== undefined && (await count(nearest.reading, true)) > 0);
    const first = { ...query, ...bounds, inStock, order: order ?? query.order, page: 1, withFacets: false };
    return listReading(search, first, nearest.reading);
  };
  const bounds = reading.price && !nearest.reading.price ? reading.price : undefined;
  const { found, price } = await nearestInPrice(bounds, page);
  const { products, total, unmet } = found;
  const goods = inWords(nearest.reading);
  const answer = { without, searchValue, goods, products, totalProduct: total, ...(price ? { price } : {}) };
  return { nearest: answer, words: unmet?.words ?? [] };
}

/** Hides a price that does not narrow the results. */
function withoutPrice({ words, filters }: SearchReading): SearchReading {
  return { words, filters: filters.filter(({ kind }) => kind !== 'price') };
}

/** What a query says of its text and page; all else are its filters. */
const ofPage: ReadonlySet<string> = new Set<keyof ProductQuery>([
  'searched',
  'asText',
  'order',
  'page',
  'perPage',
  'withFacets',
  'withWhy',
]);

const choicesOf = (query: ProductQuery): Filters =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !ofPage.has(name)));

function answerOf({ perPage, withFacets }: ProductQuery, { products, total, more, facets }: Page): Answer {
  return {
    products,
    totalProduct: total,
    parPage: perPage,
    ...(more ? { more } : {}),
    ...(withFacets && facets ? { facets } : {}),
  };
}
