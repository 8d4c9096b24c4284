import { shareOut, sum } from '../../platform/share-out.ts';
import { taxInside as taxInCommission } from '../ledger/sale.ts';
import { type GstRate, gstRateFor, taxInside } from '../tax/gst.ts';
import { partOf, type PayoutRate, rateFor } from './rates.ts';

/**
 * A line of a sold parcel, in whole paise. `back` are the pieces that went back: returned for a refund, or not supplied
 * (`shortage`).
 */
export interface SoldLine {
  readonly position: number;
  readonly name: string;
  readonly categoryId: string;
  readonly hsn: string;
  readonly quantity: number;
  readonly unitPaise: number;
  readonly offPaise: number;
  /** The part of the discount that the seller bears; the market bears the rest (R-PROMO-4). */
  readonly offSellerPaise: number;
  readonly back: {
    readonly quantity: number;
    readonly shortage: number;
    readonly offPaise: number;
    readonly offSellerPaise: number;
  };
}

/** A seller's part of a sold order, with what the books say of it now. */
export interface SoldParcel {
  readonly orderId: string;
  readonly sellerId: string;
  /** The seller's GSTIN; '' if not registered. */
  readonly gstin: string;
  /** The day of the sale in India, `YYYY-MM-DD`. */
  readonly day: string;
  readonly lines: readonly SoldLine[];
  /** What the books owe the seller for it, less what was taken back: after the usual commission. */
  readonly sharePaise: number;
  /** The GST inside that commission, as booked. */
  readonly commissionGstPaise: number;
}

/** The dated tables, and the commission that sales are booked with. */
export interface Rates {
  readonly payout: readonly PayoutRate[];
  readonly gst: readonly GstRate[];
  readonly commissionPercent: number;
  readonly commissionGstPercent: number;
}

/** The figures of a line, or of all lines together, in whole paise. */
export interface Figures {
  /** Kept goods at selling price. */
  readonly goodsPaise: number;
  readonly offSellerPaise: number;
  /** Borne by the market; costs the seller nothing. */
  readonly offMarketPaise: number;
  /** The commission with its GST, and the GST inside it. */
  readonly commissionPaise: number;
  readonly commissionGstPaise: number;
  /** What TDS is withheld of: the seller's price without GST. */
  readonly taxablePaise: number;
  readonly tcsPaise: number;
  readonly tdsPaise: number;
  /** What the seller gets. */
  readonly amountPaise: number;
}

export interface EarningLine extends Figures {
  readonly position: number;
  readonly name: string;
  readonly quantity: number;
  readonly returned: number;
  /** Pieces that were not supplied; omitted for none. */
  readonly shortage?: number;
  /** In basis points. */
  readonly commissionRate: number;
  readonly tcsRate: number;
  readonly tdsRate: number;
}

export interface Earning extends Figures {
  readonly lines: EarningLine[];
  /** What the rates take beside the usual commission: to be posted (see `earningEntry`). */
  readonly more: { readonly commissionPaise: number; readonly gstPaise: number };
}

/**
 * What a seller earns by a parcel, line by line (R-EARN-1): the pieces that were kept, less the seller's own discounts,
 * the commission, TCS and TDS. The usual commission is the one in the books, so its rounding is theirs; another rate
 * of the table adds its difference. The lines add up to the whole, and the whole to the books, to the paisa.
 */
export function earningOf(parcel: SoldParcel, rates: Rates): Earning {
  const pieces = parcel.lines.map((line) => keptOf(line));
  const soldFor = pieces.map(({ goodsPaise, offSellerPaise }) => goodsPaise - offSellerPaise);
  const usual = shareOut(sum(soldFor) - parcel.sharePaise, soldFor);
  const usualRate = rates.commissionPercent * 100;
  const ratesOf = parcel.lines.map((line) => ratesOfLine(line, parcel, rates));
  const commissions = ratesOf.map(({ commission = usualRate }, at) => {
    const [paise, line] = [usual[at] ?? 0, soldFor[at] ?? 0];
    return Math.max(0, paise + partOf(line, commission) - partOf(line, usualRate));
  });
  const more = sum(commissions) - sum(usual);
  const gstPaise = Math.max(0, parcel.commissionGstPaise + gstOf(more, rates.commissionGstPercent));
  const gst = shareOut(gstPaise, commissions);
  const lines = parcel.lines.map((line, at): EarningLine => {
    const { commission = usualRate, tcs, tds } = ratesOf[at] ?? { tcs: 0, tds: 0 };
    const { taxablePaise, exempt } = taxableOf(line, soldFor[at] ?? 0, parcel, rates);
    const [tcsPaise, tdsPaise] = [exempt ? 0 : partOf(taxablePaise, tcs), partOf(taxablePaise, tds)];
    const commissionPaise = commissions[at] ?? 0;
    return {
      position: line.position,
      name: line.name,
      quantity: line.quantity,
      returned: line.back.quantity - line.back.shortage,
      ...(line.back.shortage > 0 && { shortage: line.back.shortage }),
      commissionRate: commission,
      tcsRate: exempt ? 0 : tcs,
      tdsRate: tds,
      ...(pieces[at] as KeptGoods),
      commissionPaise,
      commissionGstPaise: gst[at] ?? 0,
      taxablePaise,
      tcsPaise,
      tdsPaise,
      amountPaise: (soldFor[at] ?? 0) - commissionPaise - tcsPaise - tdsPaise,
    };
  });
  return {
    ...totalOf(lines),
    lines,
    more: { commissionPaise: more, gstPaise: gstPaise - parcel.commissionGstPaise },
  };
}

/** The sums of figures. */
export function totalOf(all: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => sum(all.map((one) => one[name]));
  return {
    goodsPaise: of('goodsPaise'),
    offSellerPaise: of('offSellerPaise'),
    offMarketPaise: of('offMarketPaise'),
    commissionPaise: of('commissionPaise'),
    commissionGstPaise: of('commissionGstPaise'),
    taxablePaise: of('taxablePaise'),
    tcsPaise: of('tcsPaise'),
    tdsPaise: of('tdsPaise'),
    amountPaise: of('amountPaise'),
  };
}

type KeptGoods = Pick<Figures, 'goodsPaise' | 'offSellerPaise' | 'offMarketPaise'>;

/** The pieces that the customer kept, with their discounts. */
function keptOf({ quantity, unitPaise, offPaise, offSellerPaise, back }: SoldLine): KeptGoods {
  const seller = offSellerPaise - back.offSellerPaise;
  return {
    goodsPaise: unitPaise * (quantity - back.quantity),
    offSellerPaise: seller,
    offMarketPaise: offPaise - back.offPaise - seller,
  };
}

/** TCS is of registered sellers (section 52, CGST Act), TDS at a higher rate of those whose PAN is not known. */
function ratesOfLine({ categoryId }: SoldLine, { sellerId, gstin, day }: SoldParcel, { payout }: Rates) {
  const sale = { sellerId, categoryId, day };
  const rate = (kind: PayoutRate['kind']) => rateFor(payout, kind, sale);
  return {
    commission: rate('commission'),
    tcs: gstin === '' ? 0 : (rate('tcs') ?? 0),
    tds: rate(gstin === '' ? 'tds without pan' : 'tds') ?? 0,
  };
}

/** The seller's price without GST, and whether the goods are exempt. One who is not registered charges none. */
function taxableOf(line: SoldLine, keptPaise: number, { gstin, day }: SoldParcel, { gst }: Rates) {
  if (gstin === '') return { taxablePaise: keptPaise, exempt: true };
  const piecePaise = Math.ceil((line.unitPaise * line.quantity - line.offSellerPaise) / line.quantity);
  const percent = gstRateFor(gst, { hsn: line.hsn, piecePaise, day });
  return { taxablePaise: taxInside(keptPaise, percent, false).taxablePaise, exempt: percent === 0 };
}

/** The GST inside a commission, or inside what is taken off one. */
const gstOf = (paise: number, percent: number): number =>
  paise < 0 ? -taxInCommission(-paise, percent) : taxInCommission(paise, percent);
