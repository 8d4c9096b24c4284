/**
 * Where banks put the UTR of a UPI or IMPS credit in the narration. Each pattern is anchored at the start and ends
 * before any text the payer could type, so that a number in the payer's note or address never counts.
 */
const narrations: Record<string, RegExp> = {
  // UPI-PAYER-address@bank-IFSC-UTR-note. An address has one @, followed by the bank's handle.
  HDFC: /^UPI-[^@]*@[a-z]+-[a-z]{4}0[a-z0-9]{6}-(\d{12})(?:-|$)/i,
  'ICICI, Bank of Baroda': /^UPI\/(\d{12})\//i,
  SBI: /^BY TRANSFER-UPI\/CR\/(\d{12})\//i,
  Axis: /^UPI\/P2[AM]\/(\d{12})\//i,
  'PNB, Canara': /^UPI\/CR\/(\d{12})\//i,
  'IDFC First': /^UPI\/(?:MOB|CREDIT)\/(\d{12})\//i,
  'IMPS, most banks': /^(?:MMT\/)?IMPS[-/](?:P2A[-/])?(\d{12})[-/]/i,
};

/**
 * A reference cell with nothing but a UTR, padded with zeros or prefixed with UPI. In a UTR the last digit of the
 * year and the day of the year come first, so it never starts with four zeros: those are cheque numbers.
 */
const reference = /^(?:UPI[-/ ]?)?0*((?!0000)\d{12})$/i;

/**
 * The UTR of a statement line, from the reference column or the UPI part of the narration. Null if not certain; such
 * a line waits for staff (R-PAY-4).
 */
export function utrOfLine(referenceCell: string, narration: string): string | null {
  const inColumn = reference.exec(referenceCell)?.[1];
  if (inColumn) return inColumn;
  for (const pattern of Object.values(narrations)) {
    const found = pattern.exec(narration)?.[1];
    if (found) return found;
  }
  return null;
}

/** Where a narration names the payer: after the bank's own segments, before the payer's note. */
const payers = [
  /^UPI-([^-@]{1,60})-[^@]*@/i,
  /^(?:BY TRANSFER-)?UPI\/(?:P2[AM]|CR)\/\d{12}\/([^/]{1,60})/i,
  /^UPI\/([a-z][^/]{1,60})\//i,
  /^UPI\/\d{12}\/[^/]*\/([^/]{1,60})\//i,
  /^MMT\/IMPS\/\d{12}\/[^/]*\/([^/]{1,60})\//i,
  /^IMPS[-/](?:P2A[-/])?\d{12}[-/]([^-/]{1,60})/i,
  /^(?:BY TRANSFER-)?NEFT[-/ *](?:CR[-/ ])?(?:[a-z]{4}0[a-z0-9]{6}[*])?[a-z0-9]{11,22}[-/ *]([^-/*]{1,60})/i,
];

/**
 * The payer's name or address in a narration; '' if it is in no known place. For display only, never for matching.
 */
export function payerOf(narration: string): string {
  for (const pattern of payers) {
    const found = pattern.exec(narration)?.[1];
    if (found) return found.trim();
  }
  return '';
}
