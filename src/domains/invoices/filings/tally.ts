import { dayOf } from '../../../platform/india-time.ts';
import { decimalRupees } from '../../../platform/money.ts';
import type { Account, Entry } from '../../ledger/account.ts';

/** An account's name in Tally and the group it belongs to, one of Tally's own. */
const ledgers: Record<Account, readonly [name: string, group: string]> = {
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

/** The ledger of a posting: `Owed to sellers: Anokhi (ank)`. */
export function ledgerName(account: Account, party: string, names: ReadonlyMap<string, string>): string {
  const [name] = ledgers[account];
  if (!byParty.has(account) || party === '') return name;
  const partyName = names.get(party);
  return `${name}: ${partyName ? `${partyName} (${party})` : party}`;
}

/**
 * Ledger entries as a file that Tally imports (XML, 'Import Data'): the ledgers they name, then a journal voucher each. A
 * debit is `ISDEEMEDPOSITIVE` with a negative amount. `REMOTEID` is the entry's key, so that a second import changes
 * nothing. Source: Tally Solutions, 'Integration using XML'.
 */
export function tallyXml(entries: readonly Entry[], names: ReadonlyMap<string, string>): string {
  const vouchers = entries.filter(({ postings }) => postings.some(({ amountPaise }) => amountPaise !== 0));
  const needed = new Map(
    vouchers.flatMap(({ postings }) =>
      postings.map(({ account, party }) => [ledgerName(account, party, names), ledgers[account][1]] as const),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...[...needed].map(([name, group]) => message(ledgerXml(name, group))),
    ...vouchers.map((entry) => message(voucherXml(entry, names))),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
    '',
  ].join('\n');
}

const message = (content: string) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>`;

const ledgerXml = (name: string, group: string) =>
  `<LEDGER NAME="${xml(name)}" ACTION="Create"><NAME>${xml(name)}</NAME><PARENT>${xml(group)}</PARENT></LEDGER>`;

function voucherXml({ key, kind, note, orderId, at, postings }: Entry, names: ReadonlyMap<string, string>) {
  const day = dayOf(at).replaceAll('-', '');
  const narration = [kind, orderId && `order ${orderId}`, note, key].filter(Boolean).join(' | ');
  return [
    `<VOUCHER REMOTEID="${xml(key)}" VCHTYPE="Journal" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    `<DATE>${day}</DATE><EFFECTIVEDATE>${day}</EFFECTIVEDATE><VOUCHERTYPENAME>Journal</VOUCHERTYPENAME>`,
    `<NARRATION>${xml(narration)}</NARRATION>`,
    ...postings
      .filter(({ amountPaise }) => amountPaise !== 0)
      .map(
        ({ account, party, amountPaise }) =>
          `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${xml(ledgerName(account, party, names))}</LEDGERNAME><ISDEEMEDPOSITIVE>${
            amountPaise > 0 ? 'Yes' : 'No'
          }</ISDEEMEDPOSITIVE><AMOUNT>${decimalRupees(-amountPaise)}</AMOUNT></ALLLEDGERENTRIES.LIST>`,
      ),
    '</VOUCHER>',
  ].join('');
}

/** Text within XML 1.0, without characters that it cannot have. */
const xml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
