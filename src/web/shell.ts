import type { Api } from '../calls.ts';
import type { Category } from '../domains/catalogue/product.ts';

/** What every page shows around its content: read once at the start, and again after something changed it. */
export interface Shell {
  readonly categories: readonly Category[];
  readonly customer: { id: string; name: string; email: string } | null;
  readonly cartCount: number;
  readonly wishlistCount: number;
}

export async function loadShell(api: Api): Promise<Shell> {
  const [{ categorys }, { customer, cartCount, wishlistCount }] = await Promise.all([
    api.catalogue.listCategories(),
    api.accounts.whoAmI(),
  ]);
  return { categories: categorys, customer, cartCount, wishlistCount };
}
