import { CsvError, parse } from 'csv-parse/sync';

export interface Row {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/**
 * The rows of a file with columns. Where a quote never ends, each line is read by itself, and as it stands where it has
 * the quote; no rows of what is no text, as a picture's bytes.
 */
export function readRows(file: string, delimiter: string): Row[] {
  const text = withoutFormulas(file, delimiter);
  const whole = parseRows(text, delimiter);
  if (whole) return whole;
  return text.split(/\r\n|[\r\n]/).flatMap((line, at) => {
    const rows = parseRows(line, delimiter) ?? parseRows(line, delimiter, false) ?? [];
    return rows.map(({ record }) => ({ record, info: { lines: at + 1 } }));
  });
}

/** Canara and others write each cell as a formula, ="1,299.00", whose comma would divide it. */
function withoutFormulas(text: string, delimiter: string): string {
  const [before, behind] = [`(?<=^|[${delimiter}\\r\\n])`, `(?=[${delimiter}\\r\\n]|$)`];
  return text.replaceAll(new RegExp(`${before}=(?="[^"]*"${behind})`, 'g'), '');
}

function parseRows(text: string, delimiter: string, quote: '"' | false = '"'): Row[] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      quote,
      recordDelimiter: text.includes('\n') ? ['\r\n', '\n'] : ['\r'],
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
      info: true,
    }) as unknown as Row[];
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** A lone quote swallows the cells and lines up to the next one. */
export const hasSwallowed = (record: readonly string[], delimiter: string, width: number) =>
  record.some((cell) => cell.includes('\n') && cell.split(delimiter).length >= width);

/** The marks that may divide a text's columns, the most frequent first. */
export function delimitersOf(text: string): string[] {
  const counts = [',', '\t', ';', '|'].map((mark) => ({ mark, count: text.split(mark).length }));
  return counts.toSorted((a, b) => b.count - a.count).map(({ mark }) => mark);
}
