import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

/** Exports in the format that each bank publishes. Names, numbers and money are made up. */
const folder = join(import.meta.dirname, '../../../../test/files/statements');

it.each([
  [
    'hdfc.csv',
    '50200012345678',
    [
      ['2026-03-01', 90_000, '600112345601', 'MEERA SHARMA'],
      ['2026-03-01', 198_500, '600112345602', 'ARJUN RAO'],
      ['2026-03-02', 69_400, null, 'KAVITA NAIR'],
      ['2026-03-02', 1_200_000, '600212345603', 'RAVI KUMAR'],
      ['2026-02-28', 1_250, null, ''],
    ],
  ],
  [
    'icici.csv',
    '000105012345',
    [
      ['2026-03-01', 90_000, '600112345611', 'meera@okicici'],
      ['2026-03-01', 98_500, '600112345612', 'arjun@ybl'],
      ['2026-03-02', 1_200_000, '600212345614', 'RAVI KUMAR'],
      ['2026-03-02', 69_400, null, 'KAVITA NAIR'],
      ['2026-03-03', 250_000, null, ''],
    ],
  ],
  [
    'sbi.xls',
    '00000030012345678',
    [
      ['2026-03-01', 90_000, '600112345621', 'MEERA SH'],
      ['2026-03-01', 98_500, '600112345622', 'ARJUN RA'],
      ['2026-03-02', 69_400, null, 'KAVITA NAIR'],
      ['2026-03-03', 500_000, null, ''],
      ['2026-03-03', 500_000, null, ''],
    ],
  ],
  [
    'axis.csv',
    '918020012345678',
    [
      ['2026-03-01', 90_000, '600112345631', 'MEERA SHARMA'],
      ['2026-03-01', 98_500, '600112345632', 'ARJUN RAO'],
      ['2026-03-02', 1_200_000, '600212345633', 'RAVI KUMAR'],
      ['2026-03-02', 69_400, null, 'KAVITA NAIR'],
      ['2026-03-03', 250_000, null, ''],
    ],
  ],
  [
    'kotak.csv',
    '1234567890',
    [
      ['2026-03-01', 90_000, '600112345641', 'MEERA SHARMA'],
      ['2026-03-01', 98_500, '600112345642', 'ARJUN RAO'],
      ['2026-03-02', 69_400, null, 'KAVITA NAIR'],
      ['2026-03-03', 500_000, null, ''],
    ],
  ],
])('reads the export %s whole, with the UTRs that the bank itself gives', (file, account, credits) => {
  const read = readStatement(readFileSync(join(folder, file), 'utf8'));
  expect(read?.account).toBe(account);
  expect(
    read?.credits.map(({ valueDate, amountPaise, utr, payer }) => [valueDate, amountPaise, utr, payer]),
  ).toEqual(credits);
  expect(new Set(read?.credits.map((one) => `${one.reference} ${one.ordinal}`)).size).toBe(credits.length);
  // HDFC prints its totals in the amount columns, without a date: they are no credit.
  expect(read?.unreadable).toEqual([]);
});
