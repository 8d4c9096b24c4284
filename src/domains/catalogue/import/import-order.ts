import type { Reached } from './progress.ts';
import type { ReportData } from './report.ts';

/** A shop's import from the desk, for the process that runs it. */
export interface ImportOrder {
  readonly file: string;
  /** The shop's name. */
  readonly seller: string;
  readonly dryRun: boolean;
  /** Makes the categories that the shop lacks, as only operators may. */
  readonly makesCategories: boolean;
}

/** The result, or why there is none. */
export type ImportAnswer =
  | { readonly report: ReportData }
  /** The file is not a product CSV; a sentence says why. */
  | { readonly unreadable: string }
  /** `underway`: a command line's import is running. `too_long`: it was stopped at its time limit. */
  | 'underway'
  | 'too_long';

/**
 * Runs an import outside this process, so that no file can hold up the shop.
 * @param reached told how far it is
 * @throws when that process fails
 */
export type RunImport = (order: ImportOrder, reached: (far: Reached) => void) => Promise<ImportAnswer>;
