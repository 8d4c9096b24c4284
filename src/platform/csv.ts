/** A CSV line (RFC 4180) with its end, quoted where needed. What a spreadsheet would run as a formula is made text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoteCell(withoutFormula(cell))).join(',')}\r\n`;
}

const quoteCell = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Prefixes an apostrophe, which the import of products removes. Amounts stay amounts. */
const withoutFormula = (cell: string) =>
  /^'?[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
