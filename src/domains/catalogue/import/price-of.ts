/** The price of a product as the shop keeps it: MRP and a whole percent off. */
export interface Price {
  readonly mrp: number;
  readonly discount: number;
}

const dearest = 10_000_000;

/**
 * A cell with a price in rupees, rounded half up to whole ones: `1299`, `1,299.00`, `₹1,23,456.50`.
 * Null for anything else, such as a minus, an exponent or a comma for the paise.
 */
export function readRupees(cell: string): number | null {
  const [, whole = '', fraction = ''] =
    /^(?:₹|rs\.?|inr)?\s*(\d{1,12}|\d{1,3}(?:,\d{2,3})+)(?:\.(\d{0,9}))?$/i.exec(cell.trim()) ?? [];
  if (whole === '') return null;
  return Number(whole.replaceAll(',', '')) + (/^[5-9]/.test(fraction) ? 1 : 0);
}

/**
 * The smallest whole percent off `mrp` at which the selling price (platform/money.ts) is no higher than `price`.
 * That price is mrp − ⌊mrp × percent ÷ 100⌋, so the percent is 100 × (mrp − price) ÷ mrp, rounded up.
 */
export function smallestDiscount(mrp: number, price: number): number {
  const wanted = 100 * Math.max(0, mrp - price);
  const rest = wanted % mrp;
  return (wanted - rest) / mrp + (rest > 0 ? 1 : 0);
}

/**
 * MRP and discount from a row's two prices, or a sentence about what is wrong with them.
 *
 * @param price the cell `Variant Price`, what the customer should pay
 * @param compareAt the cell `Variant Compare At Price`, the MRP; empty or zero means that it is the price
 */
export function priceOf(price: string, compareAt: string): (Price & { asked: number }) | string {
  if (price.trim() === '') return 'There is no Variant Price';
  const asked = readRupees(price);
  if (asked === null) return 'Variant Price is not an amount in rupees';
  if (asked < 1) return 'Variant Price must be at least ₹1';
  const compared = compareAt.trim() === '' ? 0 : readRupees(compareAt);
  if (compared === null) return 'Variant Compare At Price is not an amount in rupees';
  const mrp = compared || asked;
  if (mrp > dearest || asked > dearest) return 'A price cannot be above ₹1,00,00,000';
  const discount = smallestDiscount(mrp, asked);
  if (discount > 99) return 'No whole percent off this MRP comes to the price without giving it away';
  return { mrp, discount, asked };
}
