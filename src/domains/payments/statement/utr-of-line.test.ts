import { assert, integer, property, stringMatching, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';
import { utrsOfLine } from './utr-of-line.ts';

describe('the UTR where a bank writes it', () => {
  it.each([
    [
      'SBI since 2025',
      'DEP TFR UPI/CR/633170000101/ANITA RA/ICIC/anita@okic/UPI 0090000000077 AT 00614 AJMER',
    ],
    ['SBI since 2025', 'DEP TFR UPI/CR/633170000101/RAVI KUM/YESB/9876543210/633170000999 AT 04567 DELHI'],
    ['SBI since 2025, IMPS', 'DEP TFR IMPS/633170000101/HDF-XX042-Anita Rao/PTK'],
    ['SBI since 2025, IMPS', 'DEP TFR IMPS/633170000101/ICI-XX871-Ravi/Rent'],
    ['SBI before', 'BY TRANSFER-UPI/CR/633170000101/ANITA RA/ICIC/anita@okic/UPI--'],
    ['SBI before, IMPS', 'BY TRANSFER-INB IMPS633170000101/9876543210/XX1234/Rent--'],
    ['ICICI', 'UPI/633170000101/Sent using/anita@okicici/HDFC BANK/ICI0123'],
    ['ICICI, longer', 'UPI/ANITA RAO/anita@okicici/Payment fr/HDFC BANK LTD/633170000101/ICI9f3c1d'],
    ['ICICI, longer', 'UPI/RAVI KUMAR/9876543210@ybl/633170000999/YES BANK/633170000101/YBL77aa'],
    ['ICICI, IMPS', 'MMT/IMPS/633170000101/Rent/RAVI KUMAR/SBIN0000003'],
    ['Union', 'UPIAB/633170000101/CR/ANITA R/ICIC/anita@okicici'],
    ['Union', 'UPIAB/633170000101/CR/RAVI KU/YESB/9876543210'],
    ['Union, IMPS', 'IMPSAB/633170000101/RAVI KUMAR/HDFC/918020012345'],
    ['HDFC', 'UPI-ANITA, PROP-ANITA.R@OKHDFCBANK-HDFC0000001-633170000101-CHOWK'],
    ['HDFC, IMPS', 'IMPS-633170000101-RAVI KUMAR-ICIC-XXXXXXXX1234-RENT'],
    ['HDFC, a payer of digits', 'UPI-633170000999-X@PTSBI-SBIN0001234-633170000101-UPI'],
    ['Axis', 'UPI/P2M/633170000101/ANITA RAO/HDFC BANK/633170000999'],
    ['PNB, IMPS', 'IMPS-IN/633170000101/9876543210/ANITA RAO'],
    ['Kotak, IMPS', 'Recd:IMPS/633170000101/ANITA RAO/KKBK/X1234/Rent'],
    ['Federal', 'UPI IN/633170000101/anita@okaxis/Pay/0000'],
    ['Bank of Baroda', 'UPI/633170000101/12:31:14/UPI/anita@okaxis/Pay'],
  ])('of %s: %s', (_bank, narration) => {
    expect(utrsOfLine('', narration)).toEqual(['633170000101']);
  });

  it.each([
    ['UPI-633170000102', 'UPI/ANITA RAO/633170000101/Chowk order', ['633170000102', '633170000101']],
    ['UPI-633170000102', 'UPI/RAVI KUMAR/633170000101', ['633170000102', '633170000101']],
    ['UPI-633170000101', 'UPI/ANITA RAO/633170000101/633170000999', ['633170000101']],
    ['0000633170000101', 'UPI/633170000102/Pay/anita@okaxis/AXIS', ['633170000101', '633170000102']],
    ['RRN 633170000101', 'ANITA RAO', ['633170000101']],
  ])('in the reference column %s as well as in %s', (reference, narration, utrs) => {
    expect(utrsOfLine(reference, narration)).toEqual(utrs);
  });

  it.each([
    'UPI/ANITA RAO/633170000101/Chowk order',
    'UPI/DR/633170000101/ANITA RAO/HDFC',
    'UPI/ANITA/anita@ybl/my/note/633170000101/YES BANK/633170000102/YBL1',
    'UPI/633170000999/9876543210@ybl/gift/YES BANK/633170000101/YBL77aa',
    'BY CASH 633170000101',
    'FROM ANITA 633170000101',
  ])('is not taken from %s', (narration) => {
    expect(utrsOfLine('', narration)).toEqual([]);
  });
});

const word = stringMatching(/^[A-Za-z@. ]{0,9}[A-Za-z]$/);
const separator = stringMatching(/^[/:* -]$/);

it('any narration with one number of twelve digits is read: as its UTR or in its text', () => {
  assert(
    property(
      tuple(
        word,
        separator,
        word,
        separator,
        integer({ min: 100_000_000_000, max: 999_999_999_999 }),
        separator,
        word,
      ),
      (parts) => {
        const narration = parts.join('').trim();
        const utr = String(parts[4]);
        const [credit] = readStatement(`Date\tNarration\tCredit\n27/11/26\t${narration}\t694`)?.credits ?? [];
        expect([null, utr]).toContain(credit?.utr);
        expect(credit?.text).toContain(utr);
        expect(credit?.otherUtr).toBeNull();
      },
    ),
  );
});
