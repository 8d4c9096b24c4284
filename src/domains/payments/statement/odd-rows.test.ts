import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { realDataFolder } from '../../../../test/support/real-data.ts';
import { readStatement } from './read-statement.ts';

const folder = join(import.meta.dirname, '../../../../test/files/statements');
const readFile = (path: string) => {
  const read = readStatement(readFileSync(path, 'utf8'));
  return [
    read?.credits.map(({ valueDate, amountPaise, utr }) => [valueDate, amountPaise, utr]),
    read?.unreadable,
  ];
};
const read = (...rows: string[]) => {
  const statement = readStatement(['Date,Narration,Ref No,Debit,Credit,Balance', ...rows].join('\n'));
  return [statement?.credits.map(({ amountPaise, utr }) => [amountPaise, utr]), statement?.unreadable];
};

describe('rows as banks write them', () => {
  it('of HDFC’s text export: names and amounts with commas and without quotes, opening and totals', () => {
    expect(readFile(join(folder, 'hdfc-delimited.txt'))).toEqual([
      [
        ['2026-11-02', 90_000, '633170000201'],
        ['2026-11-03', 198_500, null],
      ],
      [],
    ]);
  });

  it('of SBI: line breaks in dates, numbers and narrations', () => {
    expect(readFile(join(folder, 'sbi-wrapped.csv'))).toEqual([
      [
        ['2026-11-02', 129_900, '633170000301'],
        ['2026-11-03', 98_500, '633170000302'],
      ],
      [],
    ]);
  });

  it.each([
    ['a comma in the name', '02/11/26,UPI/633170000201/A, B/x@y,,,900.00,1900.00', 90_000],
    ['amounts in groups', '02/11/26,UPI/633170000201/A,,,1,299.00,2,01,985.00', 129_900],
    ['both', '02/11/26,UPI/633170000201/A, B, C,,,1,29,999.00,2,01,985.00', 12_999_900],
    ['₹ and a dash', '02/11/26,UPI/633170000201/A,,,"₹1,299/-",2300', 129_900],
    ['a mark before', '02/11/26,UPI/633170000201/A,,,"CR 1,299.00",CR 2300.00', 129_900],
    ['a minus that is none', '02/11/26,UPI/633170000201/A,,–,"Rs. 1,299.00",2300.00', 129_900],
    ['a mark in brackets', '02/11/26,UPI/633170000201/A,,,"1,299.00 (Cr)","2,300.00 (Cr)"', 129_900],
  ])('with %s', (_what, row, paise) => {
    expect(read(row)).toEqual([[[paise, '633170000201']], []]);
  });

  it('whose balance decides between two ways to read it', () => {
    expect(read('01/11/26,X,,,1.00,1000.00', '02/11/26,UPI/633170000201/A,5,,,900.00,1900.00')).toEqual([
      [
        [100, null],
        [90_000, '633170000201'],
      ],
      [],
    ]);
  });

  it('of a payer whose name is Total', () => {
    expect(read('02/11/26,TOTAL SPORTS CASH DEPOSIT,,,900.00,1900.00')).toEqual([[[90_000, null]], []]);
  });

  it.each([
    ['+900.00', [[90_000, null]], []],
    ['-900.00', [], []],
    ['900.00 Dr', [], []],
    ['900.00', [], [2]],
  ])(
    'whose one amount column says %s and its direction nothing that is understood',
    (amount, credits, lines) => {
      const statement = readStatement(`Date,Narration,Amount,Dr / Cr\n02/11/26,X,${amount},ZZ`);
      expect(statement?.credits.map(({ amountPaise, utr }) => [amountPaise, utr])).toEqual(credits);
      expect(statement?.unreadable).toEqual(lines);
    },
  );

  it.each([
    '02/11/26,UPI/633170000201/A,,,9oo.00,1900.00',
    '02/11/26,UPI/633170000201/A,x,y,z,w,900.00,1900.00',
    ',UPI/633170000201/A,,,900.00,1900.00',
    '02/11/26,UPI/633170000201/A,900.00,,,',
    '02/11/26,UPI/633170000201/A,,,"900,00","1.900,00"',
    ',UPI/633170000201 of the row above,,,,',
  ])('is named where it cannot be read: %s', (row) => {
    expect(read(row)).toEqual([[], [2]]);
  });

  it.each([
    '********,*****,****,****,****,****',
    'Opening Balance,,,,,"10,000.00"',
    '01/11/26,Opening balance,,,"10,000.00","10,000.00"',
    'Total,,,500.00,2885.00,',
    ',Page Total,,500.00,2885.00,',
    '02/11/26,WDL TFR UPI/DR/633100000012/SHOP,,350.90,,39002.81',
    'Registered Office: HDFC Bank House,Senapati Bapat Marg,Lower Parel,Mumbai 400013,India,Page 1 of 3,x',
    '**This is a computer generated statement,,,,,',
  ])('is neither a credit nor a fault: %s', (row) => {
    expect(read(row)).toEqual([[], []]);
  });

  it('with headings again, in other columns', () => {
    expect(
      read(
        '02/11/26,UPI/633170000201/A,,,1.00,',
        'Date,Narration,Credit',
        '03/11/26,UPI/633170000202/A,2.00',
      ),
    ).toEqual([
      [
        [100, '633170000201'],
        [200, '633170000202'],
      ],
      [],
    ]);
  });
});

/** Small statements that went wrong, beside the real data. */
const cases = join(realDataFolder, '../cases/statements');
const absent = !existsSync(cases);
const why = absent ? ' (the cases are not on this machine)' : '';

it.skipIf(absent).each([
  ['20-bank-sbi-2025.csv', ['633170000000', '633100000099']],
  ['22-bank-hdfc-delimited.txt', ['633170000002']],
  ['32-bank-sbi-wrapped-cells.csv', ['633112345678', '633112345679']],
])(`reads the case %s whole${why}`, (file, utrs) => {
  const [credits, unreadable] = readFile(join(cases, file));
  expect([(credits as unknown[][]).map(([, , utr]) => utr), unreadable]).toEqual([utrs, []]);
});
