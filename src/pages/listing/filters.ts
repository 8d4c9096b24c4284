import {
  type AttributeKind,
  attributeKinds,
  forEachKind,
} from '../../domains/catalogue/attributes/attribute-kinds.ts';

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

/** What the order select offers: the wire splits it into `sortPrice` and `sort`. */
export const orders = ['', 'low-to-high', 'high-to-low', 'rating', 'discount'] as const;

export function readFilters(search: URLSearchParams, categoryOfPath = ''): Filters {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const page = Number(text('page') || text('pageNumber'));
  return {
    category: categoryOfPath || text('category'),
    value: text('value').slice(0, 100),
    asText: namesIn(search.getAll('asText')),
    brand: namesIn(search.getAll('brand')),
    size: namesIn(search.getAll('size')),
    colour: namesIn(search.getAll('colour')),
    ...forEachKind((kind) => namesIn(search.getAll(kind))),
    shop: namesIn(search.getAll('shop')),
    rating: /^[1-5]$/.test(text('rating')) ? text('rating') : '',
    lowPrice: /^\d{1,8}$/.test(text('lowPrice')) ? text('lowPrice') : '',
    highPrice: /^\d{1,8}$/.test(text('highPrice')) ? text('highPrice') : '',
    discount: /^\d{1,2}$/.test(text('discount')) ? text('discount') : '',
    inStock: text('inStock') === 'true',
    order: orders.some((order) => order === text('order')) ? text('order') : '',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
    view: text('view') === 'list' ? 'list' : 'grid',
  };
}

/** One list with commas; or the field once for each name, as a form without script does, and then names may hold commas. */
function namesIn(said: readonly string[]): string[] {
  return said.flatMap((names) => (said.length > 1 ? names : names.split(','))).filter(Boolean);
}

/** The call's input for these filters. */
export function queryOf(filters: Filters) {
  const byPrice = filters.order === 'low-to-high' || filters.order === 'high-to-low';
  const [low, high] = [filters.lowPrice, filters.highPrice];
  return {
    category: filters.category,
    searchValue: filters.value,
    asText: [...filters.asText],
    brand: [...filters.brand],
    size: [...filters.size],
    colour: [...filters.colour],
    ...forEachKind((kind) => [...filters[kind]]),
    shop: [...filters.shop],
    rating: filters.rating,
    // Bounds that were swapped by hand in the address still mean something.
    lowPrice: low && high && Number(low) > Number(high) ? high : low,
    highPrice: low && high && Number(low) > Number(high) ? low : high,
    discount: filters.discount,
    inStock: filters.inStock ? ('true' as const) : ('' as const),
    sortPrice: byPrice ? (filters.order as 'low-to-high' | 'high-to-low') : ('' as const),
    sort: byPrice ? ('' as const) : (filters.order as '' | 'rating' | 'discount'),
    pageNumber: String(filters.page),
    facets: 'true' as const,
  };
}

/** The address of the listing with some filters changed; any change but of the page goes back to the first page. */
export function addressOf(
  path: string,
  filters: Filters,
  change: Partial<Filters>,
  categoryInPath = false,
): string {
  const next = { ...filters, page: 1, ...change };
  const query = new URLSearchParams();
  const put = (name: string, value: string) => value && query.set(name, value);
  if (!categoryInPath) put('category', next.category);
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
