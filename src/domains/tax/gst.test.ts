import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GstRate, gstRateFor, splitTax, taxInside } from './gst.ts';

const rate = (
  hsnPrefix: string,
  validFrom: string,
  upToRupees: number | null,
  ratePercent: number,
): GstRate => ({
  hsnPrefix,
  validFrom,
  upToPaise: upToRupees === null ? null : upToRupees * 100,
  ratePercent,
});

const rates = [
  rate('', '2017-07-01', null, 18),
  rate('62', '2017-07-01', 1000, 5),
  rate('62', '2017-07-01', null, 12),
  rate('62', '2025-09-22', 2500, 5),
  rate('62', '2025-09-22', null, 18),
  rate('6217', '2017-07-01', null, 12),
];

describe('gstRateFor', () => {
  test.each([
    ['5 % up to ₹2,500 a piece', '620442', 2500, '2025-09-22', 5],
    ['18 % from the next rupee', '620442', 2501, '2025-09-22', 18],
    ['the old band the day before', '620442', 1001, '2025-09-21', 12],
    ['the old lower band', '620442', 1000, '2025-09-21', 5],
    ['the longest prefix, though an older row', '621710', 100, '2026-11-21', 12],
    ['the standard rate for anything else', '420222', 100, '2026-11-21', 18],
    ['nothing is in the lowest band', '620442', 0, '2026-11-21', 5],
  ])('%s', (_what, hsn, rupees, day, percent) => {
    expect(gstRateFor(rates, { hsn, piecePaise: rupees * 100, day })).toBe(percent);
  });

  test('refuses to guess before the law began', () => {
    expect(() => gstRateFor(rates, { hsn: '6204', piecePaise: 100, day: '2017-06-30' })).toThrow(
      'no GST rate',
    );
  });
});

const gross = fc.integer({ min: 0, max: 10_000_000_000_000 });
const percent = fc.constantFrom(0, 3, 5, 12, 18, 28, 40);

describe('taxInside', () => {
  test('finds ₹50 in ₹1,050 at 5 %', () => {
    expect(taxInside(105_000, 5, false)).toEqual({ taxablePaise: 100_000, taxPaise: 5000 });
  });

  test('adds up, and is within half a paisa of the exact value; a paisa where it has two halves', () => {
    fc.assert(
      fc.property(gross, percent, fc.boolean(), (total, ratePercent, sameState) => {
        const { taxablePaise, taxPaise } = taxInside(total, ratePercent, sameState);
        expect(sameState && taxPaise % 2 !== 0).toBe(false);
        expect(taxablePaise + taxPaise).toBe(total);
        expect(taxPaise).toBeGreaterThanOrEqual(0);
        const off = BigInt(taxablePaise) * BigInt(100 + ratePercent) - BigInt(total) * 100n;
        const within = BigInt(100 + ratePercent) * (sameState ? 2n : 1n);
        expect(2n * (off < 0n ? -off : off) <= within).toBe(true);
      }),
    );
  });
});

test('splitTax halves the tax, or gives all as IGST', () => {
  expect(splitTax(102, true)).toEqual({ cgstPaise: 51, sgstPaise: 51, igstPaise: 0 });
  expect(splitTax(101, false)).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 101 });
});
