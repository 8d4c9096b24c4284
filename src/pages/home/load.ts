import type { Api } from '../../calls.ts';
import { toCard } from '../../domains/catalogue/card.ts';
import type { Product } from '../../domains/catalogue/product.ts';
import { plainText, shorten } from '../../domains/catalogue/words/plain-text.ts';
import { isCallError } from '../../platform/call-error.ts';
import { shop } from '../../shop.ts';
import type { PageVisit } from '../../web/page.tsx';
import { type Face, mostOf } from './faces.ts';

/** The price range that the home page's first category opens with. */
export const homeRange = { lowPrice: '0', highPrice: '23000' };

/** How the groups look in turn, so that neighbours differ. */
const facesOfGroups = ['tiles', 'pairs', 'strip'] as const satisfies readonly Face[];

/** The most shops in the lane: each is as heavy as a card. */
const shopsInLane = 6;

/** How many characters of the description the story shows. */
const storyLength = 160;

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
  const take = rowsApart();
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
    lane: lane.shops.slice(0, shopsInLane),
    story,
    // In the page's order: a row shows none of the goods of those above it.
    groups: gkProducts.map(({ title, products }, at) => {
      const face: Face = facesOfGroups[at % facesOfGroups.length] ?? 'cards';
      return { title, face, products: take(face, products) };
    }),
    offers: take('cards', showcase.discount_product),
    featured: take('tiles', featuredItem),
    shelf: first && shelf ? { category: first, products: take('strip', shelf.products) } : null,
  };
}

/** What stands where in a row: sold-out products last (R-PAGE-2), and before them those that few are happy with. */
const placeOf = ({ stock, rating, ratingCount }: Product): number =>
  stock === 0 ? 2 : Number(ratingCount > 0 && rating < 3);

/** Takes the first products of each row that no earlier row has taken. */
function rowsApart() {
  const takenIds = new Set<string>();
  return (face: Face, products: readonly Product[]) => {
    const row = products
      .filter(({ _id }) => !takenIds.has(_id))
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .slice(0, mostOf(face));
    for (const { _id } of row) takenIds.add(_id);
    return row.map((product) => toCard(product));
  };
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
