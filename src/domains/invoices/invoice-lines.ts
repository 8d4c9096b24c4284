import * as m from '#messages/invoices';
import { rupeesToPaise, sellingPrice } from '../../platform/money.ts';
import { gstRateFor, splitTax, taxInside, type GstRate } from '../tax/gst.ts';
import type { InvoiceLine, PaidOrder, SoldLine } from './invoice.ts';
import { shareOut } from '../../platform/share-out.ts';

/** The facts that determine the tax, beside the goods. */
export interface TaxSituation {
  rates: readonly GstRate[];
  /** The time of supply: `YYYY-MM-DD`, Indian time. */
  day: string;
  sameState: boolean;
  /** A seller without a GSTIN must not charge tax. */
  registered: boolean;
}

/** The size name of one-size goods, which is not printed. */
const oneSize = 'One Size';

const grossOf = (line: SoldLine): number =>
  rupeesToPaise(sellingPrice(line.mrp, line.discount)) * line.quantity;

/**
 * Splits an order's single shipping fee over its sellers, in paise, in proportion to their goods (see the decision
 * record on delivery). The parts add up exactly.
 */
export function shippingPaiseBySeller({ shippingFee, shippingUnit, sales }: PaidOrder): number[] {
  const weights = sales.map(({ lines }) => lines.reduce((sum, line) => sum + grossOf(line), 0));
  return shareOut(rupeesToPaise(shippingFee), weights, shippingUnit);
}

/**
 * A seller's lines with tax: the goods in order, then delivery, with one line per tax rate among the goods. The
 * lines' `grossPaise` add up to the amount paid. In each line, taxable value and taxes add up to its `grossPaise`.
 */
export function invoiceLines(
  sold: readonly SoldLine[],
  shippingPaise: number,
  tax: TaxSituation,
): InvoiceLine[] {
  const goods = sold.map((line) => goodsLine(line, tax));
  return [...goods, ...deliveryLines(goods, shippingPaise, tax.sameState)];
}

/**
 * The discount is not part of the value of the supply, because the invoice shows it (section 15(3)(a), CGST Act;
 * R-PROMO-4).
 */
function goodsLine(line: SoldLine, { rates, day, sameState, registered }: TaxSituation): InvoiceLine {
  const unitPricePaise = rupeesToPaise(sellingPrice(line.mrp, line.discount));
  const grossPaise = grossOf(line) - line.offPaise;
  const piecePaise = roundedUp(grossPaise, line.quantity);
  const ratePercent = registered ? gstRateFor(rates, { hsn: line.hsn, piecePaise, day }) : 0;
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
    ...(line.offPaise > 0 ? { offPaise: line.offPaise } : {}),
    taxablePaise,
    ratePercent,
    grossPaise,
    ...splitTax(taxPaise, sameState),
  };
}

const roundedUp = (paise: number, pieces: number): number => {
  const up = paise + pieces - 1;
  return (up - (up % pieces)) / pieces;
};

/**
 * Delivery is a composite supply with the goods and taxed like them (sections 2(30) and 8, CGST Act): split over the
 * rates by value, each part under the HSN code of its most expensive goods.
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
      description: m.delivery(),
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
