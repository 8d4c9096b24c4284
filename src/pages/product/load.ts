import { toCard } from '../../domains/catalogue/card.ts';
import { goTo, type PageVisit } from '../../web/page.tsx';
import { pagesOf, reviewsAddress } from './pages-of-reviews.ts';

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
  // Only typed and old addresses lead beyond the last page, and those come to the server.
  if (import.meta.env.SSR && reviewPage > pagesOf(reviews.totalReview))
    goTo(reviewsAddress(params.slug, search, pagesOf(reviews.totalReview)));
  const { relatedProducts, moreProducts, ...details } = product;
  const ids = new Set(moreProducts.map(({ _id }) => _id));
  return {
    ...details,
    relatedProducts: relatedProducts.filter(({ _id }) => !ids.has(_id)).map((product) => toCard(product)),
    moreProducts: moreProducts.map((product) => toCard(product)),
    reviews,
    questions,
    reviewPage,
  };
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
