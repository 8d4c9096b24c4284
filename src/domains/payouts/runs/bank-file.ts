import { decimalRupees } from '../../../platform/money.ts';
import type { ShownPayout } from './runs.store.ts';

/** Banks whose file for many payments at once is written here. */
export const banks = ['hdfc', 'icici'] as const;
export type Bank = (typeof banks)[number];

/** A payout as a bank's file has it. */
type Line = Pick<ShownPayout, 'id' | 'holder' | 'number' | 'ifsc' | 'amountPaise'>;

interface About {
  /** The day of payment, `YYYY-MM-DD`. */
  readonly day: string;
  /** The shop's own account that is debited. */
  readonly debitAccount: string;
  readonly shopName: string;
}

/** The highest amount of one IMPS payment, in paise: ₹5,00,000. Source: RBI circular of 8 October 2021. */
const maxImpsPaise = 50_000_000;

/**
 * The payouts as a bank's bulk file (CSV): HDFC Bank ENet, without headings, by NEFT; ICICI Bank Corporate Internet
 * Banking, by IMPS up to its limit, else by NEFT. Payments within the bank are transfers. Each carries its payout's id as
 * its reference. Source: both banks' bulk upload formats.
 */
export const bankFile = (bank: Bank, payouts: readonly Line[], about: About): string =>
  (bank === 'hdfc'
    ? payouts.map((line) => hdfc(line, about))
    : [iciciHeadings, ...payouts.map((line) => icici(line, about))]
  )
    .map((cells) => `${cells.map(plain).join(',')}\r\n`)
    .join('');

const hdfc = ({ id, holder, number, ifsc, amountPaise }: Line, { day, shopName }: About): string[] => [
  ifsc.startsWith('HDFC') ? 'I' : 'N',
  '',
  number,
  decimalRupees(amountPaise),
  holder.slice(0, 40),
  ...Array<string>(7).fill(''),
  '',
  id,
  shopName.slice(0, 20),
  ...Array<string>(6).fill(''),
  '',
  dayMonthYear(day, '/'),
  '',
  ifsc,
  '',
  '',
  '',
];

const iciciHeadings = [
  'PYMT_PROD_TYPE_CODE',
  'PYMT_MODE',
  'DEBIT_ACC_NO',
  'BNF_NAME',
  'BENE_ACC_NO',
  'BENE_IFSC',
  'AMOUNT',
  'DEBIT_NARR',
  'CREDIT_NARR',
  'MOBILE_NUM',
  'EMAIL_ID',
  'REMARK',
  'PYMT_DATE',
  'REF_NO',
];

const icici = (
  { id, holder, number, ifsc, amountPaise }: Line,
  { day, debitAccount, shopName }: About,
): string[] => [
  'PAB_VENDOR',
  ifsc.startsWith('ICIC') ? 'FT' : amountPaise <= maxImpsPaise ? 'IMPS' : 'NEFT',
  debitAccount,
  holder.slice(0, 32),
  number,
  ifsc,
  decimalRupees(amountPaise),
  id,
  shopName.slice(0, 20),
  '',
  '',
  '',
  dayMonthYear(day, '-'),
  id,
];

/** Banks take letters, digits and few signs. What a program could read as a formula is among what goes. */
const plain = (cell: string): string =>
  cell
    .replace(/[^A-Za-z0-9 ./_-]/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[-. ]+/, '')
    .trim();

const dayMonthYear = (day: string, between: string): string => day.split('-').toReversed().join(between);
