import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { openDesk } from './open-desk.ts';
import { findProducts, type ShelfProduct } from './shelf.ts';

/** The demo town's login (db/town/people.ts). */
export const seller = { email: 'bagru-neel-works@chowk.example', password: 'chowk-seller-demo' };

/** A seller of the demo town at the desk, and one of the goods of that shop. */
export async function sellerAtDesk(
  browser: Browser,
  shop: APIRequestContext,
): Promise<{ desk: Page; product: ShelfProduct }> {
  const { desk } = await openDesk(browser, seller);
  const { shops } = (await (await desk.request.get('/api/desk/me')).json()) as { shops: { id: string }[] };
  const shelf = await findProducts(shop, { sizes: true });
  const product = shelf.filter(({ sellerId }) => sellerId === shops[0]?.id).at(-1);
  if (!product) throw new Error('The shop is too empty for this journey');
  return { desk, product };
}
