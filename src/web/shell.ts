import type { Api } from '../calls.ts';
import type { Category } from '../domains/catalogue/product.ts';

/** What every page shows around its content: read once at the start, and again after something changed it. */
export interface Shell {
  readonly categories: readonly Category[];
  readonly customer: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly hasPassword: boolean;
  } | null;
  readonly cartCount: number;
  readonly wishlistCount: number;
  /** Messages of sellers that were not seen yet. */
  readonly unreadMessages: number;
  /** What is on the wishlist: product, and the item that holds it. */
  readonly wishes: readonly { readonly productId: string; readonly wishlistId: string }[];
}

let stale = false;

/** Says that something the shell shows was changed: the router's next reading, whatever it is for, reads the shell too. */
export function markShellStale(): void {
  stale = true;
}

export function isShellStale(): boolean {
  return stale;
}

/** `signal` tells when the answer is not wanted any more: then the shell stays stale, since nobody will see what was read. */
export async function loadShell(api: Api, signal: AbortSignal): Promise<Shell> {
  const [{ categorys }, { customer, cartCount, wishlistCount, wishes, unreadMessages }] = await Promise.all([
    api.catalogue.listCategories(),
    api.accounts.whoAmI(),
  ]);
  if (!signal.aborted) stale = false;
  return { categories: categorys, customer, cartCount, wishlistCount, wishes, unreadMessages };
}
