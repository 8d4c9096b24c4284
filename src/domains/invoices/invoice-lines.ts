import { rupeesToPaise, sellingPrice } from '../../platform/money.ts';
import { gstRateFor, splitTax, taxInside, type GstRate } from '../tax/gst.ts';
import type { InvoiceLine, PaidOrder, SoldLine } from './invoice.ts';
import { shareOut } from './share-out.ts';

/** What decides the tax of a seller's lines besides the goods themselves. */
export interface TaxSituation {
  rates: readonly GstRate[];
  /** `YYYY-MM-DD`, Indian time: the time of supply. */
  day: string;
  sameState: boolean;
  /** A seller without a GSTIN may charge no tax. */
  registered: boolean;
}

/** The size of what comes in one size only: nothing to tell the reader. */
const oneSize = 'One Size';

const grossOf = (line: SoldLine): number =>
  rupeesToPaise(sellingPrice(line.mrp, line.discount)) * line.quantity;

/**
 * How an order's one shipping fee falls on its sellers, in paise: in proportion to the goods each sold
 * (see the decision record on delivery), adding up exactly.
 */
export function shippingPaiseBySeller({ shippingFee, sales }: PaidOrder): number[] {
  const weights = sales.map(({ lines }) => lines.reduce((sum, line) => sum + grossOf(line), 0));
  return shareOut(rupeesToPaise(shippingFee), weights);
}

/**
 * One seller's lines with their tax: the goods in order, then the delivery, a line for each rate among the goods.
 * The lines' `grossPaise` add up to what was paid for them and for the delivery; in each line taxable value and
 * taxes add up to its `grossPaise`.
 */
export function invoiceLines(
  sold: readonly SoldLine[],
  shippingPaise: number,
  tax: TaxSituation,
): InvoiceLine[] {
  const goods = sold.map((line) => goodsLine(line, tax));
  return [...goods, ...deliveryLines(goods, shippingPaise, tax.sameState)];
}

function goodsLine(line: SoldLine, { rates, day, sameState, registered }: TaxSituation): InvoiceLine {
  const unitPricePaise = rupeesToPaise(sellingPrice(line.mrp, line.discount));
  const ratePercent = registered ? gstRateFor(rates, { hsn: line.hsn, piecePaise: unitPricePaise, day }) : 0;
  const grossPaise = grossOf(line);
  const { taxablePaise, taxPaise } = taxInside(grossPaise, ratePercent, sameState);
  return {
    kind: 'goods',
    description: [line.brand, line.name].filter(Boolean).join(' '),
    variant: [line.size === oneSize ? '' : line.size, line.colour].filter(Boolean).join(', '),
    hsn: line.hsn,
    quantity: line.quantity,
    mrpPaise: rupeesToPaise(line.mrp),
    discount: line.discount,
    unitPricePaise,
    taxablePaise,
    ratePercent,
    grossPaise,
    ...splitTax(taxPaise, sameState),
  };
}

/**
 * Delivery goes with the goods as one composite supply and is taxed as they are (sections 2(30) and 8, CGST Act),
 * so it is shared over the rates by value and named under the code of the dearest goods of each.
 */
function deliveryLines(
  goods: readonly InvoiceLine[],
  shippingPaise: number,
  sameState: boolean,
): InvoiceLine[] {
  if (shippingPaise === 0) return [];
  const byRate = [...Map.groupBy(goods, (line) => line.ratePercent)].toSorted(([a], [b]) => a - b);
  const weights = byRate.map(([, lines]) => lines.reduce((sum, line) => sum + line.grossPaise, 0));
  const shares = shareOut(shippingPaise, weights);
  return byRate.flatMap(([ratePercent, lines], index) => {
    const grossPaise = shares[index] ?? 0;
    if (grossPaise === 0) return [];
    const { taxablePaise, taxPaise } = taxInside(grossPaise, ratePercent, sameState);
    const dearest = lines.reduce((top, line) => (line.grossPaise > top.grossPaise ? line : top));
    return {
      kind: 'delivery' as const,
      description: 'Delivery of these goods',
      variant: '',
      hsn: dearest.hsn,
      quantity: 1,
      mrpPaise: grossPaise,
      discount: 0,
      unitPricePaise: grossPaise,
      taxablePaise,
      ratePercent,
      grossPaise,
      ...splitTax(taxPaise, sameState),
    };
  });
}
