import { type AttributeKind, attributeKinds } from '../../domains/catalogue/attributes/attribute-kinds.ts';

/** The listing's filters as they stand in the address: back, reload and sharing work because nothing else remembers them. */
export interface Filters extends Readonly<Record<AttributeKind, readonly string[]>> {
  readonly category: string;
  readonly value: string;
  /** Ids of filters found among the words of `value` that were taken back: those words are searched for as text. */
  readonly asText: readonly string[];
  readonly brand: readonly string[];
  readonly size: readonly string[];
  readonly colour: readonly string[];
  /** Slugs. */
  readonly shop: readonly string[];
  readonly rating: string;
  readonly lowPrice: string;
  readonly highPrice: string;
  readonly discount: string;
  readonly inStock: boolean;
  readonly order: string;
  readonly page: number;
  readonly view: 'grid' | 'list';
}

/** The filters of which several may be chosen. */
export const lists = ['asText', 'brand', 'size', 'colour', ...attributeKinds, 'shop'] as const;

/** A value for each of them. */
export const forEachList = <Value>(value: (list: (typeof lists)[number]) => Value) =>
  Object.fromEntries(lists.map((list) => [list, value(list)])) as Record<(typeof lists)[number], Value>;

/** What the order select offers: the wire splits it into `sortPrice` and `sort`. */
export const orders = ['', 'low-to-high', 'high-to-low', 'rating', 'discount'] as const;

/** @param ofPath what the page's path says itself, whatever its query says */
export function readFilters(search: URLSearchParams, ofPath: Partial<Filters> = {}): Filters {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const page = Number(text('page') || text('pageNumber'));
  return {
    category: text('category'),
    value: text('value').slice(0, 100),
    ...forEachList((list) => namesIn(search.getAll(list))),
    rating: /^[1-5]$/.test(text('rating')) ? text('rating') : '',
    lowPrice: /^\d{1,8}$/.test(text('lowPrice')) ? text('lowPrice') : '',
    highPrice: /^\d{1,8}$/.test(text('highPrice')) ? text('highPrice') : '',
    discount: /^\d{1,2}$/.test(text('discount')) ? text('discount') : '',
    inStock: text('inStock') === 'true',
    order: orders.some((order) => order === text('order')) ? text('order') : '',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
    view: text('view') === 'list' ? 'list' : 'grid',
    ...ofPath,
  };
}

/** One list with commas; or the field once for each name, as a form without script does, and then names may hold commas. */
function namesIn(said: readonly string[]): string[] {
  return said.flatMap((names) => (said.length > 1 ? names : names.split(','))).filter(Boolean);
}

/** The rungs of the header that are listings of their own, by whom they are for. */
const shelves = ['Women', 'Men', 'Girls', 'Boys', 'Babies'];

/** 'Women', 'Girls & Boys': whom the listing is for; undefined where it is for all, or for nobody that there is. */
export function whomOf({ audience }: Pick<Filters, 'audience'>): string | undefined {
  const known = audience.filter((one) => shelves.includes(one));
  return known.length > 0 ? known.join(' & ') : undefined;
}

/** Whether the first results of what was typed are shown, and nothing but the words narrows them. */
export function isWholeSearch(filters: Filters, ofPath: Partial<Filters>): boolean {
  if (filters.value === '' || Object.keys(ofPath).length > 0) return false;
  const plain = readFilters(new URLSearchParams({ value: filters.value }));
  return addressOf('', filters, { page: filters.page, view: 'grid' }) === addressOf('', plain, {});
}

/** The call's input for these filters. */
export function queryOf(filters: Filters) {
  const byPrice = filters.order === 'low-to-high' || filters.order === 'high-to-low';
  const [low, high] = [filters.lowPrice, filters.highPrice];
  return {
    category: filters.category,
    searchValue: filters.value,
    ...forEachList((list) => [...filters[list]]),
    rating: filters.rating,
    // Bounds that were swapped by hand in the address still mean something.
    lowPrice: low && high && Number(low) > Number(high) ? high : low,
    highPrice: low && high && Number(low) > Number(high) ? low : high,
    discount: filters.discount,
    inStock: filters.inStock ? ('true' as const) : ('' as const),
    sortPrice: byPrice ? (filters.order as 'low-to-high' | 'high-to-low') : ('' as const),
    sort: byPrice ? ('' as const) : sortOf(filters),
    pageNumber: String(filters.page),
    facets: 'true' as const,
  };
}

/** What was asked for by name keeps its own order; where the shop chooses, sold-out goods come last (R-PAGE-2). */
function sortOf({ order, value }: Filters): '' | 'available' | 'rating' | 'discount' {
  if (order === '') return value ? '' : 'available';
  return order as 'rating' | 'discount';
}

/** The address of the listing with some filters changed; any change but of the page goes back to the first page. */
export function addressOf(
  path: string,
  filters: Filters,
  change: Partial<Filters>,
  ofPath: Partial<Filters> = {},
): string {
  const next = { ...filters, page: 1, ...change };
  const query = new URLSearchParams();
  const put = (name: string, value: string) => value && !(name in ofPath) && query.set(name, value);
  put('category', next.category);
  put('value', next.value);
  for (const name of lists) {
    const names = next[name];
    if (!names.some((one) => one.includes(','))) put(name, names.join(','));
    else for (const one of [...names, '']) query.append(name, one);
  }
  put('rating', next.rating);
  put('lowPrice', next.lowPrice);
  put('highPrice', next.highPrice);
  put('discount', next.discount);
  put('inStock', next.inStock ? 'true' : '');
  put('order', next.order);
  put('view', next.view === 'list' ? 'list' : '');
  put('page', next.page > 1 ? String(next.page) : '');
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
