import type { Api } from '../../calls.ts';
import { plainText, shorten } from '../../domains/catalogue/words/plain-text.ts';
import { isCallError } from '../../platform/call-error.ts';
import { toCard } from '../../domains/catalogue/card.ts';
import type { Product } from '../../domains/catalogue/product.ts';
import { shop } from '../../shop.ts';
import type { PageVisit } from '../../web/page.tsx';

/** The home page's own price range for its first category. */
export const homeRange = { lowPrice: '0', highPrice: '23000' };

/** Cards in a row: a row to look through, with the way to all of them beside it. */
const perRow = 8;

/** Characters of the description that the story tells. */
const storyLength = 220;

export async function loadHome({ api }: Pick<PageVisit<'/'>, 'api'>) {
  const [{ categorys }, { gkProducts }, { data }, { featuredItem }, showcase, story, lane] =
    await Promise.all([
      api.catalogue.listCategories(),
      api.catalogue.listHomeGroups(),
      api.catalogue.listBanners(),
      api.catalogue.listFeatured(),
      api.catalogue.listShowcase(),
      readStory(api),
      api.catalogue.listLane(),
    ]);
  const first = categorys[0];
  const shelf =
    first &&
    (await api.search.queryProducts({
      category: first.slug,
      ...homeRange,
      pageNumber: '1',
      sort: 'available',
    }));
  return {
    banners: data.banners,
    lane: lane.shops,
    story,
    groups: gkProducts.map(({ title, products }) => ({
      title,
      products: rowOf(products),
    })),
    featured: rowOf(featuredItem),
    offers: rowOf(showcase.discount_product),
    shelf: first && shelf ? { category: first, products: rowOf(shelf.products) } : null,
  };
}

/** The first of these, those that can be bought before those that are sold out (R-PAGE-2). */
function rowOf(products: readonly Product[]) {
  return products
    .toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0))
    .slice(0, perRow)
    .map(toCard);
}

/** The one product that the home page always asks for by its slug; null when it is gone. */
async function readStory(api: Api) {
  try {
    const { product } = await api.catalogue.getProduct({ slugOrId: shop.homeProduct });
    const { name, slug, brand, shopName, images, description } = product;
    return {
      name,
      slug,
      brand,
      shopName,
      image: images[0] ?? '',
      // Of a drawn garment the second shows it worn: the third is its back, which looks like its front.
      worn: images[1] ?? '',
      text: shorten(plainText(description), storyLength),
    };
  } catch (error) {
    if (isCallError(error) && error.status === 404) return null;
    throw error;
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
