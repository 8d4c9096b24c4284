import * as m from '#messages/import-report';
/** A stored price: MRP and a whole percent off. */
export interface Price {
  readonly mrp: number;
  readonly discount: number;
}

const dearest = 10_000_000;

/**
 * Parses a price cell to whole rupees, rounded half up: `1299`, `1,299.00`, `₹1,23,456.50`. Null for anything else,
 * such as a minus, an exponent or a decimal comma.
 */
export function readRupees(cell: string): number | null {
  const [, whole = '', fraction = ''] =
    /^(?:₹|rs\.?|inr)?\s*(\d{1,12}|\d{1,3}(?:,\d{2,3})+)(?:\.(\d{0,9}))?$/i.exec(cell.trim()) ?? [];
  if (whole === '') return null;
  return Number(whole.replaceAll(',', '')) + (/^[5-9]/.test(fraction) ? 1 : 0);
}

/**
 * The smallest whole percent off `mrp` whose selling price (platform/money.ts) is at most `price`. That price is mrp
 * − ⌊mrp × percent ÷ 100⌋, so the percent is 100 × (mrp − price) ÷ mrp, rounded up.
 */
export function smallestDiscount(mrp: number, price: number): number {
  const wanted = 100 * Math.max(0, mrp - price);
  const rest = wanted % mrp;
  return (wanted - rest) / mrp + (rest > 0 ? 1 : 0);
}

/**
 * MRP and discount from a row's two prices, or a sentence about the fault.
 * @param price the cell `Variant Price`, the selling price
 * @param compareAt the cell `Variant Compare At Price`, the MRP; empty or zero means the price itself
 */
export function priceOf(price: string, compareAt: string): (Price & { asked: number }) | string {
  if (price.trim() === '') return m.no_price();
  const asked = readRupees(price);
  if (asked === null) return m.price_unreadable();
  if (asked < 1) return m.price_too_low();
  const compared = compareAt.trim() === '' ? 0 : readRupees(compareAt);
  if (compared === null) return m.mrp_unreadable();
  const mrp = compared || asked;
  if (mrp > dearest || asked > dearest) return m.price_too_high();
  const discount = smallestDiscount(mrp, asked);
  if (discount > 99) return m.no_percent();
  return { mrp, discount, asked };
}
