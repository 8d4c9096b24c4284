import * as m from '#messages/invoices';
import { formatPaise } from '../../../platform/money.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';
import { isTaxed, taxesOf } from '../invoice-words.ts';
import type { Totals } from '../totals.ts';
import { page, printWidth } from './sheet.ts';

/** A figure column: heading, one or two lines per row, and its total if it has one. */
export interface Column {
  heading: string;
  width: number;
  /** The first line is large, the second small below it. */
  cell: (line: InvoiceLine) => string[];
  sum?: (totals: Totals) => string;
}

/** Half a rate has at most one decimal: 2.5 %, 9 %. */
export const percent = (rate: number): string => `${rate} %`;

export function figureColumns(invoice: Invoice): Column[] {
  return [
    ...(invoice.lines.some(({ kind }) => kind === 'goods') ? goodsColumns : []),
    {
      heading: m.unit_price(),
      width: 58,
      cell: ({ unitPricePaise, offPaise }) => [
        formatPaise(unitPricePaise),
        ...(offPaise ? [m.less_offers({ amount: formatPaise(offPaise) })] : []),
      ],
    },
    {
      heading: isTaxed(invoice) ? m.taxable_value() : m.value(),
      width: 62,
      cell: (line) => [formatPaise(line.taxablePaise)],
      sum: (totals) => formatPaise(totals.taxablePaise),
    },
    ...taxesOf(invoice).map(({ name, share, of }) => ({
      heading: name,
      width: 52,
      cell: (line: InvoiceLine) => [formatPaise(of(line)), percent(line.ratePercent * share)],
      sum: (totals: Totals) => formatPaise(of(totals)),
    })),
    {
      heading: m.amount(),
      width: 64,
      cell: (line) => [formatPaise(line.grossPaise)],
      sum: (totals) => formatPaise(totals.grossPaise),
    },
  ];
}

const goodsOnly = (line: InvoiceLine, cell: string[]) => (line.kind === 'goods' ? cell : []);
const goodsColumns: readonly Column[] = [
  {
    heading: m.quantity(),
    width: 30,
    cell: (line) => goodsOnly(line, [line.quantity.toString(), m.pieces()]),
    sum: (totals) => totals.quantity.toString(),
  },
  {
    heading: m.mrp(),
    width: 58,
    cell: (line) =>
      goodsOnly(line, [
        formatPaise(line.mrpPaise),
        ...(line.discount ? [m.less({ discount: percent(line.discount) })] : []),
      ]),
  },
];

/** The position of the description, between row number and figures. */
export function descriptionPlace(columns: readonly Column[]): { x: number; width: number } {
  const figures = columns.reduce((sum, column) => sum + column.width, 0);
  return { x: page.left + 22, width: printWidth - 22 - figures };
}
