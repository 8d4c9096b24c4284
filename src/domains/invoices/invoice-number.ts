/** Rule 46(b) of the CGST Rules, 2017: at most this many characters, of letters, digits, hyphen and slash. */
const longest = 16;

/**
 * The number printed on an invoice, such as `ANK/26-27/000012`: consecutive within a seller and a financial year.
 *
 * @param prefix the seller's own three letters, see {@link invoicePrefix}
 * @param year a financial year, `26-27`
 * @param sequence counted from 1
 * @throws RangeError when the sequence no longer fits the sixteen characters the law allows
 */
export function invoiceNumber(prefix: string, year: string, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`no such invoice: ${sequence}`);
  const number = `${prefix}/${year}/${sequence.toString().padStart(6, '0')}`;
  if (number.length > longest) throw new RangeError(`invoice number is too long for rule 46: ${number}`);
  return number;
}

/**
 * Three letters for a seller's invoice numbers, from the Latin letters and digits of the shop's name.
 * They help a reader and need not be unique: a number is consecutive within its seller's GSTIN.
 * A name with fewer than three is filled up with X, so a shop named in Devanagari alone is `XXX`.
 */
export function invoicePrefix(shopName: string): string {
  const plain = shopName.normalize('NFKD').toUpperCase();
  return plain.replaceAll(/[^A-Z0-9]/g, '').slice(0, 3).padEnd(3, 'X');
}
