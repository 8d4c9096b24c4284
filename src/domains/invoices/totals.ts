import type { Tax } from '../tax/gst.ts';
import type { InvoiceLine } from './invoice.ts';

export interface Totals extends Tax {
  taxablePaise: number;
  grossPaise: number;
  /** What the market pays of `grossPaise` for its offers. */
  marketPaise: number;
  quantity: number;
}

/** An invoice's totals; `quantity` counts goods, not deliveries. */
export function totalsOf(lines: readonly InvoiceLine[]): Totals {
  const totals = {
    taxablePaise: 0,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
    grossPaise: 0,
    marketPaise: 0,
    quantity: 0,
  };
  for (const line of lines) {
    totals.taxablePaise += line.taxablePaise;
    totals.cgstPaise += line.cgstPaise;
    totals.sgstPaise += line.sgstPaise;
    totals.igstPaise += line.igstPaise;
    totals.grossPaise += line.grossPaise;
    totals.marketPaise += line.marketPaise ?? 0;
    if (line.kind === 'goods') totals.quantity += line.quantity;
  }
  return totals;
}

/** The customary summary, one row per HSN code and rate, sorted by code, then rate. */
export function totalsByHsn(
  lines: readonly InvoiceLine[],
): { hsn: string; ratePercent: number; totals: Totals }[] {
  return [...Map.groupBy(lines, (line) => `${line.hsn} ${line.ratePercent.toString().padStart(2, '0')}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...rest]]) =>
      first ? [{ hsn: first.hsn, ratePercent: first.ratePercent, totals: totalsOf([first, ...rest]) }] : [],
    );
}
