/** Reviews per page, as the call has them. */
const perPage = 5;

/** The number of pages of so many reviews. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / perPage));

/** A page of a product's reviews, which keeps the colour that is shown. */
export function reviewsAddress(slug: string, search: URLSearchParams, page: number): string {
  const query = new URLSearchParams(search);
  query.set('reviews', String(page));
  return `/product/details/${slug}?${query}#reviews`;
}
