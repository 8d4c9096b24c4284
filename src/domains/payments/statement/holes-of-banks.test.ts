import { afterEach, expect, it, vi } from 'vitest';
import { statementShop } from '../../../../test/support/statement-shop.ts';
import { minute } from '../../../platform/clock.ts';
import { backOffice } from '../../../shop-back-office.ts';
import { checkLedger } from '../check-ledger.ts';

const { db, clock, newUtr, read } = await statementShop();

/** Statements of two banks, neither of which writes its account's number. */
const banks = {
  one: { head: 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance', dots: '/' },
  other: { head: 'Txn Date,Description,Ref No,Debit,Credit,Balance', dots: '-' },
} as const;

const exportOf = (bank: keyof typeof banks, ...rows: [day: number, rupees: number, balance: number][]) =>
  [
    banks[bank].head,
    ...rows.map(
      ([day, rupees, balance]) =>
        `${[day, '03', '26'].join(banks[bank].dots)},UPI-M,${newUtr()},,${rupees}.00,${balance}.00`,
    ),
  ].join('\n');

async function holes(text: string) {
  clock.advance(minute);
  return (await read(text)).holes.map(({ after, before }) => `${after} ${before}`);
}

afterEach(() => void vi.restoreAllMocks());

const findFaults = async () =>
  (await checkLedger(db, clock.now())).filter((one) => one.includes('later statement'));

it('statements of two banks without an account number are two accounts: their balances and days stand apart', async () => {
  vi.spyOn(backOffice, 'bankAccounts', 'get').mockReturnValue(['50200012345678', '918020012345678']);
  expect(await holes(exportOf('one', [10, 5, 1_005], [12, 7, 1_012], [14, 1, 1_013]))).toEqual([]);
  expect(await holes(exportOf('other', [9, 5, 90_005], [15, 9, 90_014]))).toEqual([]);
  expect(await holes(exportOf('one', [16, 5, 1_018]))).toEqual([]);
  expect(await holes(exportOf('other', [19, 5, 90_020]))).toEqual(['2026-03-15 2026-03-19']);
  expect(await findFaults()).toEqual([]);
});

it('of a shop with one account, another head hides no line that a later statement does not show', async () => {
  await holes(exportOf('one', [22, 900, 2_000]));
  await holes(exportOf('other', [21, 5, 90_025], [23, 5, 90_030]));
  expect(await findFaults()).toEqual([expect.stringContaining('₹900.00 on 2026-03-22')]);
});
