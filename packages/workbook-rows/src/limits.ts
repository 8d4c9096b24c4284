/** Why a workbook cannot be read: it is none, is damaged, or is larger than the limits. */
export type Fault = 'not_a_workbook' | 'damaged' | 'too_large' | 'empty';

/** The workbook cannot be read; `fault` says why. */
export class UnreadableWorkbook extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, cause?: unknown) {
    super(`The workbook cannot be read: ${fault}`, { cause });
    this.fault = fault;
  }
}

export interface Limits {
  /** Bytes of the parts that are read, once inflated. */
  readonly inflatedBytes: number;
  /** Characters of the texts that cells share, which are in memory. */
  readonly sharedText: number;
  /** Rows with text. */
  readonly rows: number;
  /** Columns up to the last with text. */
  readonly columns: number;
  /** Cells with text. */
  readonly cells: number;
}

export const usualLimits: Limits = {
  inflatedBytes: 400_000_000,
  sharedText: 50_000_000,
  rows: 200_000,
  columns: 1_000,
  cells: 4_000_000,
};
