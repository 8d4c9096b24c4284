import * as m from '#messages/import-report';
import { formatRupees, sellingPrice } from '../../../platform/money.ts';
import { quoted } from './quoted.ts';

/** A stored price: MRP and a whole percent off. */
export interface Price {
  readonly mrp: number;
  readonly discount: number;
}

/** A row's price as stored, and the price that the file asked for. */
export interface RowPrice extends Price {
  readonly asked: number;
  /** The file's MRP: `Variant Compare At Price`, or the price itself when that cell is empty. */
  readonly fileMrp: number;
  /** The file's `Variant Compare At Price` when it is below the price and so cannot be the MRP. */
  readonly refusedMrp?: number;
}

/** What the file calls its columns of prices; '' for one that it does not have. */
interface PriceColumns {
  readonly price: string;
  readonly compareAt: string;
}

const dearest = 10_000_000;

const amount =
  /^(\d{1,12}|\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{2})*\s\d{3})(?:\.(\d{0,9}))?$/;

/** The amount without the words that people write around it: `Rs. 1299/-`, `1299 INR`, `₹1,299 only`. */
const bareAmount = (cell: string): string =>
  cell
    .trim()
    .replaceAll(/\s+/g, ' ') // a long run would be divided among the optional parts in every way
    .replace(/^(?:mrp)?\s*(?:₹|rs\.?|inr|rupees)?\s*/i, '')
    .replace(/\s*(?:\/[-=–—]?)?\s*(?:₹|rs\.?|inr|rupees)?\s*(?:only)?\s*(?:\/[-=–—]?)?$/i, '');

/**
 * Parses a price cell to whole rupees, rounded half up: `1299`, `1,299.00`, `₹1,23,456.50`, `1299/-`, `1299 INR`. Null
 * for anything else, such as a minus, an exponent, a decimal comma, or a comma that groups no thousands (`12,99`).
 */
export function readRupees(cell: string): number | null {
  const [, whole = '', fraction = ''] = amount.exec(bareAmount(cell)) ?? [];
  if (whole === '') return null;
  return Number(whole.replaceAll(/[,\s]/g, '')) + (/^[5-9]/.test(fraction) ? 1 : 0);
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
 * The MRP and whole percent whose selling price is exactly `price`. When no percent of `mrp` yields it, the percent is
 * the largest below the file's discount, and the MRP is the highest that yields the price with it: at most `mrp`.
 * @param price from 1 to `mrp`
 */
export function exactPrice(mrp: number, price: number): Price {
  const discount = smallestDiscount(mrp, price);
  if (sellingPrice(mrp, discount) === price) return { mrp, discount };
  const kept = 100 - (discount - 1);
  return { mrp: Math.floor((100 * price) / kept), discount: discount - 1 };
}

/**
 * MRP and discount from a row's two prices, or all that is wrong with them, in sentences.
 * @param price the cell `Variant Price`, the selling price
 * @param compareAt the cell `Variant Compare At Price`, the MRP; empty, zero or below the price means the price itself
 * @param columns for the sentences
 */
export function priceOf(price: string, compareAt: string, columns: PriceColumns): RowPrice | string[] {
  const filePrice = filePriceOf(price, columns.price);
  const compared = comparedOf(compareAt, columns.compareAt);
  if (typeof filePrice === 'string' || typeof compared === 'string')
    return [filePrice, compared].filter((one) => typeof one === 'string');
  const isBelow = compared > 0 && compared < filePrice;
  const fileMrp = isBelow ? filePrice : compared || filePrice;
  if (smallestDiscount(fileMrp, filePrice) > 99)
    return [m.no_percent({ mrp: formatRupees(fileMrp), price: formatRupees(filePrice) })];
  return {
    ...exactPrice(fileMrp, filePrice),
    asked: filePrice,
    fileMrp,
    ...(isBelow ? { refusedMrp: compared } : {}),
  };
}

function filePriceOf(price: string, column: string): number | string {
  if (price.trim() === '') return column === '' ? m.no_price_column() : m.no_price({ column });
  const filePrice = readRupees(price);
  if (filePrice === null) return unreadable(column, price);
  if (filePrice < 1) return m.price_too_low({ column, cell: quoted(price) });
  return filePrice > dearest ? tooHigh(column, price) : filePrice;
}

function comparedOf(compareAt: string, column: string): number | string {
  const compared = compareAt.trim() === '' ? 0 : readRupees(compareAt);
  if (compared === null) return unreadable(column, compareAt);
  return compared > dearest ? tooHigh(column, compareAt) : compared;
}

/** What is wrong with an amount, and what may be meant: one comma is a decimal point, or groups no thousands. */
function unreadable(column: string, cell: string): string {
  const said = { column, cell: quoted(cell) };
  const [, before, behind] = /^(\d{1,7}),(\d{1,3})$/.exec(bareAmount(cell)) ?? [];
  if (before === undefined || behind === undefined) return m.price_unreadable(said);
  return m.price_comma({
    ...said,
    decimal: `₹${before}.${behind}`,
    whole: formatRupees(Number(before + behind)),
  });
}

const tooHigh = (column: string, cell: string): string =>
  m.price_too_high({ column, cell: quoted(cell), max: formatRupees(dearest) });
