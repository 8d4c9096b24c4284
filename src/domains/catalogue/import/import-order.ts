import type { Reached } from './progress.ts';
import type { ReportData } from './report.ts';

/** A shop's import from the desk, as sent to the process that runs it. */
export interface ImportOrder {
  readonly file: string;
  /** The shop's name. */
  readonly seller: string;
  readonly dryRun: boolean;
  /** Creates missing categories; only operators may. */
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
 * Runs an import in another process, so that no file can block the shop.
 * @param reached receives the progress
 * @throws when that process fails
 */
export type RunImport = (order: ImportOrder, reached: (far: Reached) => void) => Promise<ImportAnswer>;
