/** What banks write before the UTR: channel, direction, kind of transfer. None of it is typed by a payer. */
const bankWords = new Set(
  `upi upiab upiar upiin upicr imps impsab impsin impscr mmt mpay trtr inb mob inet ifi ifn ft fn dep tfr trf transfer by
   cr credit credited recd received in inw inward p2a p2m p2p p2pm p2v ref refno no rrn utr from`.split(
    /\s+/,
  ),
);
const channel = /^(?:upi|imps)(?:ab|ar|in|cr)?$/i;

/**
 * Where banks put the UTR after what names the payer. Each pattern is anchored and leaves no place for text that the
 * payer could type before the UTR.
 */
const afterPayer = {
  // UPI-PAYER-address@bank-IFSC-UTR-note. An address has one @, followed by the bank's handle.
  HDFC: /^UPI-[^@]*@[a-z0-9.]+-[a-z]{4}0[a-z0-9]{6}-(\d{12})(?:-|$)/i,
  // UPI/PAYER/address/note/bank/UTR/id: a slash in the note would make it longer.
  // INET-IMPS-CR/PAYER/bank/account/mobile/mobile/day time/UTR.
  Canara: /^(?:INET|MOB)-IMPS-CR(?:\/[^/]*){5}\/\d{2}\/\d{2}\/\d{4} [\d:]{8}\/(\d{12})$/i,
  ICICI: /^UPI\/[^/]*\/[^/]*\/[^/]*\/[^/]*\/(\d{12})(?:\/[^/]*)?$/i,
};

/**
 * A reference cell with nothing but a UTR, padded with zeros or prefixed with its channel. In a UTR the last digit of the
 * year and the day of the year come first, so it never starts with four zeros: those are cheque numbers.
 */
const reference = /^(?:(?:UPI|IMPS|RRN)[-/: ]?)?0*((?!0000)\d{12})$/i;
/** Kotak's narration: the payer's name, then the number. Only its reference cell shows that it is Kotak's. */
const afterName = /^UPI\/[^/@]{1,60}\/(\d{12})(?:\/|$)/i;

/**
 * The numbers of a statement line that the bank itself writes as its UTR: of the reference column and of the bank's
 * part of the narration. Two where they differ (Kotak); none where no form is recognised: such a line waits for staff
 * (R-PAY-4).
 */
export function utrsOfLine(referenceCell: string, text: string): string[] {
  const narration = withoutPool(text);
  const inColumn = reference.exec(referenceCell)?.[1] ?? bankNumberIn(referenceCell);
  const inNarration = bankNumberIn(narration) ?? (inColumn && afterName.exec(narration)?.[1]);
  return [...new Set([inColumn, inNarration])].filter((utr) => typeof utr === 'string');
}

/** Indian Bank writes the account of its UPI and IMPS money first: TRANSFER FROM 97165000001 UPI/633170000120/CR. */
const withoutPool = (narration: string): string =>
  narration.replace(/^TRANSFER FROM \d{11}\s*\/?\s*(?=(?:UPI|IMPS|NEFT)\/)/i, '');

/** ICICI's form with twelve digits where it writes the payer's name: whose number it is, nothing shows. */
const namedByDigits = /^UPI\/\d{12}\/[^/]*@[^/]*\/[^/]*\/[^/]*\/\d{12}(?:\/|$)/i;

/** The number after a payer in a form that nothing else has; else the first one where only the bank's words stand before it. */
function bankNumberIn(narration: string): string | null {
  const own = (afterPayer.HDFC.exec(narration) ?? afterPayer.Canara.exec(narration))?.[1];
  if (own || namedByDigits.test(narration)) return own ?? null;
  // SBI writes some numbers without a space: INB IMPS633170000000.
  const parts = narration.replace(/\b(UPI|IMPS)(?=\d{12}\b)/i, '$1/').split(/[\s/*:|.-]+/);
  const at = parts.findIndex((part) => !bankWords.has(part.toLowerCase()));
  if (/^\d{12}$/.test(parts[at] ?? '') && parts.slice(0, at).some((part) => channel.test(part)))
    return parts[at] ?? null;
  return afterPayer.ICICI.exec(narration)?.[1] ?? null;
}

/** Where a narration names the payer: after the bank's own segments, before the payer's note. */
const payers = [
  /^UPI-CR-\d{12}-([^-/]{1,60})/i,
  /^UPI\/[a-z]{4}\/\d{12}\/([^/]{1,60})\//i,
  /^UPI-([^-@]{1,60})-[^@]*@/i,
  /^(?:BY TRANSFER-|DEP TFR )?UPI(?:AB)?\/(?:P2[AM]|CR)\/\d{12}\/([^/]{1,60})/i,
  /^UPI(?:AB)?\/\d{12}\/CR\/([^/]{1,60})/i,
  /^UPI\/(?!MOB\/)([a-z][^/]{1,60})\//i,
  /^UPI\/\d{12}\/From:([^/]{1,60})/i,
  /^UPI\/\d{12}\/\d\d:\d\d:\d\d\/[^/]*\/([^/]{1,60})/i,
  /^UPI IN\/\d{12}\/([^/]{1,60})/i,
  /^UPI\/\d{12}\/[^/]*\/([^/]{1,60})\//i,
  /^(?:INET|MOB)-IMPS-CR\/([^/]{1,60})\//i,
  /^MMT\/IMPS\/\d{12}\/[^/]*\/([^/]{1,60})\//i,
  /^(?:DEP TFR |RECD:)?IMPS(?:AB|[-/]IN(?:ET)?)?[-/](?:P2A[-/])?\d{12}[-/]([^-/]{1,60})/i,
  /^(?:BY TRANSFER-)?NEFT[-/ *](?:CR[-/ ])?(?:[a-z]{4}0[a-z0-9]{6}[*])?[a-z0-9]{11,22}[-/ *]([^-/*]{1,60})/i,
];

/**
 * The payer's name or address in a narration; '' if it is in no known place. For display only, never for matching.
 */
export function payerOf(text: string): string {
  const narration = withoutPool(text);
  for (const pattern of payers) {
    const found = pattern.exec(narration)?.[1];
    if (found) return found.trim();
  }
  return '';
}
