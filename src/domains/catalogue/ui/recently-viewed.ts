/** A viewed product as this device remembers it: without a price, which may have changed since. */
export interface RecentProduct {
  readonly slug: string;
  readonly name: string;
  readonly image: string;
}

const item = 'recently-viewed';
const max = 12;

/** The products that this device viewed last, newest first. */
export function recentlyViewed(): RecentProduct[] {
  try {
    return JSON.parse(localStorage.getItem(item) ?? '[]') as RecentProduct[];
  } catch {
    return [];
  }
}

export function noteViewed(product: RecentProduct): void {
  save([product, ...recentlyViewed().filter(({ slug }) => slug !== product.slug)].slice(0, max));
}

export const forgetViewed = (): void => save([]);

function save(goods: readonly RecentProduct[]): void {
  try {
    localStorage.setItem(item, JSON.stringify(goods));
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
