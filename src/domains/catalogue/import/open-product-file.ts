import { open, readFile } from 'node:fs/promises';
import * as m from '#messages/import-report';
import {
  isZip,
  UnreadableWorkbook,
  workbookRows,
} from '../../../../packages/workbook-rows/src/workbook-rows.ts';
import { withPlainCsv } from './plain-csv.ts';
import type { ProductFile } from './product-file.ts';
import type { CsvRecord } from './read-csv.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Largest workbook in bytes. */
const maxWorkbook = 100_000_000;

/**
 * Runs `work` with the file, whichever of the two it is.
 * @param first records that are needed of a workbook, which is otherwise read to its end
 * @throws UnreadableFile when it is neither, or larger than the limits
 */
export async function withProductFile<Result>(
  path: string,
  work: (file: ProductFile) => Promise<Result>,
  first?: number,
): Promise<Result> {
  return (await isWorkbook(path)) ? work(await openWorkbook(path, first)) : withPlainCsv(path, work);
}

async function isWorkbook(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return isZip(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/**
 * A workbook, read once to its end, so that whatever is wrong with it is known before anything is imported. Its rows,
 * which are bounded, stay in memory: to unpack them again takes longer than to import them.
 */
async function openWorkbook(path: string, first?: number): Promise<ProductFile> {
  const bytes = await readFile(path);
  if (bytes.length > maxWorkbook) throw new UnreadableFile(m.workbook_too_large());
  const rows: CsvRecord[] = [];
  try {
    for await (const row of workbookRows(bytes, {}, first)) rows.push(row);
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw new UnreadableFile(faults[error.fault]());
    throw error;
  }
  if (rows.length === 0) throw new UnreadableFile(m.file_empty());
  return {
    size: rows.length,
    readAs: m.read_as_workbook(),
    async *records(reached) {
      for (const [at, row] of rows.entries()) {
        reached?.(at + 1);
        yield row;
      }
    },
  };
}

const faults: Readonly<Record<UnreadableWorkbook['fault'], () => string>> = {
  not_a_workbook: m.file_is_zip,
  damaged: m.workbook_damaged,
  too_large: m.workbook_too_large,
  empty: m.file_empty,
};
