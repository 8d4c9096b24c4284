import type { Api } from '../../calls.ts';
import { plainText, shorten } from '../../domains/catalogue/words/plain-text.ts';
import { isCallError } from '../../platform/call-error.ts';
import { toCard } from '../../domains/catalogue/card.ts';
import type { Product } from '../../domains/catalogue/product.ts';
import { shop } from '../../shop.ts';
import type { PageVisit } from '../../web/page.tsx';

/** The price range that the home page's first category opens with. */
export const homeRange = { lowPrice: '0', highPrice: '23000' };

/** Cards in a row. A link beside it leads to the rest. */
const perRow = 8;

/** How many characters of the description the story shows. */
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

/** The first products of a row, sold-out ones last (R-PAGE-2). */
function rowOf(products: readonly Product[]) {
  return products
    .toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0))
    .slice(0, perRow)
    .map(toCard);
}

/** The one product that the home page features by its slug; null if it is gone. */
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
      // The second drawing shows the garment worn; the third is its back, which looks much like the front.
      worn: images[1] ?? '',
      text: shorten(plainText(description), storyLength),
    };
  } catch (error) {
    if (isCallError(error) && error.status === 404) return null;
    throw error;
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
