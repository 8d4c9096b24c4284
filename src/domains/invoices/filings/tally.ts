import { dayOf } from '../../../platform/india-time.ts';
import { decimalRupees } from '../../../platform/money.ts';
import type { Account, Entry } from '../../ledger/account.ts';

/** A ledger of Tally: its name, and the group it belongs to, one of Tally's own. */
export type TallyLedger = readonly [name: string, group: string];

/** A voucher to import; `key` tells it from all others for good. */
export interface TallyVoucher {
  readonly key: string;
  readonly type: 'Journal' | 'Sales' | 'Credit Note';
  /** The document's; omitted for Tally's own. */
  readonly number?: string;
  readonly at: Date;
  readonly narration: string;
  /** Debits above zero, credits below; they sum to zero. */
  readonly lines: readonly { readonly ledger: TallyLedger; readonly paise: number }[];
}

/** An account's name in Tally and the group it belongs to, one of Tally's own. */
const ledgers: Record<Account, TallyLedger> = {
  bank: ['Bank account', 'Bank Accounts'],
  provider: ['Payment provider', 'Current Assets'],
  receivable: ['Customers', 'Sundry Debtors'],
  cash: ['Cash with couriers', 'Cash-in-Hand'],
  unallocated: ['Money not allocated yet', 'Suspense A/c'],
  refunds_owed: ['Refunds owed to customers', 'Current Liabilities'],
  seller_payable: ['Owed to sellers', 'Sundry Creditors'],
  payouts: ['Payouts on their way', 'Current Liabilities'],
  commission: ['Commission', 'Direct Incomes'],
  shipping: ['Delivery fees', 'Direct Incomes'],
  other_income: ['Other income', 'Indirect Incomes'],
  tax: ['GST on commission', 'Duties & Taxes'],
  input_tax: ['Input GST', 'Duties & Taxes'],
  tcs: ['TCS under section 52', 'Duties & Taxes'],
  tds: ['TDS under section 194-O', 'Duties & Taxes'],
  promotions: ['Discounts borne by the market', 'Indirect Expenses'],
  goodwill: ['Goodwill to customers', 'Indirect Expenses'],
  provider_fees: ['Fees of payment providers', 'Indirect Expenses'],
  written_off: ['Written off', 'Indirect Expenses'],
  disputed: ['Disputed payments', 'Current Assets'],
  lost_disputes: ['Lost disputes', 'Indirect Expenses'],
};

/** Accounts with a ledger for each party; of the others Tally has one, and the narration names the party. */
const byParty = new Set<Account>(['seller_payable', 'cash', 'provider']);

/** The market's books as vouchers: a journal for each entry. `names` are those of the shops. */
export const vouchersOfBooks = (
  entries: readonly Entry[],
  names: ReadonlyMap<string, string>,
): TallyVoucher[] =>
  entries.map(({ key, kind, note, orderId, at, postings }) => ({
    key,
    type: 'Journal',
    at,
    narration: [kind, orderId && `order ${orderId}`, note, key].filter(Boolean).join(' | '),
    lines: postings.map(({ account, party, amountPaise }) => ({
      ledger: [ledgerName(account, party, names), ledgers[account][1]],
      paise: amountPaise,
    })),
  }));

/** The ledger of a posting: `Owed to sellers: Anokhi (ank)`. */
function ledgerName(account: Account, party: string, names: ReadonlyMap<string, string>): string {
  const [name] = ledgers[account];
  if (!byParty.has(account) || party === '') return name;
  const partyName = names.get(party);
  return `${name}: ${partyName ? `${partyName} (${party})` : party}`;
}

/**
 * A file that Tally imports (XML, 'Import Data'): the ledgers that the vouchers name, then the vouchers. A debit is
 * `ISDEEMEDPOSITIVE` with a negative amount. `REMOTEID` is the key, so that a second import changes nothing.
 * Source: Tally Solutions, 'Integration using XML'.
 */
export function tallyXml(vouchers: readonly TallyVoucher[]): string {
  const lasting = vouchers
    .map((voucher) => ({ ...voucher, lines: voucher.lines.filter(({ paise }) => paise !== 0) }))
    .filter(({ lines }) => lines.length > 0);
  const masters = new Map(lasting.flatMap(({ lines }) => lines.map(({ ledger }) => ledger)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...[...masters].map(([name, group]) => message(ledgerXml(name, group))),
    ...lasting.map((voucher) => message(voucherXml(voucher))),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
    '',
  ].join('\n');
}

const message = (content: string) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>`;

const ledgerXml = (name: string, group: string) =>
  `<LEDGER NAME="${xml(name)}" ACTION="Create"><NAME>${xml(name)}</NAME><PARENT>${xml(group)}</PARENT></LEDGER>`;

function voucherXml({ key, type, number, at, narration, lines }: TallyVoucher): string {
  const day = dayOf(at).replaceAll('-', '');
  return [
    `<VOUCHER REMOTEID="${xml(key)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    `<DATE>${day}</DATE><EFFECTIVEDATE>${day}</EFFECTIVEDATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
    number ? `<VOUCHERNUMBER>${xml(number)}</VOUCHERNUMBER><REFERENCE>${xml(number)}</REFERENCE>` : '',
    `<NARRATION>${xml(narration)}</NARRATION>`,
    ...lines.map(
      ({ ledger, paise }) =>
        `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${xml(ledger[0])}</LEDGERNAME><ISDEEMEDPOSITIVE>${
          paise > 0 ? 'Yes' : 'No'
        }</ISDEEMEDPOSITIVE><AMOUNT>${decimalRupees(-paise)}</AMOUNT></ALLLEDGERENTRIES.LIST>`,
    ),
    '</VOUCHER>',
  ].join('');
}

/** Text within XML 1.0, without characters that it cannot have. */
const xml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
