import { rupeesToPaise, sellingPrice } from '../../platform/money.ts';
import { gstRateFor, splitTax, taxInside, type GstRate } from './gst.ts';
import type { InvoiceLine, PaidOrder, SoldLine } from './invoice.ts';
import { shareOut } from './share-out.ts';

/** What decides the tax of a seller's lines besides the goods themselves. */
export interface TaxSituation {
  rates: readonly GstRate[];
  /** `YYYY-MM-DD`, Indian time: the time of supply. */
  day: string;
  sameState: boolean;
}

const grossOf = (line: SoldLine): number =>
  rupeesToPaise(sellingPrice(line.mrp, line.discount)) * line.quantity;

/**
 * How an order's one shipping fee falls on its sellers, in paise: in proportion to the goods each sold
 * (see the decision record on delivery), adding up exactly.
 */
export function shippingPaiseBySeller(order: Pick<PaidOrder, 'shippingFee' | 'sales'>): number[] {
  const weights = order.sales.map(({ lines }) => lines.reduce((sum, line) => sum + grossOf(line), 0));
  return shareOut(rupeesToPaise(order.shippingFee), weights);
}

/**
 * One seller's lines with their tax: the goods in order, then the delivery, a line for each rate among the goods.
 * The lines' `grossPaise` add up to what was paid for them and for the delivery; in each line taxable value and
 * taxes add up to its `grossPaise`.
 */
export function invoiceLines(sold: readonly SoldLine[], shippingPaise: number, tax: TaxSituation): InvoiceLine[] {
  const goods = sold.map((line) => goodsLine(line, tax));
  return [...goods, ...deliveryLines(goods, shippingPaise, tax.sameState)];
}

function goodsLine(line: SoldLine, { rates, day, sameState }: TaxSituation): InvoiceLine {
  const pieceRupees = sellingPrice(line.mrp, line.discount);
  const rateBasisPoints = gstRateFor(rates, { hsn: line.hsn, pieceRupees, day });
  const grossPaise = grossOf(line);
  const { taxablePaise, taxPaise } = taxInside(grossPaise, rateBasisPoints);
  return {
    kind: 'goods',
    description: [line.brand, line.name].filter(Boolean).join(' '),
    size: line.size,
    hsn: line.hsn,
    quantity: line.quantity,
    mrpPaise: rupeesToPaise(line.mrp),
    discount: line.discount,
    unitPricePaise: rupeesToPaise(pieceRupees),
    taxablePaise,
    rateBasisPoints,
    grossPaise,
    ...splitTax(taxPaise, sameState),
  };
}

/**
 * Delivery goes with the goods as one composite supply and is taxed as they are (sections 2(30) and 8, CGST Act),
 * so it is shared over the rates by value and named under the code of the dearest goods of each.
 */
function deliveryLines(goods: readonly InvoiceLine[], shippingPaise: number, sameState: boolean): InvoiceLine[] {
  if (shippingPaise === 0) return [];
  const byRate = [...Map.groupBy(goods, (line) => line.rateBasisPoints)].toSorted(([a], [b]) => a - b);
  const weights = byRate.map(([, lines]) => lines.reduce((sum, line) => sum + line.grossPaise, 0));
  const shares = shareOut(shippingPaise, weights);
  return byRate.flatMap(([rateBasisPoints, lines], index) => {
    const grossPaise = shares[index] ?? 0;
    if (grossPaise === 0) return [];
    const { taxablePaise, taxPaise } = taxInside(grossPaise, rateBasisPoints);
    const dearest = lines.reduce((top, line) => (line.grossPaise > top.grossPaise ? line : top));
    return {
      kind: 'delivery' as const,
      description: 'Delivery of these goods',
      size: '',
      hsn: dearest.hsn,
      quantity: 1,
      mrpPaise: grossPaise,
      discount: 0,
      unitPricePaise: grossPaise,
      taxablePaise,
      rateBasisPoints,
      grossPaise,
      ...splitTax(taxPaise, sameState),
    };
  });
}
