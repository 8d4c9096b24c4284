import type { Database } from '../../platform/database.ts';
import type { Product } from './product.ts';

/** What the catalogue asks of search, the domain above it. Handed in by src/start. */
export interface SearchOfProducts {
  /** Brings what search knows of these products up to date, in the transaction that changed them. */
  readonly indexProducts: (trx: Database, ids: readonly string[]) => Promise<void>;
  /** The same for a category's products, after it was renamed. */
  readonly indexCategory: (db: Database, categoryId: string) => Promise<void>;
  /** Folds what an import has added to the kept counts. */
  readonly foldCounts: (db: Database) => Promise<number>;
  /** Lets the planner know what search has learnt from an import. */
  readonly analyzeSearch: (db: Database) => Promise<void>;
  /** The first products that a search finds. */
  readonly findProducts: (db: Database, searched: string, limit: number) => Promise<readonly Product[]>;
}
