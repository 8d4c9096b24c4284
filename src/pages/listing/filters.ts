import { type AttributeKind, attributeKinds } from '../../domains/catalogue/attributes/attribute-kinds.ts';

/** The listing's filters. The address is their only store, so that Back, reload and sharing work. */
export interface Filters extends Readonly<Record<AttributeKind, readonly string[]>> {
  readonly category: string;
  readonly value: string;
  /** Ids of filters recognised in `value` that the customer removed: their words are searched as text. */
  readonly asText: readonly string[];
  readonly brand: readonly string[];
  readonly size: readonly string[];
  readonly colour: readonly string[];
  /** Slugs of shops. */
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

/** The filters that allow several values. */
export const lists = ['asText', 'brand', 'size', 'colour', ...attributeKinds, 'shop'] as const;

/** Builds a record with a value for each of these filters. */
export const forEachList = <Value>(value: (list: (typeof lists)[number]) => Value) =>
  Object.fromEntries(lists.map((list) => [list, value(list)])) as Record<(typeof lists)[number], Value>;

/** The order select's options; the API call splits them into `sortPrice` and `sort`. */
export const orders = ['', 'low-to-high', 'high-to-low', 'rating', 'discount'] as const;

/** @param ofPath filters set by the page's path, which override the query */
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

/** Names separated by commas, or one field per name, as forms without JavaScript send them; then names may hold commas. */
function namesIn(values: readonly string[]): string[] {
  return values.flatMap((names) => (values.length > 1 ? names : names.split(','))).filter(Boolean);
}

/** Audiences that have a listing of their own in the header. */
const shelves = ['Women', 'Men', 'Girls', 'Boys', 'Babies'];

/** 'Women', 'Girls & Boys': the listing's audience; undefined if it is for everybody, or for an unknown audience. */
export function whomOf({ audience }: Pick<Filters, 'audience'>): string | undefined {
  const audiences = audience.filter((one) => shelves.includes(one));
  return audiences.length > 0 ? audiences.join(' & ') : undefined;
}

/** Whether these are the first results of a search that nothing but its words narrows. */
export function isWholeSearch(filters: Filters, ofPath: Partial<Filters>): boolean {
  if (filters.value === '' || Object.keys(ofPath).length > 0) return false;
  const plain = readFilters(new URLSearchParams({ value: filters.value }));
  return addressOf('', filters, { page: filters.page, view: 'grid' }) === addressOf('', plain, {});
}

/** The API call's input for these filters. */
export function queryOf(filters: Filters) {
  const byPrice = filters.order === 'low-to-high' || filters.order === 'high-to-low';
  const [low, high] = [filters.lowPrice, filters.highPrice];
  return {
    category: filters.category,
    searchValue: filters.value,
    ...forEachList((list) => [...filters[list]]),
    rating: filters.rating,
    // Someone may swap the bounds by hand in the address: accept that.
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

/** A search keeps its own ranking. Otherwise sold-out products come last (R-PAGE-2). */
function sortOf({ order, value }: Filters): '' | 'available' | 'rating' | 'discount' {
  if (order === '') return value ? '' : 'available';
  return order as 'rating' | 'discount';
}

/** The listing's address with some filters changed. Any change but the page number goes back to page 1. */
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
