import { open } from 'node:fs/promises';
import * as m from '#messages/import-report';

/** A record with the number of its first line, or an unreadable line with the reason. */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly fault: string };

/** The longest record in bytes, so that an unclosed quote cannot exhaust memory. */
const longestRecord = 16_000_000;
/** Bytes read at once. */
const chunk = 65_536;
const [lineFeed, quote] = [10, 34];
const byteOrderMark = Buffer.from('\ufeff');

/**
 * Reads a CSV file record by record, skipping empty lines; the first is the header. A misplaced quote costs only its
 * own line: reading resumes at the next, from the bytes already read, so the work grows with the file and no faster.
 * @param reached receives, before each record, the bytes read up to its end
 * @param options.headLine lines above it may have any number of cells
 * @throws when the file cannot be read
 */
export async function* readCsv(
  path: string,
  reached: (bytes: number) => void = () => {},
  { separator = ',', headLine = 1 }: { separator?: string; headLine?: number | undefined } = {},
): AsyncGenerator<CsvRecord> {
  const file = await open(path);
  let [bytes, at, start, ended] = [Buffer.alloc(0), 0, 0, false];
  let [line, width, skipping] = [1, 0, false];
  try {
    while (!ended || at < bytes.length) {
      if (skipping) {
        const end = bytes.indexOf(lineFeed, at);
        skipping = end < 0;
        at = end < 0 ? bytes.length : end + 1;
      }
      const found = skipping ? null : recordAt(bytes, at, { ended, separator, width });
      if (found === null) {
        // As much again as is waiting: a long record is looked through only a few times.
        const more = Buffer.allocUnsafe(Math.max(chunk, bytes.length - at));
        const { bytesRead } = await file.read(more, 0, more.length, start + bytes.length);
        ended = bytesRead === 0;
        start += at;
        bytes = Buffer.concat([bytes.subarray(at), more.subarray(0, bytesRead)]);
        at = 0;
        continue;
      }
      at = found.end;
      if ('fault' in found) {
        skipping = found.cut;
        yield { line, fault: found.fault };
      } else if (width > 0 || !isSeparatorLine(found.cells)) {
        reached(start + at);
        if (line >= headLine) width ||= found.cells.length;
        if (found.cells.some((cell) => cell !== '')) yield { line, cells: found.cells };
      }
      line += 1 + ('fault' in found ? 0 : found.breaks);
    }
  } finally {
    await file.close();
  }
}

/** `sep=,` before the header, which Excel reads and writes. */
const isSeparatorLine = ([first = '', ...rest]: readonly string[]): boolean =>
  /^sep=.?$/i.test(first) && rest.every((cell) => cell === '');

/** A record, or a faulty line (`cut`: without its end), and where the next one begins. */
type RecordInBytes =
  | { readonly end: number; readonly cells: string[]; readonly breaks: number }
  | { readonly end: number; readonly fault: string; readonly cut: boolean };

interface Reading {
  /** Nothing follows the bytes. */
  readonly ended: boolean;
  readonly separator: string;
  /** Number of columns, 0 before the header. */
  readonly width: number;
}

/** The record that begins at `from`; null when more bytes are needed. */
function recordAt(bytes: Buffer, from: number, { ended, separator, width }: Reading): RecordInBytes | null {
  const lineEnd = endOfLine(bytes, from, ended);
  if (lineEnd === null) {
    if (bytes.length - from <= longestRecord) return null;
    return { end: bytes.length, fault: m.quote_too_long(), cut: true };
  }
  const faulty = (fault: string): RecordInBytes => ({ end: lineEnd + 1, fault, cut: false });
  const alone = cellsOf(textOf(bytes, from, lineEnd), separator);
  if (alone.stray)
    return !alone.trouble && alone.cells.length === width
      ? { end: lineEnd + 1, cells: alone.cells, breaks: 0 }
      : faulty(m.quote_inside());
  if (alone.trouble !== 'open') {
    if (alone.trouble) return faulty(m.text_after_quote());
    const cells = withoutEmptyEnd(alone.cells, width);
    if (width > 0 && cells.length > width) return faulty(m.too_many_cells());
    return { end: lineEnd + 1, cells, breaks: 0 };
  }
  const end = endOfQuoted(bytes, lineEnd + 1, ended);
  if (end === null) {
    if (bytes.length - from > longestRecord) return faulty(m.quote_too_long());
    return ended ? faulty(m.quote_never_closed()) : null;
  }
  const text = textOf(bytes, from, end);
  const { cells: all, stray, trouble } = cellsOf(text, separator);
  if (stray) return faulty(m.quote_inside());
  if (trouble) return faulty(m.text_after_quote());
  const cells = withoutEmptyEnd(all, width);
  if (width > 0 && cells.length !== width) return faulty(m.quote_never_closed());
  return { end: end + 1, cells, breaks: text.split('\n').length - 1 };
}

/** Where the line ends; null when more bytes are needed. */
function endOfLine(bytes: Buffer, from: number, ended: boolean): number | null {
  const end = bytes.indexOf(lineFeed, from);
  return end >= 0 ? end : ended ? bytes.length : null;
}

/** Where the record ends whose quote is still open at `from`: on the next line with an odd number of quotes. */
function endOfQuoted(bytes: Buffer, from: number, ended: boolean): number | null {
  let at = bytes.indexOf(quote, from);
  while (at >= 0) {
    const end = endOfLine(bytes, at, ended);
    if (end === null) return null;
    let isOpen = false;
    for (at += 1; at < end; at += 1) if (bytes[at] === quote) isOpen = !isOpen;
    if (!isOpen) return end;
    at = bytes.indexOf(quote, end);
  }
  return null;
}

/** The text of these bytes without a byte order mark, which joined files have in the middle, and without a last CR. */
function textOf(bytes: Buffer, from: number, end: number): string {
  const isMarked = bytes.subarray(from, from + 3).equals(byteOrderMark);
  const text = bytes.toString('utf8', isMarked ? from + 3 : from, end);
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

interface Cells {
  readonly cells: string[];
  /** An unquoted cell has a quote inside, such as `5" heel`. */
  readonly stray: boolean;
  /** A quote is still open at the end, or text follows a closed one. */
  readonly trouble?: 'open' | 'after';
}

/** The cells of a record (RFC 4180). */
function cellsOf(text: string, separator: string): Cells {
  if (!text.includes('"')) return { cells: text.split(separator), stray: false };
  const cells: string[] = [];
  let stray = false;
  for (let at = 0; ; at += 1) {
    if (text[at] === '"') {
      const cell = quotedCell(text, at + 1);
      if (!cell) return { cells, stray, trouble: 'open' };
      cells.push(cell.text);
      at = cell.end;
      if (at < text.length && text[at] !== separator) return { cells, stray, trouble: 'after' };
    } else {
      const end = text.indexOf(separator, at);
      const cell = text.slice(at, end < 0 ? text.length : end);
      stray ||= cell.includes('"');
      cells.push(cell);
      at = at + cell.length;
    }
    if (at >= text.length) return { cells, stray };
  }
}

/** The cell whose text begins at `from`, and the place behind its closing quote; null when there is none. */
function quotedCell(text: string, from: number): { text: string; end: number } | null {
  let cell = '';
  for (let at = from; ; ) {
    const end = text.indexOf('"', at);
    if (end < 0) return null;
    if (text[end + 1] !== '"') return { text: cell + text.slice(at, end), end: end + 1 };
    cell += text.slice(at, end + 1);
    at = end + 2;
  }
}

/** Drops empty cells beyond the header's columns. */
function withoutEmptyEnd(cells: string[], width: number): string[] {
  let { length } = cells;
  while (length > width && cells[length - 1] === '') length -= 1;
  return cells.slice(0, length);
}
