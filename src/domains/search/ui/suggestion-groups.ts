import * as m from '#messages/search';
import { hasDearerVariant } from '../../catalogue/shown-prices.ts';
import type { Popular, SuggestionList } from './use-suggestions.ts';

/** An option of the list. */
export interface Option {
  readonly kind: 'product' | 'category' | 'brand' | 'shop' | 'search' | 'popular';
  readonly text: string;
  readonly url: string;
  readonly image?: string | undefined;
  /** Rupees. */
  readonly price?: number;
  readonly finalPrice?: number;
  /** Whole percent, as on the product's card. */
  readonly discount?: number;
  readonly isFrom?: boolean;
}

export interface Group {
  readonly heading: string;
  readonly options: readonly Option[];
}

/** Before anything is typed: the user's last searches, popular searches, and the best rated products. */
export function groupsAtFirst(last: readonly string[], { searches, products }: Popular): Group[] {
  return withOptions([
    {
      heading: m.last_searches(),
      options: last.map((text) => ({
        kind: 'search',
        text,
        url: `/products/search?${new URLSearchParams({ value: text })}`,
      })),
    },
    {
      heading: m.popular_searches(),
      options: searches
        .filter(({ text }) => !last.includes(text))
        .map((search) => ({ kind: 'popular', ...search })),
    },
    {
      heading: m.best_rated(),
      options: products.map((product) => ({
        kind: 'product',
        text: product.name,
        url: `/product/details/${product.slug}`,
        image: product.images[0],
        price: product.price,
        finalPrice: product.finalPrice,
        discount: product.discount,
        isFrom: hasDearerVariant(product),
      })),
    },
  ]);
}

/** While typing: kinds and brands, then products, then shops. */
export function groupsOf(
  { suggestions, products = [], shops = [] }: SuggestionList,
  categories: readonly { readonly name: string; readonly image: string }[],
): Group[] {
  const groups = suggestions.filter(({ kind }) => kind !== 'product');
  const found = suggestions.filter(({ kind }) => kind === 'product');
  return withOptions([
    {
      heading: m.kinds_and_brands(),
      options: groups.map((one) => ({
        ...one,
        image: one.kind === 'category' ? categories.find(({ name }) => name === one.text)?.image : undefined,
      })),
    },
    {
      heading: m.products(),
      options: found.map((one) => ({ ...products.find(({ url }) => url === one.url), ...one })),
    },
    { heading: m.shops(), options: shops.map((shop) => ({ kind: 'shop', ...shop })) },
  ]);
}

const withOptions = (groups: readonly Group[]): Group[] => groups.filter(({ options }) => options.length > 0);
