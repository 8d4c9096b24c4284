import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareUpTo } from '../../platform/share-out.ts';
import { earningOf, type Figures, type Rates, type SoldLine, totalOf } from './earning.ts';
import { type PayoutRate, partOf, rateFor } from './rates.ts';

const gst = [{ hsnPrefix: '6', validFrom: '2025-09-22', upToPaise: null, ratePercent: 5 }];
const lawful: PayoutRate[] = [
  ['tcs', '2018-10-01', 100],
  ['tcs', '2024-07-10', 50],
  ['tds', '2024-10-01', 10],
  ['tds without pan', '2020-10-01', 500],
].map(
  ([kind, validFrom, basisPoints]) =>
    ({ kind, validFrom, basisPoints, sellerId: '', categoryId: '' }) as PayoutRate,
);
const rates = (payout: PayoutRate[]): Rates => ({
  payout,
  gst,
  commissionPercent: 5,
  commissionGstPercent: 18,
});

/** A line of some pieces, of which some came back, with discounts of shop and seller. */
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 5 }),
    unitRupees: fc.nat(3_000),
    off: fc.nat(90),
    ofSeller: fc.nat(100),
    back: fc.nat(5),
    categoryId: fc.constantFrom('kurtas', 'sarees', ''),
  })
  .map(({ quantity, unitRupees, off, ofSeller, back, categoryId }): Omit<SoldLine, 'position'> => {
    const offPaise = Math.floor((unitRupees * quantity * off) / 100) * 100;
    const offSellerPaise = Math.floor((offPaise * ofSeller) / 100);
    const returnCount = Math.min(back, quantity);
    const part = (paise: number) => shareUpTo(paise, returnCount, quantity);
    const offSellerBack = part(offSellerPaise);
    return {
      name: 'Kurta',
      categoryId,
      hsn: '6204',
      quantity,
      unitPaise: unitRupees * 100,
      offPaise,
      offSellerPaise,
      back: {
        quantity: returnCount,
        shortage: 0,
        offPaise: part(offPaise - offSellerPaise) + offSellerBack,
        offSellerPaise: offSellerBack,
      },
    };
  });
const commission = fc.record({
  kind: fc.constant('commission' as const),
  sellerId: fc.constantFrom('', 'seller', 'other'),
  categoryId: fc.constantFrom('', 'kurtas'),
  validFrom: fc.constantFrom('2025-01-01', '2026-01-01', '2027-01-01'),
  basisPoints: fc.constantFrom(0, 1, 450, 500, 1_800, 10_000),
});
const parcel = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 5 }), fc.constantFrom('', '08ABCDE1234F1Z0'))
  .map(([lines, gstin]) => {
    const soldPaise = lines.reduce(
      (sum, { unitPaise, quantity, back, ...of }) =>
        sum + unitPaise * (quantity - back.quantity) - of.offSellerPaise + back.offSellerPaise,
      0,
    );
    const sharePaise = Math.floor((soldPaise * 95) / 10_000) * 100;
    return {
      orderId: 'order',
      sellerId: 'seller',
      gstin,
      day: '2026-11-28',
      lines: lines.map((one, position) => ({ ...one, position })),
      sharePaise,
      commissionGstPaise: Math.round(((soldPaise - sharePaise) * 18) / 118),
      soldPaise,
    };
  });

it('every parcel: lines add up to the whole, the whole to the books, and nothing is lost or made up', () => {
  fc.assert(
    fc.property(
      parcel,
      fc.uniqueArray(commission, { selector: (one) => JSON.stringify({ ...one, basisPoints: 0 }) }),
      (parcel, own) => {
        const { lines, more, ...whole } = earningOf(parcel, rates([...lawful, ...own]));
        expect(whole).toEqual(totalOf(lines));
        for (const of of [whole, ...lines] as Figures[]) {
          expect(of.goodsPaise - of.offSellerPaise - of.commissionPaise - of.tcsPaise - of.tdsPaise).toBe(
            of.amountPaise,
          );
          expect(
            Object.values(of).every((paise) => typeof paise !== 'number' || Number.isSafeInteger(paise)),
          ).toBe(true);
          expect(of.commissionGstPaise).toBeLessThanOrEqual(of.commissionPaise);
        }
        // What the books owe, less what the earning's entry takes off, is what the seller gets.
        expect(parcel.sharePaise - more.commissionPaise - whole.tcsPaise - whole.tdsPaise).toBe(
          whole.amountPaise,
        );
        expect(parcel.commissionGstPaise + more.gstPaise).toBe(whole.commissionGstPaise);
        expect(parcel.gstin === '' ? whole.tcsPaise : 0).toBe(0);
        const usual = own.every(({ validFrom, sellerId }) => validFrom > parcel.day || sellerId === 'other');
        expect(usual ? more : { commissionPaise: 0, gstPaise: 0 }).toEqual({
          commissionPaise: 0,
          gstPaise: 0,
        });
      },
    ),
  );
});

it.each([
  ['2024-07-09', 100],
  ['2024-07-10', 50],
  ['2018-09-30', undefined],
])('collects tax at source of %s at %s basis points', (day, basisPoints) => {
  expect(rateFor(lawful, 'tcs', { sellerId: 'any', categoryId: 'any', day })).toBe(basisPoints);
});

it('prefers the rate of shop and category to that of the shop, that to the category’s, and that to the general one', () => {
  const of = (sellerId: string, categoryId: string, basisPoints: number, validFrom = '2026-01-01') =>
    ({ kind: 'commission', sellerId, categoryId, basisPoints, validFrom }) as const;
  const all = [
    of('', '', 1),
    of('', 'kurtas', 2),
    of('shop', '', 3),
    of('shop', 'kurtas', 4),
    of('', '', 9, '2026-06-01'),
  ];
  const find = (sellerId: string, categoryId: string, day = '2026-03-01') =>
    rateFor(all, 'commission', { sellerId, categoryId, day });
  expect([
    find('shop', 'kurtas'),
    find('shop', 'sarees'),
    find('other', 'kurtas'),
    find('other', 'sarees'),
  ]).toEqual([4, 3, 2, 1]);
  expect([find('other', 'sarees', '2026-06-01'), find('shop', 'kurtas', '2025-12-31')]).toEqual([
    9,
    undefined,
  ]);
});

it('rounds half a paisa up', () => {
  expect([partOf(100, 50), partOf(99, 50), partOf(14_286, 50), partOf(-100, 50)]).toEqual([1, 0, 71, -1]);
});
