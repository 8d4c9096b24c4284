import type { Account, Entry } from '../../ledger/account.ts';
import type { CreditNote } from '../credit-note.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';
import { sum } from '../../../platform/share-out.ts';
import { totalsOf } from '../totals.ts';
import type { TallyLedger, TallyVoucher } from './tally.ts';

/** The taxes that were withheld of what a parcel earned. */
export interface Withholding {
  readonly orderId: string;
  readonly earnedAt: Date;
  readonly tcsPaise: number;
  readonly tdsPaise: number;
}

/** What a seller's own books have of a month at the market. */
export interface ShopsMonth {
  readonly invoices: readonly Invoice[];
  readonly credits: readonly CreditNote[];
  /** The market's invoices for its commission. */
  readonly commission: readonly Invoice[];
  readonly earnings: readonly Withholding[];
  /** The market's entries of the shop's payouts. */
  readonly payouts: readonly Entry[];
}

const taxes = (side: 'Output' | 'Input') =>
  [
    ['cgstPaise', [`${side} CGST`, 'Duties & Taxes']],
    ['sgstPaise', [`${side} SGST/UTGST`, 'Duties & Taxes']],
    ['igstPaise', [`${side} IGST`, 'Duties & Taxes']],
  ] as const;
const outputTaxes = taxes('Output');
const inputTaxes = taxes('Input');
const commissionLedger: TallyLedger = ['Commission of the market', 'Indirect Expenses'];

/** The market's accounts of a payout as the seller has them, with the opposite sign. */
const ledgersOfPayout = (market: TallyLedger): Partial<Record<Account, TallyLedger>> => ({
  seller_payable: market,
  payouts: ['Payouts on their way', 'Current Assets'],
  cash: ['Cash collected at the door', 'Cash-in-Hand'],
  bank: ['Bank account', 'Bank Accounts'],
});

/**
 * A seller's books of a month as vouchers: sales and credit notes by their documents, the market's commission by its
 * invoices, taxes withheld, and payouts. All are against one ledger, the market's: its balance is what the market owes,
 * less commission that has no invoice yet. Pure.
 */
export function vouchersOfShop(month: ShopsMonth, marketName: string): TallyVoucher[] {
  const market: TallyLedger = [marketName, 'Sundry Debtors'];
  const saleLines = (lines: readonly InvoiceLine[], sign: 1 | -1) =>
    against(market, sign, lines, ['Sales', 'Sales Accounts'], outputTaxes);
  const accounts = ledgersOfPayout(market);
  return [
    ...month.invoices.map((invoice) => ({
      key: `invoice:${invoice.number}`,
      type: 'Sales' as const,
      number: invoice.number,
      at: new Date(invoice.issuedAt),
      narration: `${invoice.order.number ?? invoice.order.id} | ${invoice.buyer.state.name}`,
      lines: saleLines(invoice.lines, 1),
    })),
    ...month.credits.map(({ number, issuedAt, reason, invoice, part }) => ({
      key: `credit:${number}`,
      type: 'Credit Note' as const,
      number,
      at: new Date(issuedAt),
      narration: `${reason} | ${invoice.number}`,
      lines: saleLines(part?.lines ?? invoice.lines, -1),
    })),
    ...month.commission.map(({ number, issuedAt, period = '', lines, buyer }) => ({
      key: `commission:${number}`,
      type: 'Journal' as const,
      number,
      at: new Date(issuedAt),
      narration: `${marketName} ${number} | ${period}`,
      lines: against(market, -1, lines, commissionLedger, buyer.gstin ? inputTaxes : []),
    })),
    ...month.earnings.map(({ orderId, earnedAt, tcsPaise, tdsPaise }) => ({
      key: `withheld:${orderId}`,
      type: 'Journal' as const,
      at: earnedAt,
      narration: orderId,
      lines: [
        { ledger: ['TCS receivable (section 52)', 'Duties & Taxes'] as const, paise: tcsPaise },
        { ledger: ['TDS receivable (section 194-O)', 'Duties & Taxes'] as const, paise: tdsPaise },
        { ledger: market, paise: -tcsPaise - tdsPaise },
      ],
    })),
    ...month.payouts.map(({ key, kind, note, at, postings }) => ({
      key,
      type: 'Journal' as const,
      at,
      narration: [kind, note, key].join(' | '),
      lines: postings.map(({ account, amountPaise }) => ({
        ledger: accounts[account] ?? ['Suspense', 'Suspense A/c'],
        paise: -amountPaise,
      })),
    })),
  ];
}

/** A document against the market: the taxes on it, and the rest of its value, on the other side. */
function against(
  market: TallyLedger,
  sign: 1 | -1,
  of: readonly InvoiceLine[],
  value: TallyLedger,
  taxLedgers: ReturnType<typeof taxes> | readonly [],
): TallyVoucher['lines'] {
  const totals = totalsOf(of);
  const tax = sum(taxLedgers.map(([name]) => totals[name]));
  return [
    { ledger: market, paise: sign * totals.grossPaise },
    { ledger: value, paise: -sign * (totals.grossPaise - tax) },
    ...taxLedgers.map(([name, ledger]) => ({ ledger, paise: -sign * totals[name] })),
  ];
}
