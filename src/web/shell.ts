import type { Api } from '../calls.ts';
import { isPassing } from '../platform/call-error.ts';

/** What every page shows around its content: read once at the start, and again after something changed it. */
export interface Shell {
  readonly categories: Awaited<ReturnType<Api['catalogue']['listCategories']>>['categorys'];
  readonly customer: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly mobile: string;
    readonly hasPassword: boolean;
    readonly emailVerified: boolean;
  } | null;
  readonly cartCount: number;
  readonly wishlistCount: number;
  /** Messages of sellers that were not seen yet. */
  readonly unreadMessages: number;
  /** Notices that were not opened yet; unsaid for guests. */
  readonly unreadNotices?: number;
  /** What is on the wishlist: product, and the item that holds it. */
  readonly wishes: readonly { readonly productId: string; readonly wishlistId: string }[];
  /** What the customer's unpaid orders hold; unsaid for guests, whose pages are kept and shared. */
  readonly held?: Awaited<ReturnType<Api['accounts']['whoAmI']>>['held'];
}

/** Reads the shell. @throws CallError what the calls threw */
export async function readShell(api: Api): Promise<Shell> {
  const [{ categorys }, { held, ...mine }] = await Promise.all([
    api.catalogue.listCategories(),
    api.accounts.whoAmI(),
  ]);
  return { categories: categorys, ...mine, ...(held && { held }) };
}

/** Knows whether the shell on the screen is older than a change. One lives as long as a browser's page. */
export class ShellReader {
  /** How many changes there were; how many of them a later reading has seen; and how many of these are on the screen. */
  #changes = 0;
  #read = 0;
  #answered = 0;
  #shown: Shell | null = null;
  readonly #knew = new WeakMap<Shell, number>();

  /** Says that something in the shell was changed: the router's next reading, whatever it is for, reads it too. Gives the mark. */
  markStale(): number {
    return ++this.#changes;
  }

  /** Whether a reading that was begun after this mark has succeeded, on the screen or not yet. */
  wasRead(mark: number): boolean {
    return this.#read >= mark;
  }

  isStale(): boolean {
    return this.#answered < this.#changes;
  }

  /** Reads the shell. When that fails for now, what is on the screen stays there, and stays stale. */
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

  /** Says that this reading is on the screen. One that a navigation overtook never is: then the shell stays stale. */
  noteShown(shell: Shell): void {
    this.#shown = shell;
    this.#answered = Math.max(this.#answered, this.#knew.get(shell) ?? 0);
  }
}
