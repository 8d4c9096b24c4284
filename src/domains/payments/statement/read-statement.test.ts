import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const credits = (text: string) =>
  readStatement(text)?.credits.map(({ line, amountPaise, utr }) => [line, amountPaise, utr]);

describe('a bank’s statement', () => {
  it('of HDFC: account above the table, reference padded with zeros', () => {
    expect(
      credits(`HDFC BANK Ltd.,,,,,,
Account No :,50200012345678,,,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
01/03/26,UPI-MEERA SHARMA-MEERA@OKHDFC-HDFC0000001-432198765012-CHOWK,0000432198765012,01/03/26,,"1,985.00","2,01,985.00"
01/03/26,ATM CASH,0000000000000123,01/03/26,500.00,,"2,01,485.00"`),
    ).toEqual([[4, 198_500, '432198765012']]);
  });

  it('of ICICI: UTR in the remarks only', () => {
    expect(
      credits(`S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,01/03/2026,01/03/2026,-,UPI/432198765013/Chowk order/meera@okicici/HDFC,0.00,985.00,1985.00
2,01/03/2026,01/03/2026,-,UPI/432198765014/refund,85.00,0.00,1900.00`),
    ).toEqual([[2, 98_500, '432198765013']]);
  });

  it('of SBI: tab-separated, and as re-saved by a spreadsheet', () => {
    expect(
      credits(`Account Name\tM/S CHOWK
Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance
1 Mar 2026\t1 Mar 2026\tBY TRANSFER-UPI/CR/432198765015/MEERA\t="TRANSFER FROM 4897694162094"\t\t900.5\t1,000.00`),
    ).toEqual([[3, 90_050, '432198765015']]);
  });

  it('of Axis: DR and CR', () => {
    expect(
      credits(`Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
01-03-2026,,UPI/P2A/432198765016/MEERA/HDFC, ,900.00,1900.00,123
01-03-2026,,NEFT CHARGES,5.00, ,1895.00,123`),
    ).toEqual([[2, 90_000, '432198765016']]);
  });

  it('of Kotak: one amount column with its Dr/Cr, followed by the balance’s', () => {
    expect(
      credits(`Sl. No.;Transaction Date;Description;Chq / Ref No.;Amount;Dr / Cr;Balance;Dr / Cr
1;01-03-2026;UPI/MEERA;UPI-432198765017;900.00;CR;1,900.00;CR
2;01-03-2026;UPI/SHOP;UPI-432198765018;100.00;DR;1,800.00;CR`),
    ).toEqual([[2, 90_000, '432198765017']]);
  });

  it('of an acquirer: RRN and amount, marked Cr', () => {
    expect(credits('RRN,Amount (INR)\n432198765019,₹ 985.00 Cr\n432198765020,985.00 Dr')).toEqual([
      [2, 98_500, '432198765019'],
    ]);
  });

  it('reports the lines that a lone quote swallows, and loses none of them in silence', () => {
    const read = readStatement(`Date,Narration,Credit
01/03/2026,"UPI/432198765011,100.00
02/03/2026,UPI/432198765012,200.00
03/03/2026,UPI/432198765013",300.00
04/03/2026,"UPI/432198765014
second line",400.00`);
    expect(read?.unreadable).toEqual([4]);
    expect(read?.credits.map(({ amountPaise }) => amountPaise)).toEqual([40_000]);
  });

  it('lists unreadable lines, and does not take longer numbers for a UTR', () => {
    const read = readStatement('UTR,Credit\n4321987650191,900\n432198765021,many\nTotal,');
    expect(read).toMatchObject({
      credits: [{ line: 2, amountPaise: 90_000, utr: null, text: '4321987650191' }],
      unreadable: [3],
    });
  });

  it.each([
    [
      'three numbers in the payer’s note',
      'UPI-MEERA-MEERA@OKHDFC-HDFC0000001-432198765012-432198765099 432198765098',
    ],
    ['a number in the payer’s address', 'UPI-MEERA-919876543210@OKHDFC-HDFC0000001-432198765012-CHOWK'],
    [
      'an address made to look like the bank’s words',
      'UPI-A-x-SBIN0000001-432198765099@ybl-YESB0000001-432198765012-N',
    ],
  ])('takes the bank’s own UTR and not %s', (_what, narration) => {
    expect(credits(`Date,Narration,Credit\n01/03/26,${narration},694`)).toEqual([
      [2, 69_400, '432198765012'],
    ]);
  });

  it.each([
    'UPI/MEERA/432198765012/note',
    'NEFT-MEERA-432198765012',
    'Paid 432198765012 and 432198765013',
    '919876543210@upi',
  ])('takes no number that the payer could have typed: %s', (narration) => {
    expect(credits(`Date,Narration,Credit\n01/03/26,${narration},694`)).toEqual([[2, 69_400, null]]);
  });

  it.each([
    ['01/03/26', '2026-03-01'],
    ['1-3-2026', '2026-03-01'],
    ['01-Mar-26', '2026-03-01'],
    ['1 March 2026', '2026-03-01'],
    ['01.03.2026 14:05', '2026-03-01'],
    ['2026-03-01T14:05', '2026-03-01'],
  ])('reads the day %s', (cell, day) => {
    expect(readStatement(`Date,Narration,Credit\n${cell},x,1`)?.credits[0]?.valueDate).toBe(day);
  });

  it.each(['31/02/26', 'yesterday', ''])('names a line whose day is %j', (cell) => {
    expect(readStatement(`Date,Narration,Credit\n${cell},x,1`)?.unreadable).toEqual([2]);
  });

  it('finds the account number above the table, and numbers equal lines', () => {
    const read = readStatement(
      'Account No : 50200012345678,,\nDate,Narration,Credit\n01/03/26,CASH,5\n01/03/26,CASH,5\n02/03/26,CASH,5',
    );
    expect(read?.account).toBe('50200012345678');
    expect(read?.credits.map(({ ordinal }) => ordinal)).toEqual([1, 2, 1]);
  });

  it.each(['', 'Handle,Title\nkurta,Kurta', '\u0000\u0001', '"'])('is nothing else: %j', (text) => {
    expect(readStatementSafely(text)).toBeNull();
  });
});

function readStatementSafely(text: string) {
  try {
    return readStatement(text);
  } catch {
    return null;
  }
}
