import type { Database } from '../../platform/database.ts';
import type { Product } from './product.ts';

/** What the catalogue needs from search, a higher domain. Injected by src/start. */
export interface SearchOfProducts {
  /** Updates the search index for these products, in the transaction that changed them. */
  readonly indexProducts: (trx: Database, ids: readonly string[]) => Promise<void>;
  /** The same for the products of a renamed category. */
  readonly indexCategory: (db: Database, categoryId: string) => Promise<void>;
  /** Refreshes the planner's statistics of search after an import. */
  readonly analyzeSearch: (db: Database) => Promise<void>;
  /** The first hits of a search. */
  readonly findProducts: (text: string, limit: number) => Promise<readonly Product[]>;
}
