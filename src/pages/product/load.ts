import { toCard } from '../../domains/catalogue/card.ts';
import { goTo, type PageVisit } from '../../web/page.tsx';

/** Reviews per page, as the call has them. */
const perPage = 5;

/** A page of a product's reviews, which keeps the colour that is shown. */
export function reviewsAddress(slug: string, search: URLSearchParams, page: number): string {
  const query = new URLSearchParams(search);
  query.set('reviews', String(page));
  return `/product/details/${slug}?${query}#reviews`;
}

export async function loadProduct({ api, params, search }: PageVisit<'/product/details/:slug'>) {
  const pageNumber = Number(search.get('reviews') ?? 1);
  const reviewPage = Number.isInteger(pageNumber) && pageNumber > 0 ? Math.min(pageNumber, 10_000) : 1;
  // All at once, since the address has all they need: one round trip.
  const [product, reviews, { questions }] = await Promise.all([
    api.catalogue.getProduct({ slugOrId: params.slug }),
    api.reviews.list({ productId: params.slug, pageNo: String(reviewPage) }),
    api.questions.list({ productId: params.slug }),
  ]);
  // Links may use the id: redirect to the slug, the address that people see and share.
  if (product.product.slug !== params.slug) goTo(`/product/details/${product.product.slug}`);
  const last = Math.max(1, Math.ceil(reviews.totalReview / perPage));
  if (reviewPage > last) goTo(reviewsAddress(params.slug, search, last));
  const { relatedProducts, moreProducts, ...told } = product;
  const ids = new Set(moreProducts.map(({ _id }) => _id));
  return {
    ...told,
    relatedProducts: relatedProducts.filter(({ _id }) => !ids.has(_id)).map((product) => toCard(product)),
    moreProducts: moreProducts.map((product) => toCard(product)),
    reviews,
    questions,
    reviewPages: { current: reviewPage, total: last },
  };
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
