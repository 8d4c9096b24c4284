/** R-GST-1: at most this many characters, of letters, digits, hyphen and slash. */
const longest = 16;

/**
 * The number printed on an invoice, such as `ANK/26-27/000012`: consecutive within a seller and a financial year.
 *
 * @param code the seller's own short code; three letters leave room for 999,999 invoices a year
 * @param year a financial year, `26-27`
 * @param sequence counted from 1
 * @throws RangeError when the sequence no longer fits the sixteen characters the law allows
 */
export function invoiceNumber(code: string, year: string, sequence: number): string {
  return numberOf(`${code}/${year}/`, sequence);
}

/** The number of a credit note, such as `ANK/26-27/C00012`: a series of its own (rule 53(1A)), told from invoices by its C. */
export function creditNoteNumber(code: string, year: string, sequence: number): string {
  return numberOf(`${code}/${year}/C`, sequence);
}

function numberOf(head: string, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`no such number: ${sequence}`);
  const number = head + sequence.toString().padStart(Math.min(6, longest - head.length), '0');
  if (number.length > longest) throw new RangeError(`number is too long for rule 46: ${number}`);
  return number;
}
