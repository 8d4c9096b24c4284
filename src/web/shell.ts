import type { Api } from '../calls.ts';
import type { Category } from '../domains/catalogue/product.ts';
import { isPassing } from '../platform/call-error.ts';

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

/** How often the shell was said to be out of date, and how many of these a reading that was begun later has answered. */
let marks = 0;
let answered = 0;

/** How many marks were there when the newest reading that succeeded was begun. */
let read = 0;

/** Says that something the shell shows was changed: the router's next reading, whatever it is for, reads the shell too. Gives the mark. */
export function markShellStale(): number {
  return ++marks;
}

/** Whether a reading that was begun after this mark has succeeded, on the screen or not yet. */
export function wasRead(mark: number): boolean {
  return read >= mark;
}

export function isShellStale(): boolean {
  return answered < marks;
}

/** Which marks each reading knew of. */
const knew = new WeakMap<Shell, number>();

/** What is on the screen: only a browser shows anything, so that on the server it stays empty. */
let shown: Shell | null = null;

/** Reads the shell. When that fails for now, what is on the screen already stays there, and stays stale. */
export async function loadShell(api: Api): Promise<Shell> {
  const began = marks;
  try {
    const [{ categorys }, { customer, cartCount, wishlistCount, wishes, unreadMessages }] = await Promise.all(
      [api.catalogue.listCategories(), api.accounts.whoAmI()],
    );
    const shell = { categories: categorys, customer, cartCount, wishlistCount, wishes, unreadMessages };
    knew.set(shell, began);
    read = Math.max(read, began);
    return shell;
  } catch (error) {
    if (shown && isPassing(error)) return shown;
    throw error;
  }
}

/** Says that this reading is on the screen. One that a navigation overtook never is: then the shell stays stale. */
export function noteShown(shell: Shell): void {
  shown = shell;
  answered = Math.max(answered, knew.get(shell) ?? 0);
}
