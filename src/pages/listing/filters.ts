/** The listing's filters as they stand in the address: back, reload and sharing work because nothing else remembers them. */
export interface Filters {
  readonly category: string;
  readonly value: string;
  readonly brand: readonly string[];
  readonly rating: string;
  readonly lowPrice: string;
  readonly highPrice: string;
  readonly discount: string;
  readonly inStock: boolean;
  readonly order: string;
  readonly page: number;
  readonly view: 'grid' | 'list';
}

/** What the order select offers: the wire splits it into `sortPrice` and `sort`. */
export const orders = [
  ['', 'Newest first'],
  ['low-to-high', 'Price: low to high'],
  ['high-to-low', 'Price: high to low'],
  ['rating', 'Best rated'],
  ['discount', 'Biggest discount'],
] as const;

export function readFilters(search: URLSearchParams, categoryOfPath = ''): Filters {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const page = Number(text('page') || text('pageNumber'));
  return {
    category: categoryOfPath || text('category'),
    value: text('value').slice(0, 100),
    // One list with commas; a form without script names the field once for each brand.
    brand: search
      .getAll('brand')
      .flatMap((brands) => brands.split(','))
      .filter(Boolean),
    rating: /^[1-5]$/.test(text('rating')) ? text('rating') : '',
    lowPrice: /^\d{1,8}$/.test(text('lowPrice')) ? text('lowPrice') : '',
    highPrice: /^\d{1,8}$/.test(text('highPrice')) ? text('highPrice') : '',
    discount: /^\d{1,2}$/.test(text('discount')) ? text('discount') : '',
    inStock: text('inStock') === 'true',
    order: orders.some(([order]) => order === text('order')) ? text('order') : '',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
    view: text('view') === 'list' ? 'list' : 'grid',
  };
}

/** The call's input for these filters. */
export function queryOf(filters: Filters) {
  const byPrice = filters.order === 'low-to-high' || filters.order === 'high-to-low';
  const [low, high] = [filters.lowPrice, filters.highPrice];
  return {
    category: filters.category,
    searchValue: filters.value,
    brand: filters.brand.join(','),
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
  put('brand', next.brand.join(','));
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
