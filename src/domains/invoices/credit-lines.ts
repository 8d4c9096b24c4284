import { shareUpTo } from '../../platform/share-out.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** Pieces of one goods line of an invoice, by the line's index. */
export interface LinePieces {
  readonly line: number;
  readonly quantity: number;
  /** The discount on these pieces, as it was reversed in the books; omitted for none. */
  readonly offPaise?: number;
  /** What the market paid for these pieces; omitted for nothing. */
  readonly marketPaise?: number;
}

/** The part of an invoice that is credited: pieces of its goods, and optionally its delivery. */
export interface InvoicePart {
  readonly pieces: readonly LinePieces[];
  readonly delivery: boolean;
}

/**
 * The lines of a credit note for a part of an invoice. Tax is computed cumulatively over a line's pieces, so that the
 * credit notes of an invoice add up to it, to the paisa and in any number of steps (R-RETURN-2). Pure.
 * @param earlier pieces already credited
 */
export function creditLines(
  { lines }: Invoice,
  earlier: readonly LinePieces[],
  { pieces, delivery }: InvoicePart,
): InvoiceLine[] {
  return lines.flatMap((line, index) => {
    if (line.kind === 'delivery') return delivery ? [line] : [];
    const [before, now] = [piecesOf(earlier, index), piecesOf(pieces, index)];
    const to = before.quantity + now.quantity;
    if (to > line.quantity) throw new Error(`${to} of ${line.quantity} pieces cannot be credited`);
    for (const part of ['offPaise', 'marketPaise'] as const)
      if (before[part] + now[part] > (line[part] ?? 0))
        throw new Error(`More than ${line[part]} paise were not off these pieces`);
    return now.quantity === 0 ? [] : [somePieces(line, before.quantity, now)];
  });
}

function somePieces(
  line: InvoiceLine,
  from: number,
  { quantity, offPaise, marketPaise }: Pieces,
): InvoiceLine {
  const to = from + quantity;
  const step = (paise: number) => shareUpTo(paise, to, line.quantity) - shareUpTo(paise, from, line.quantity);
  const tax = {
    cgstPaise: step(line.cgstPaise),
    sgstPaise: step(line.sgstPaise),
    igstPaise: step(line.igstPaise),
  };
  const grossPaise = line.unitPricePaise * quantity - offPaise;
  const taxPaise = tax.cgstPaise + tax.sgstPaise + tax.igstPaise;
  const { offPaise: _off, marketPaise: _market, ...rest } = line;
  const off = { ...(offPaise > 0 ? { offPaise } : {}), ...(marketPaise > 0 ? { marketPaise } : {}) };
  return { ...rest, ...off, ...tax, quantity, grossPaise, taxablePaise: grossPaise - taxPaise };
}

interface Pieces {
  readonly quantity: number;
  readonly offPaise: number;
  readonly marketPaise: number;
}

const piecesOf = (pieces: readonly LinePieces[], index: number): Pieces =>
  pieces
    .filter(({ line }) => line === index)
    .reduce<Pieces>(
      (sum, { quantity, offPaise = 0, marketPaise = 0 }) => ({
        quantity: sum.quantity + quantity,
        offPaise: sum.offPaise + offPaise,
        marketPaise: sum.marketPaise + marketPaise,
      }),
      { quantity: 0, offPaise: 0, marketPaise: 0 },
    );

/**
 * The discount on returned pieces as the line's invoice has it: what the market bears lowers no value there, unless it
 * was issued before R-GST-7.
 */
export function offOfPieces(
  line: InvoiceLine | undefined,
  { offPaise, offSellerPaise }: { offPaise: number; offSellerPaise: number },
): Pick<LinePieces, 'offPaise' | 'marketPaise'> {
  return line?.marketPaise === undefined
    ? { offPaise }
    : { offPaise: offSellerPaise, marketPaise: offPaise - offSellerPaise };
}
