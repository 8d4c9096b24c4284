/** How files begin that are no text in columns: PDF, a workbook (.xlsx, or .xls), a web page named .xls. */
const otherBeginnings = [/^%PDF/, /^PK\x03\x04/, /^\xd0\xcf\x11\xe0/, /^(?:\xef\xbb\xbf)?\s*</];

/**
 * The text of a file that can be a statement in columns, in UTF-8 or UTF-16; null for others, by how they begin. Banks
 * name several kinds of files .xls.
 */
export function statementText(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (start.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes);
  if (start.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes);
  return otherBeginnings.some((beginning) => beginning.test(start)) ? null : new TextDecoder().decode(bytes);
}
