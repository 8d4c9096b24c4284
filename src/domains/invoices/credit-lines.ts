import { shareUpTo } from '../../platform/share-out.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** Pieces of an invoice's goods line, by its index. */
export interface LinePieces {
  readonly line: number;
  readonly quantity: number;
}

/** What of an invoice comes back: pieces of its goods, and its delivery or not. */
export interface InvoicePart {
  readonly pieces: readonly LinePieces[];
  readonly delivery: boolean;
}

/**
 * The lines of a credit note for a part of an invoice. A line's tax grows with its pieces, so that the credit notes of an
 * invoice add up to it, to the paisa and in whatever steps (R-RETURN-2). Pure.
 * @param earlier pieces that were credited before
 */
export function creditLines(
  { lines }: Invoice,
  earlier: readonly LinePieces[],
  { pieces, delivery }: InvoicePart,
): InvoiceLine[] {
  return lines.flatMap((line, index) => {
    if (line.kind === 'delivery') return delivery ? [line] : [];
    const from = piecesOf(earlier, index);
    const to = from + piecesOf(pieces, index);
    if (to > line.quantity) throw new Error(`${to} of ${line.quantity} pieces cannot be credited`);
    return to === from ? [] : [somePieces(line, from, to)];
  });
}

function somePieces(line: InvoiceLine, from: number, to: number): InvoiceLine {
  const step = (paise: number) => shareUpTo(paise, to, line.quantity) - shareUpTo(paise, from, line.quantity);
  const tax = {
    cgstPaise: step(line.cgstPaise),
    sgstPaise: step(line.sgstPaise),
    igstPaise: step(line.igstPaise),
  };
  const grossPaise = line.unitPricePaise * (to - from);
  const taxPaise = tax.cgstPaise + tax.sgstPaise + tax.igstPaise;
  return { ...line, ...tax, quantity: to - from, grossPaise, taxablePaise: grossPaise - taxPaise };
}

const piecesOf = (pieces: readonly LinePieces[], index: number): number =>
  pieces.reduce((sum, { line, quantity }) => sum + (line === index ? quantity : 0), 0);
