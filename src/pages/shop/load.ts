import { goTo, type PageVisit } from '../../web/page.tsx';
import { loadListing } from '../listing/load.ts';

/** A shop, what its parcels tell of it, and the listing of what it sells. */
export async function loadShop({ api, params: { slug }, search }: PageVisit<'/shop/:slug'>) {
  const [{ shop }, record, listing] = await Promise.all([
    api.catalogue.getShop({ slugOrId: slug }),
    api.orders.shopRecord({ slug }),
    loadListing({ api, search }, `/shop/${slug}`, { shop: [slug] }),
  ]);
  // An order's lines know the shop by its id: the address that people see and share has the name.
  if (shop.slug !== slug) goTo(`/shop/${shop.slug}`);
  return { shop, record, listing: { ...listing, latest: [], offered: shop.categories } };
}

export type ShopData = Awaited<ReturnType<typeof loadShop>>;
