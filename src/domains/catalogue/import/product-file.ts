import type { CsvRecord } from './read-csv.ts';

/** A list of products to import, a CSV file or a workbook. It may be read several times. */
export interface ProductFile {
  /** How the file was read, when it is no CSV in UTF-8 with commas; else null. */
  readonly readAs: string | null;
  /** Bytes of a CSV file, rows of a workbook. */
  readonly size: number;
  /**
   * Its records, the head first.
   * @param reached receives, before each record, how far of `size` it has read
   * @param headLine the line of its head: rows may be no wider, lines above it may be anything
   */
  records(reached?: (far: number) => void, headLine?: number): AsyncGenerator<CsvRecord>;
}
