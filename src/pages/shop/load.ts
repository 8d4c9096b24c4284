import { goTo, type PageVisit } from '../../web/page.tsx';
import { loadListing } from '../listing/load.ts';

/** A shop, its delivery record, and the listing of its products. */
export async function loadShop({ api, params: { slug }, search }: PageVisit<'/shop/:slug'>) {
  const [{ shop }, record, listing] = await Promise.all([
    api.catalogue.getShop({ slugOrId: slug }),
    api.orders.shopRecord({ slug }),
    loadListing({ api, search }, `/shop/${slug}`, { shop: [slug] }),
  ]);
  // Order lines link to a shop by its id: redirect to the slug, the address that people see and share.
  if (shop.slug !== slug) goTo(`/shop/${shop.slug}`);
  return { shop, record, listing: { ...listing, latest: [] } };
}

export type ShopData = Awaited<ReturnType<typeof loadShop>>;
