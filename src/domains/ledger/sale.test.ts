import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOut, shareUpTo } from '../../platform/share-out.ts';
import { type Posting, sumOf } from './account.ts';
import { saleEntry, saleTakenBackEntry } from './entries.ts';
import { partOfSale, piecesOfPart, pricesOfParts } from './sale.ts';

const part = fc
  .tuple(fc.nat(500_000), fc.nat(20_000), fc.nat(50_000), fc.nat(20_000))
  .map(([share, rest, offSellerPaise, offShopPaise]) => ({
    goodsPaise: share + rest + 1 + offSellerPaise + offShopPaise,
    offPaise: offSellerPaise + offShopPaise,
    offSellerPaise,
    sharePaise: share,
  }));
const sale = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), fc.nat(20_000), fc.constantFrom(1, 100), fc.nat(100))
  .map(([parts, shipping, shippingUnit, commissionGstPercent]) => ({
    orderId: 'order-1',
    parts: parts.map((one, index) => ({ ...one, sellerId: `seller-${index}` })),
    shippingPaise: shipping - (shipping % shippingUnit),
    shippingUnit,
    commissionGstPercent,
    at: new Date('2026-03-01T10:00:00Z'),
  }));

it('the parts of a sale, taken back one by one, leave nothing of it in the books, and refund what was paid', () => {
  fc.assert(
    fc.property(sale, fc.nat(1_000), (one, short) => {
      const prices = pricesOfParts(one);
      const price = prices.reduce((sum, paise) => sum + paise, 0);
      const paidSum = Math.max(0, price - short);
      const refunds = shareOut(paidSum, prices);
      const cancellations = one.parts.map(({ sellerId }, index) =>
        saleTakenBackEntry(partOfSale(one, [sellerId]), sellerId, refunds[index]),
      );
      for (const entry of cancellations) expect(sumOf(entry.postings)).toBe(0);
      const balances = new Map<string, number>();
      for (const { account, party, amountPaise } of [saleEntry(one), ...cancellations].flatMap(
        (entry) => entry.postings,
      ))
        balances.set(`${account} ${party}`, (balances.get(`${account} ${party}`) ?? 0) + amountPaise);
      expect(balances.get('receivable order-1')).toBe(price);
      expect(balances.get('refunds_owed order-1') ?? 0).toBe(0 - paidSum);
      expect(balances.get('written_off ') ?? 0).toBe(paidSum - price);
      const others = [...balances].filter(
        ([account]) => !/^(receivable|refunds_owed|written_off) /.test(account),
      );
      expect(others.filter(([, paise]) => paise !== 0)).toEqual([]);
    }),
  );
});

it('the pieces of a part, taken back in any steps, leave nothing of it in the books, and refund what was paid for it', () => {
  const cuts = fc.array(fc.nat(1_000), { maxLength: 8 });
  fc.assert(
    fc.property(sale, cuts, fc.nat(1_000), (one, at, short) => {
      const whole = partOfSale(one, ['seller-0']);
      const { goodsPaise: goods = 0, offPaise = 0, offSellerPaise = 0 } = whole.parts[0] ?? {};
      const price = goods - offPaise + whole.shippingPaise;
      const paidSum = Math.max(0, price - short);
      const edges = [0, ...at.map((cut) => Math.floor((goods * cut) / 1_000)), goods].toSorted(
        (a, b) => a - b,
      );
      const cancellations = edges.slice(1).map((edge, index) => {
        const earlierPaise = edges[index] ?? 0;
        const isLast = index === edges.length - 2;
        const shippingPaise = isLast ? whole.shippingPaise : 0;
        const off = (paise: number, upTo: number) => shareUpTo(paise, upTo, goods);
        const step = (paise: number) => off(paise, edge) - off(paise, earlierPaise);
        const back = {
          goodsPaise: edge - earlierPaise,
          offPaise: step(offPaise - offSellerPaise) + step(offSellerPaise),
          offSellerPaise: step(offSellerPaise),
        };
        const earlier = { goodsPaise: earlierPaise, offSellerPaise: off(offSellerPaise, earlierPaise) };
        const pieces = piecesOfPart(whole, { earlier, ...back, shippingPaise });
        const costs = (upTo: number) =>
          upTo - off(offPaise - offSellerPaise, upTo) - off(offSellerPaise, upTo);
        const refundDue =
          shareUpTo(paidSum, costs(edge) + shippingPaise, price) -
          shareUpTo(paidSum, costs(earlierPaise), price);
        return saleTakenBackEntry(pieces, `return-${index}`, refundDue);
      });
      for (const entry of cancellations) expect(sumOf(entry.postings)).toBe(0);
      const balances = (entries: readonly { postings: readonly Posting[] }[]) => {
        const sums = new Map<string, number>();
        for (const { account, party, amountPaise } of entries.flatMap(({ postings }) => postings))
          sums.set(`${account} ${party}`, (sums.get(`${account} ${party}`) ?? 0) + amountPaise);
        return Object.fromEntries([...sums].filter(([, paise]) => paise !== 0));
      };
      expect(balances(cancellations)).toEqual(balances([saleTakenBackEntry(whole, 'seller-0', paidSum)]));
    }),
  );
});
