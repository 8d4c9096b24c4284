/**
 * Where banks write the UTR of a UPI or IMPS credit in their narration. Each pattern begins at the start of the text and
 * ends before anything that the payer could have typed: a number in the payer's note or address never counts.
 */
const narrations: Record<string, RegExp> = {
  // UPI-PAYER-address@bank-IFSC-UTR-note. An address has one @, and what follows it is the bank's handle.
  HDFC: /^UPI-[^@]*@[a-z]+-[a-z]{4}0[a-z0-9]{6}-(\d{12})(?:-|$)/i,
  'ICICI, Bank of Baroda': /^UPI\/(\d{12})\//i,
  SBI: /^BY TRANSFER-UPI\/CR\/(\d{12})\//i,
  Axis: /^UPI\/P2[AM]\/(\d{12})\//i,
  'PNB, Canara': /^UPI\/CR\/(\d{12})\//i,
  'IDFC First': /^UPI\/(?:MOB|CREDIT)\/(\d{12})\//i,
  'IMPS, most banks': /^(?:MMT\/)?IMPS[-/](?:P2A[-/])?(\d{12})[-/]/i,
};

/** A cell of references that is a UTR and nothing else: filled up with noughts, or after the word UPI. */
const reference = /^(?:UPI[-/ ]?)?0*(\d{12})$/i;

/**
 * The UTR of a statement's line, where the bank itself says it: in the column of references, or in the UPI part of its
 * narration. Null where that is not certain; such a line waits for a person (rule R-utr).
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
