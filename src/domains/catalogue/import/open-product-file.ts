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
 * @throws UnreadableFile when it is neither, or larger than the limits
 */
export async function withProductFile<Result>(
  path: string,
  work: (file: ProductFile) => Promise<Result>,
): Promise<Result> {
  return (await isWorkbook(path)) ? work(await openWorkbook(path)) : withPlainCsv(path, work);
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

/** A workbook, read once to its end, so that whatever is wrong with it is known before anything is imported. */
async function openWorkbook(path: string): Promise<ProductFile> {
  const bytes = await readFile(path);
  if (bytes.length > maxWorkbook) throw new UnreadableFile(m.workbook_too_large());
  let size = 0;
  for await (const _ of recordsOf(bytes)) size += 1;
  if (size === 0) throw new UnreadableFile(m.file_empty());
  return { size, readAs: m.read_as_workbook(), records: (reached) => recordsOf(bytes, reached) };
}

async function* recordsOf(
  bytes: Uint8Array,
  reached: (far: number) => void = () => {},
): AsyncGenerator<CsvRecord> {
  let far = 0;
  try {
    for await (const row of workbookRows(bytes)) {
      reached((far += 1));
      yield row;
    }
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw new UnreadableFile(faults[error.fault]());
    throw error;
  }
}

const faults: Readonly<Record<UnreadableWorkbook['fault'], () => string>> = {
  not_a_workbook: m.file_is_zip,
  damaged: m.workbook_damaged,
  too_large: m.workbook_too_large,
  empty: m.file_empty,
};
