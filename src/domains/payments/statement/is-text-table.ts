/** How files begin that are no text in columns: PDF, a workbook (.xlsx, or .xls), a web page named .xls. */
const otherBeginnings = [/^%PDF/, /^PK\x03\x04/, /^\xd0\xcf\x11\xe0/, /^(?:\xef\xbb\xbf)?\s*</];

/** Whether a file can be a statement in text, by how it begins. Banks name several kinds of files .xls. */
export function isTextTable(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return !otherBeginnings.some((beginning) => beginning.test(start));
}
