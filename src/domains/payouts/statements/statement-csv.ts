import * as m from '#messages/payout-statement';
import { csvLine } from '../../../platform/csv.ts';
import { decimalRupees } from '../../../platform/money.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { type Figures, totalOf } from '../earning.ts';
import type { EarnedOrder, PaidOut } from './statement.store.ts';

/** The figures of a statement's line, in the order of its columns. */
const figures = [
  'goodsPaise',
  'offSellerPaise',
  'offMarketPaise',
  'commissionPaise',
  'commissionGstPaise',
  'taxablePaise',
  'tcsPaise',
  'tdsPaise',
  'amountPaise',
] as const satisfies readonly (keyof Figures)[];

const headings = () => [
  m.order(),
  m.sold_on(),
  m.earned_on(),
  m.goods(),
  m.pieces(),
  m.returned(),
  m.not_supplied(),
  m.sold_for(),
  m.your_discount(),
  m.market_discount(),
  m.commission(),
  m.gst_inside(),
  m.value_without_gst(),
  m.tcs(),
  m.tds(),
  m.you_get(),
  m.paid(),
  m.reference(),
];

/**
 * A shop's statement of a month as CSV: a row for each line that was earned, a row for each payout, and their sums. In
 * rupees with two decimals.
 */
export function statementCsv(orders: readonly EarnedOrder[], payouts: readonly PaidOut[]): string {
  const lines = orders.flatMap((order) => order.lines);
  const amounts = (of: Figures) => figures.map((name) => decimalRupees(of[name]));
  const rows = [
    headings(),
    ...orders.flatMap(({ number, soldOn, earnedOn, lines: ofOrder }) =>
      ofOrder.map((line) => [
        spokenNumber(number),
        soldOn,
        earnedOn,
        line.name,
        String(line.quantity),
        String(line.returned),
        String(line.shortage ?? 0),
        ...amounts(line),
        '',
        '',
      ]),
    ),
    ...payouts.map(({ day, amountPaise, cashPaise, reference }) => [
      m.payout(),
      '',
      day,
      cashPaise > 0 ? m.after_cash({ amount: decimalRupees(cashPaise) }) : '',
      ...Array<string>(12).fill(''),
      decimalRupees(amountPaise),
      reference,
    ]),
    [
      m.together(),
      ...Array<string>(6).fill(''),
      ...amounts(totalOf(lines)),
      decimalRupees(payouts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
      '',
    ],
  ];
  return rows.map(csvLine).join('');
}
