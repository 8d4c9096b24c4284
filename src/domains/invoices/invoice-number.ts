/** R-GST-1: the maximum length; letters, digits, hyphen and slash only. */
const longest = 16;

/**
 * An invoice number such as `ANK/26-27/000012`, consecutive per seller and financial year.
 * @param code the seller's short code; three letters leave room for 999,999 invoices a year
 * @param year a financial year, `26-27`
 * @param sequence counted from 1
 * @throws RangeError if the number would exceed the legal sixteen characters
 */
export function invoiceNumber(code: string, year: string, sequence: number): string {
  return numberOf(`${code}/${year}/`, sequence);
}

/** A credit note's number such as `ANK/26-27/C00012`, in a series of its own (rule 53(1A)), marked by the C. */
export function creditNoteNumber(code: string, year: string, sequence: number): string {
  return numberOf(`${code}/${year}/C`, sequence);
}

/** The number of the market's invoice for commission, such as `CHK/26-27/F00012`, in a series of its own (F: fee). */
export function commissionNumber(code: string, year: string, sequence: number): string {
  return numberOf(`${code}/${year}/F`, sequence);
}

function numberOf(head: string, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`no such number: ${sequence}`);
  const number = head + sequence.toString().padStart(Math.min(6, longest - head.length), '0');
  if (number.length > longest) throw new RangeError(`number is too long for rule 46: ${number}`);
  return number;
}
