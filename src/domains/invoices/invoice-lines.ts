import * as m from '#messages/invoices';
import { rupeesToPaise, sellingPrice } from '../../platform/money.ts';
import { gstRateFor, splitTax, taxInside, type GstRate } from '../tax/gst.ts';
import type { InvoiceLine, PaidOrder, Seller, SoldLine } from './invoice.ts';
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
 * A line of goods with its tax. A discount that the seller bears lowers the value of the supply; what the market pays
 * for an offer of its own does not (R-GST-7, R-PROMO-4).
 */
export function goodsLine(line: SoldLine, { rates, day, sameState, registered }: TaxSituation): InvoiceLine {
  const unitPricePaise = rupeesToPaise(sellingPrice(line.mrp, line.discount));
  const { offPaise, offSellerPaise } = line;
  const grossPaise = grossOf(line) - offSellerPaise;
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
    ...(offSellerPaise > 0 ? { offPaise: offSellerPaise } : {}),
    ...(offPaise > offSellerPaise ? { marketPaise: offPaise - offSellerPaise } : {}),
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

/** SAC of courier services. */
const courierService = '9968';

/**
 * The market's fee for a delivery: a supply of its own, since the market keeps it (R-GST-6).
 * @param grossPaise with tax
 * @param parcelOf the seller whose parcel it delivers; omitted for a fee that was kept of a refund
 */
export function deliveryLine(
  grossPaise: number,
  { rates, day, sameState, registered }: TaxSituation,
  parcelOf?: Seller,
): InvoiceLine {
  const of = { hsn: courierService, piecePaise: grossPaise, day };
  const ratePercent = registered ? gstRateFor(rates, of) : 0;
  const { taxablePaise, taxPaise } = taxInside(grossPaise, ratePercent, sameState);
  return {
    kind: 'delivery',
    description: parcelOf ? m.delivery_of({ seller: parcelOf.name }) : m.delivery_of_rest(),
    variant: '',
    hsn: courierService,
    quantity: 1,
    mrpPaise: grossPaise,
    discount: 0,
    unitPricePaise: grossPaise,
    taxablePaise,
    ratePercent,
    grossPaise,
    ...(parcelOf ? { sellerId: parcelOf.id } : {}),
    ...splitTax(taxPaise, sameState),
  };
}
