import { readRupees } from '../price-of.ts';
import type { MappedLine } from './mapped-line.ts';
import type { OfSize } from './sizes-of-line.ts';

/** What a line costs today; `isOff`: its sale price does not count, by its dates; `ends`: the last day of one that does. */
export interface LinePrices {
  readonly price: string;
  readonly compareAt: string;
  readonly isOff: boolean;
  readonly ends: string;
  /** A discount that is neither a percent nor an amount below the price; '' for none. */
  readonly unreadOff: string;
}

/**
 * Price and MRP of a line: what is not on offer costs its usual price or else its MRP, and a discount is taken from it.
 * @param today such as 2026-11-30: a sale price counts from and to its dates
 */
export function pricesOf(line: MappedLine, today: string): LinePrices {
  const [offer, mrp, usual] = (['price', 'compareAt', 'usualPrice'] as const).map((target) => {
    const cell = line.of(target);
    return /^[₹\s]*0+(?:\.0+)?$/.test(cell) ? '' : cell;
  }) as [string, string, string];
  const isOver = /^(?:no|n|false|0)$/i.test(line.of('onSale')) && (usual || mrp) !== '';
  const { starts, ends } = saleDays(line);
  const isOpen = (starts === null || starts <= today) && (ends === null || today <= ends);
  const isOff = offer !== '' && (usual || mrp) !== '' && !isOver && !isOpen;
  return {
    ...amountsOf(line, (isOver || isOff ? '' : offer) || usual, mrp),
    isOff,
    ends: offer === '' || isOver || isOff ? '' : (ends ?? ''),
  };
}

/** The line with the amounts of one of its sizes, where that has its own. */
export const atSize = (line: MappedLine, { priceOfSize, mrpOfSize }: OfSize): MappedLine => ({
  ...line,
  of: (target) =>
    (target === 'price' ? priceOfSize : target === 'compareAt' ? mrpOfSize : '') || line.of(target),
});

function amountsOf(
  line: MappedLine,
  sale: string,
  mrp: string,
): Pick<LinePrices, 'price' | 'compareAt' | 'unreadOff'> {
  if (sale !== '' && mrp !== '') return { price: sale, compareAt: mrp, unreadOff: '' };
  const only = sale || mrp;
  const whole = readRupees(only);
  const price = whole === null ? null : priceAfterDiscount(whole, line);
  if (price !== null) return { price: `${price}`, compareAt: only, unreadOff: '' };
  const cell = line.of('percentOff') || line.of('amountOff');
  return { price: only, compareAt: '', unreadOff: /[1-9]/.test(cell) ? cell : '' };
}

/** What a line's discount leaves of an amount; null without one that can be read. A percent may have decimals. */
function priceAfterDiscount(whole: number, line: MappedLine): number | null {
  const cell = line.of('percentOff');
  const amount = readRupees(line.of('amountOff')) ?? 0;
  if (amount > 0) return amount < whole ? whole - amount : null;
  if (/^(?:amount|fixed|flat|rs|inr|₹)/i.test(line.of('discountMode'))) {
    const off = readRupees(cell) ?? 0;
    return off > 0 && off < whole ? whole - off : null;
  }
  const [, percent = '', decimals = ''] = /^(\d{1,2})(?:\.(\d{1,2})\d*)?\s*%?$/.exec(cell) ?? [];
  // A spreadsheet's 20 % is 0.2 without its format.
  const isShare = /^0?\.\d{1,4}$/.test(cell);
  const hundredths = isShare ? Math.round(Number(cell) * 10_000) : Number(percent + decimals.padEnd(2, '0'));
  return hundredths > 0 ? whole - Math.floor((whole * hundredths) / 10_000) : null;
}

/** The days of a sale price; two in one cell are from and to. Dates that cannot be read say nothing. */
function saleDays(line: MappedLine): { starts: string | null; ends: string | null } {
  const [first = '', second, third] = line.of('saleFrom').split('/');
  const areBoth = second !== undefined && third === undefined;
  const starts = dayIn(areBoth ? first : line.of('saleFrom'));
  const ends = dayIn(areBoth ? second : line.of('saleTo'));
  return { starts, ends };
}

/** The day of `2026-11-30 00:00:00` or `30/11/2026`; null for other cells. */
function dayIn(cell: string): string | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(cell.trim());
  if (iso) return dayText(iso[1], iso[2], iso[3]);
  const [, a = '', b = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)(?!\d)/.exec(cell.trim()) ?? [];
  if (year === undefined) return null;
  // Magento writes 3/4/26, 12:00 AM for the fourth of March.
  const isMonthFirst = Number(b) > 12 || /[ap]m$/i.test(cell.trim());
  const whole = year.length === 2 ? `20${year}` : year;
  return isMonthFirst ? dayText(whole, a, b) : dayText(whole, b, a);
}

const dayText = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
