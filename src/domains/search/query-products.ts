import type { Database } from '../../platform/database.ts';
import type { Product } from '../catalogue/product.ts';
import { explain } from './explain.store.ts';
import { type Facets, noFacets } from './facets.ts';
import { findFacets } from './find-facets.ts';
import { findWords } from './find-words.ts';
import { type Kept, keptNot } from './kept.ts';
import type { Filters, ListingOrder } from './listing.ts';
import * as listing from './listing.store.ts';
import { findNearest, type NearestFound } from './find-nearest.ts';
import { filtersOf, isPriceChosen } from './loosen.ts';
import type { Reading } from './understand.ts';
import type { Understood } from './understood.ts';
import type { Why } from './why.ts';

export interface ProductQuery extends Omit<Filters, 'words'>, listing.Indexes {
  /** What a person typed into the search box. */
  readonly searched?: string | undefined;
  /** Ids of filters found among the words that are taken back (`Understood`). */
  readonly asText?: readonly string[] | undefined;
  /** Relevance with a search term and newest without, unless said. */
  readonly order?: ListingOrder | undefined;
  /** From 1; a page past the end is empty. */
  readonly page: number;
  readonly perPage: number;
  readonly withFacets: boolean;
  /** Whether the answer tells why each product was found. */
  readonly withWhy?: boolean | undefined;
  /** Whether the catalogue is so large that a plan must be made for each query's own values. */
  readonly large?: boolean | undefined;
  /** What may be answered from memory; nothing, unless said. */
  readonly kept?: Kept;
}

export interface Answer {
  products: Product[];
  totalProduct: number;
  parPage: number;
  /** There are more than `totalProduct`: in a large catalogue, what holds frequent words is counted up to a number. */
  more?: true;
  facets?: Facets;
  /** How the words were read; only where something was searched for. */
  understood?: Understood;
  /** Where nothing was found: what is found without some of what was asked for. */
  nearest?: Nearest;
  explain?: Why[];
}

interface Nearest {
  /** The words that were left out or read as others, as typed. */
  without: string[];
  /** What to search for to see all of it. */
  searchValue: string;
  products: Product[];
  totalProduct: number;
}

/**
 * One page of the products that a query leaves, their exact number, and on request what else could be chosen. Words that say a
 * price, a size or a colour narrow as filters; a size or colour that leaves nothing is looked for as text instead.
 */
export async function queryProducts(db: Database, query: ProductQuery): Promise<Answer> {
  const { searched, asText, kept = keptNot } = query;
  if (searched === undefined) return answerOf(query, await list(db, query, choicesOf(query)));
  const read = (taken: readonly string[] | undefined) =>
    kept.reading(JSON.stringify([searched, taken]), () =>
      findWords(db, searched, taken ? { asText: taken } : {}),
    );
  const reading = await read(asText);
  const found = await search(db, query, reading);
  const ids = reading.understood.filters.filter(({ kind }) => kind !== 'price').map(({ id }) => id);
  if (found.total > 0 || ids.length === 0) return answerSearch(db, query, reading, found);
  const plain = await read([...(asText ?? []), ...ids]);
  const foundPlain = await search(db, query, plain);
  if (foundPlain.total > 0) return answerSearch(db, query, plain, foundPlain);
  return answerSearch(db, query, reading, found);
}

interface Found {
  readonly products: Product[];
  readonly total: number;
  readonly more?: boolean | undefined;
  readonly facets?: Facets | undefined;
}

const none: Found = { products: [], total: 0, facets: noFacets };

async function list(db: Database, query: ProductQuery, filters: Filters): Promise<Found> {
  const { order, page, perPage, withFacets, large = false, facetIndex, wordIndex, kept = keptNot } = query;
  const asked = { order: order ?? 'relevance', size: perPage, number: page } as const;
  const [found, facets] = await Promise.all([
    large
      ? listing.readPageOfLarge(db, filters, asked, kept.found, { facetIndex, wordIndex })
      : listing.readPage(db, filters, asked),
    withFacets ? findFacets(db, filters, { large, keep: kept.facets, facetIndex, wordIndex }) : undefined,
  ]);
  return { ...found, facets };
}

/** Signs that are no words find nothing. */
async function search(db: Database, query: ProductQuery, reading: Reading): Promise<Found> {
  const filters = filtersOf(reading, choicesOf(query));
  return filters ? list(db, query, filters) : none;
}

async function answerSearch(
  db: Database,
  query: ProductQuery,
  reading: Reading,
  found: Found,
): Promise<Answer> {
  const first = { ...query, page: 1, withFacets: false };
  const nearest =
    found.total === 0
      ? await findNearest(db, reading, (looser) => search(db, first, looser), query.asText)
      : undefined;
  const why =
    query.withWhy && found.products.length
      ? await explain(
          db,
          found.products.map(({ _id }) => _id),
          reading.terms,
        )
      : undefined;
  return {
    ...answerOf(query, found),
    understood: isPriceChosen(query) ? withoutPrice(reading.understood) : reading.understood,
    ...(nearest ? { nearest: nearestOf(nearest) } : {}),
    ...(why ? { explain: why } : {}),
  };
}

const nearestOf = ({ without, searchValue, found }: NearestFound<Found>): Nearest => ({
  without,
  searchValue,
  products: found.products,
  totalProduct: found.total,
});

/** What narrows nothing is not told. */
function withoutPrice({ words, filters }: Understood): Understood {
  return { words, filters: filters.filter(({ kind }) => kind !== 'price') };
}

function choicesOf(query: ProductQuery): Filters {
  const {
    category,
    categoryId,
    brands,
    sizes,
    colours,
    shops,
    stars,
    lowPrice,
    highPrice,
    discount,
    inStock,
  } = query;
  return {
    category,
    categoryId,
    brands,
    sizes,
    colours,
    shops,
    stars,
    lowPrice,
    highPrice,
    discount,
    inStock,
  };
}

function answerOf({ perPage, withFacets }: ProductQuery, { products, total, more, facets }: Found): Answer {
  return {
    products,
    totalProduct: total,
    parPage: perPage,
    ...(more ? { more } : {}),
    ...(withFacets && facets ? { facets } : {}),
  };
}
