import type { Mapping } from './columns/targets.ts';
import type { Progress } from './progress.ts';
import type { ReportData } from './report.ts';

/** A shop's import from the desk, as sent to the process that runs it. */
export interface ImportOrder {
  readonly file: string;
  readonly shopId: string;
  /** The shop's name. */
  readonly seller: string;
  readonly dryRun: boolean;
  /** Creates missing categories; only operators may. */
  readonly makesCategories: boolean;
  /** Photos on the internet are fetched afterwards; only for operators. */
  readonly fetchesPhotos: boolean;
}

/** The result, or why there is none. */
export type ImportAnswer =
  | { readonly report: ReportData }
  /** The file is no list of products; a sentence says why. */
  | { readonly unreadable: string }
  /** Somebody must say what the file's columns are. */
  | 'unknown_columns'
  /** `underway`: a command line's import is running. `too_long`: it was stopped at its time limit. */
  | 'underway'
  | 'too_long';

/**
 * Runs an import in another process, so that no file can block the shop.
 * @param reached receives the progress
 * @throws when that process fails
 */
export type RunImport = (order: ImportOrder, reached: (far: Progress) => void) => Promise<ImportAnswer>;

/** A file whose columns are looked at. */
export interface FileOfShop {
  readonly file: string;
  readonly shopId: string;
}

/** The columns of a file with what they are, or why it cannot be read. */
export type LookAnswer =
  | {
      readonly head: string[];
      readonly columns: Mapping[number][];
      readonly rows: { readonly line: number; readonly cells: string[] }[];
      readonly isRecognized: boolean;
    }
  | { readonly unreadable: string };

/** Reads a file's columns in another process. @throws when that process fails */
export type LookAtFile = (file: FileOfShop) => Promise<LookAnswer>;
