import type { Api } from '../calls.ts';
import { isPassing } from '../platform/call-error.ts';

/** What every page shows around its content: loaded at the start, and again after a change. */
export interface Shell {
  readonly categories: Awaited<ReturnType<Api['catalogue']['listCategories']>>['categorys'];
  readonly customer: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly mobile: string;
    readonly hasPassword: boolean;
    readonly emailVerified: boolean;
    /** Whether changes of the account need no further proof. */
    readonly provedLately: boolean;
  } | null;
  readonly cartCount: number;
  readonly wishlistCount: number;
  /** Unread messages from sellers. */
  readonly unreadMessages: number;
  /** Unopened notices; undefined for guests. */
  readonly unreadNotices?: number;
  /** The wishlist: each product with its wishlist item. */
  readonly wishes: readonly { readonly productId: string; readonly wishlistId: string }[];
  /** What the customer's unpaid orders hold; undefined for guests, whose pages are cached and shared. */
  readonly held?: Awaited<ReturnType<Api['accounts']['whoAmI']>>['held'];
}

/** Loads the shell. @throws CallError what the API calls threw */
export async function readShell(api: Api): Promise<Shell> {
  const [{ categorys }, { held, ...mine }] = await Promise.all([
    api.catalogue.listCategories(),
    api.accounts.whoAmI(),
  ]);
  return { categories: categorys, ...mine, ...(held && { held }) };
}

/** Knows whether the shell on the screen is older than a change. One instance lives as long as the document. */
export class ShellReader {
  /** How many changes there were, how many of them a finished read has seen, and how many are on the screen. */
  #changes = 0;
  #read = 0;
  #answered = 0;
  #shown: Shell | null = null;
  readonly #knew = new WeakMap<Shell, number>();

  /** Marks the shell as changed: the router's next load, whatever it is for, reloads it too. Returns the change's number. */
  markStale(): number {
    return ++this.#changes;
  }

  /** Whether a read that began after this change has succeeded, even if it is not on the screen yet. */
  wasRead(mark: number): boolean {
    return this.#read >= mark;
  }

  isStale(): boolean {
    return this.#answered < this.#changes;
  }

  /** Loads the shell. On a temporary failure it returns the one on the screen, which stays stale. */
  async load(api: Api): Promise<Shell> {
    const began = this.#changes;
    try {
      const shell = await readShell(api);
      this.#knew.set(shell, began);
      this.#read = Math.max(this.#read, began);
      return shell;
    } catch (error) {
      if (this.#shown && isPassing(error)) return this.#shown;
      throw error;
    }
  }

  /** Records that this read is on the screen. If a navigation overtakes a read, this is never called and the shell stays stale. */
  noteShown(shell: Shell): void {
    this.#shown = shell;
    this.#answered = Math.max(this.#answered, this.#knew.get(shell) ?? 0);
  }
}
