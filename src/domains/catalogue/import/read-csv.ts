import * as m from '#messages/import-report';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type CsvError, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';

/** A record with the number of its first line, or an unreadable line with the reason. */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly fault: string };

/** The longest record in bytes, so that an unclosed quote cannot exhaust memory. */
const longestRecord = 16_000_000;

const faults: Record<string, string> = {
  INVALID_OPENING_QUOTE: m.quote_inside(),
  CSV_INVALID_CLOSING_QUOTE: m.text_after_quote(),
  CSV_QUOTE_NOT_CLOSED: m.quote_never_closed(),
  CSV_MAX_RECORD_SIZE: m.quote_too_long(),
};

/**
 * Reads a CSV file record by record, skipping empty lines; the first is the header. A misplaced quote costs only its
 * own line: reading resumes at the next. (The parser's own recovery silently loses what follows.)
 * @param reached receives, before each record, the bytes read up to its end
 * @throws when the file cannot be read
 */
export async function* readCsv(
  path: string,
  reached: (bytes: number) => void = () => {},
  separator = ',',
): AsyncGenerator<CsvRecord> {
  let from: Place | null = { byte: 0, line: 1, width: 0 };
  while (from) {
    const place: Place = from;
    from = null;
    for await (const piece of readUpToFault(path, place, { reached, separator })) {
      if ('resume' in piece) from = piece.resume;
      else yield piece;
    }
  }
}

interface Place {
  readonly byte: number;
  readonly line: number;
  /** Number of columns, 0 before the header. */
  readonly width: number;
}

/** Records from an offset, and where to resume after a faulty one. */
async function* readUpToFault(
  path: string,
  place: Place,
  { reached, separator }: { reached: (bytes: number) => void; separator: string },
): AsyncGenerator<CsvRecord | { resume: Place }> {
  let { byte, line, width } = place;
  let fault: string | undefined;
  const found: { cells: string[]; end: number }[] = [];
  const parser = parse({
    bom: byte === 0,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    max_record_size: longestRecord,
    on_record: (cells: string[], { bytes }) => {
      found.push({ cells, end: place.byte + bytes });
      return null;
    },
  });
  parser.on('error', (error: CsvError) => (fault ??= faults[error.code] ?? error.message));
  // Nothing comes out here (records are taken above), but the stream ends only when it is consumed.
  parser.resume();

  for await (const chunk of piecesOf(path, byte)) {
    await new Promise<void>((resolve) => {
      if (chunk) parser.write(chunk, () => resolve());
      else parser.end(() => resolve()).once('error', () => resolve());
    });
    for (const { cells, end } of found.splice(0)) {
      const breaks = cells.reduce((sum, cell) => sum + countBreaks(cell), 0);
      const { length } = cells;
      while (cells.length > width && cells.at(-1) === '') cells.pop();
      if (width > 0 && (cells.length > width || (breaks > 0 && length !== width))) {
        fault = breaks > 0 ? faults.CSV_QUOTE_NOT_CLOSED : m.too_many_cells();
        break;
      }
      reached(end);
      if (cells.some((cell) => cell !== '')) {
        width ||= cells.length;
        yield { line, cells };
      }
      byte = end;
      line += 1 + breaks;
    }
    if (fault === undefined) continue;
    parser.destroy();
    const { text, next } = await lineAt(path, byte);
    const cells = fault === faults.INVALID_OPENING_QUOTE ? readAlone(text, width, separator) : null;
    yield cells ? { line, cells } : { line, fault };
    if (next !== null) yield { resume: { byte: next, line: line + 1, width } };
    return;
  }
}

/** Parses a line with a stray quote, such as `5" heel`, on its own. */
function readAlone(text: string, width: number, delimiter: string): string[] | null {
  try {
    const [cells = []] = parseText(text, { delimiter, relax_quotes: true, relax_column_count: true });
    return cells.length === width ? cells : null;
  } catch {
    return null;
  }
}

/** The file's bytes from an offset, in chunks, then null. */
async function* piecesOf(path: string, from: number): AsyncGenerator<Buffer | null> {
  for await (const chunk of createReadStream(path, { start: from })) yield chunk as Buffer;
  yield null;
}

function countBreaks(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The line at `from` (its first 64 KB) and the next one's offset, null at the end. */
async function lineAt(path: string, from: number): Promise<{ text: string; next: number | null }> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(65_536);
    let text: string | undefined;
    for (let at = from; ; ) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      const end = buffer.subarray(0, bytesRead).indexOf(10);
      text ??= buffer.toString('utf8', 0, end >= 0 ? end : bytesRead).replace(/\r$/, '');
      if (bytesRead === 0) return { text, next: null };
      if (end >= 0) return { text, next: at + end + 1 };
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
