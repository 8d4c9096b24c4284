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

it('the pieces of a part, taken back in any steps, leave nothing of it in the books, and refund what was paid for it', () => {
  const cuts = fc.array(fc.nat(1_000), { maxLength: 8 });
  fc.assert(
    fc.property(sale, cuts, fc.nat(1_000), (one, at, short) => {
      const whole = partOfSale(one, ['seller-0']);
      const { goodsPaise: goods = 0, offPaise = 0, offSellerPaise = 0 } = whole.parts[0] ?? {};
      const price = goods - offPaise + whole.shippingPaise;
      const paid = Math.max(0, price - short);
      const edges = [0, ...at.map((cut) => Math.floor((goods * cut) / 1_000)), goods].toSorted(
        (a, b) => a - b,
      );
      const taken = edges.slice(1).map((edge, index) => {
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
        const owed =
          shareUpTo(paid, costs(edge) + shippingPaise, price) - shareUpTo(paid, costs(earlierPaise), price);
        return saleTakenBackEntry(pieces, `return-${index}`, owed);
      });
      for (const entry of taken) expect(sumOf(entry.postings)).toBe(0);
      const balances = (entries: readonly { postings: readonly Posting[] }[]) => {
        const sums = new Map<string, number>();
        for (const { account, party, amountPaise } of entries.flatMap(({ postings }) => postings))
          sums.set(`${account} ${party}`, (sums.get(`${account} ${party}`) ?? 0) + amountPaise);
        return Object.fromEntries([...sums].filter(([, paise]) => paise !== 0));
      };
      expect(balances(taken)).toEqual(balances([saleTakenBackEntry(whole, 'seller-0', paid)]));
    }),
  );
});
