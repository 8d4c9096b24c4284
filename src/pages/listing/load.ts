import * as m from '#messages/titles';
import { toCard } from '../../domains/catalogue/card.ts';
import type { Product } from '../../domains/catalogue/product.ts';
import { CallError } from '../../platform/call-error.ts';
import { goTo, type PageVisit } from '../../web/page.tsx';
import { factsOf } from './facts.ts';
import { addressOf, type Filters, queryOf, readFilters } from './filters.ts';

/** How many of the latest products the row shows. */
const row = { least: 4, most: 9 };

/** Loads the listing, which has several addresses that start with different filters (R-PAGE-1). */
export async function loadListing(
  { api, search }: Pick<PageVisit<string>, 'api' | 'search'>,
  path: string,
  ofPath: Partial<Filters> = {},
) {
  const inAddress = readFilters(search, ofPath);
  const [{ nearest, colours, ...found }, { categorys }, { priceRange, latest_product }] = await Promise.all([
    api.search.queryProducts(queryOf(inAddress)),
    api.catalogue.listCategories(),
    api.catalogue.getPriceRange(),
  ]);
  const filters = { ...inAddress, ...found.facets?.spelling };
  const category =
    categorys.find(({ _id, slug, name }) => [_id, slug, name].includes(filters.category)) ?? null;
  if (ofPath.category && !category && found.totalProduct === 0)
    throw new CallError(404, { error: m.no_such_category(), code: 'not_found' });
  const last = Math.max(1, Math.ceil(found.totalProduct / found.parPage));
  // Not while the index loads, since there are more pages than it has counted.
  if (filters.page > last && !found.more) goTo(addressOf(path, filters, { page: last }, ofPath));
  const asAsked = (product: Product) => toCard(product, colours?.[product._id]);
  return {
    path,
    ofPath,
    filters,
    found: {
      ...found,
      products: found.products.map(asAsked),
      nearest: nearest && { ...nearest, products: nearest.products.map(asAsked) },
    },
    facts: filters.view === 'list' ? found.products.map(factsOf) : [],
    category,
    priceRange,
    latest: latestBelow(found.products, latest_product).map((product) => toCard(product)),
  };
}

/** The latest products that are not on this page already. In a very small shop too few are left: then simply the latest. */
export function latestBelow<Item extends { readonly _id: string }>(
  items: readonly Item[],
  latest: readonly Item[],
): readonly Item[] {
  const others = latest.filter(({ _id }) => !items.some((product) => product._id === _id));
  return (others.length >= row.least ? others : latest).slice(0, row.most);
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>;
