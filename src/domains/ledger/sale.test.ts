import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOut } from '../../platform/share-out.ts';
import { sumOf } from './account.ts';
import { saleEntry, saleTakenBackEntry } from './entries.ts';
import { partOfSale, pricesOfParts } from './sale.ts';

const part = fc.tuple(fc.nat(500_000), fc.nat(20_000)).map(([share, rest]) => ({
  goodsPaise: share + rest + 1,
  sharePaise: share,
}));
const sale = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), fc.nat(20_000), fc.nat(100))
  .map(([parts, shippingPaise, commissionGstPercent]) => ({
    orderId: 'order-1',
    parts: parts.map((one, index) => ({ ...one, sellerId: `seller-${index}` })),
    shippingPaise,
    commissionGstPercent,
    at: new Date('2026-03-01T10:00:00Z'),
  }));

it('the parts of a sale, taken back one by one, leave nothing of it in the books, and refund what was paid', () => {
  fc.assert(
    fc.property(sale, fc.nat(1_000), (one, short) => {
      const prices = pricesOfParts(
        one.parts.map(({ goodsPaise }) => goodsPaise),
        one.shippingPaise,
      );
      const price = prices.reduce((sum, paise) => sum + paise, 0);
      const paid = Math.max(0, price - short);
      const refunds = shareOut(paid, prices);
      const taken = one.parts.map(({ sellerId }, index) =>
        saleTakenBackEntry(partOfSale(one, [sellerId]), sellerId, refunds[index]),
      );
      for (const entry of taken) expect(sumOf(entry.postings)).toBe(0);
      const left = new Map<string, number>();
      for (const { account, party, amountPaise } of [saleEntry(one), ...taken].flatMap(
        (entry) => entry.postings,
      ))
        left.set(`${account} ${party}`, (left.get(`${account} ${party}`) ?? 0) + amountPaise);
      expect(left.get('receivable order-1')).toBe(price);
      expect(left.get('refunds_owed order-1') ?? 0).toBe(0 - paid);
      expect(left.get('written_off ') ?? 0).toBe(paid - price);
      const others = [...left].filter(
        ([account]) => !/^(receivable|refunds_owed|written_off) /.test(account),
      );
      expect(others.filter(([, paise]) => paise !== 0)).toEqual([]);
    }),
  );
});
