import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  exampleLine,
  exampleOrder,
  exampleRates,
  exampleSeller,
} from '../../../test/support/invoice-examples.ts';
import { deliveryFee } from '../delivery/delivery-fee.ts';
import { rupeesToPaise, sellerShare } from '../../platform/money.ts';
import { type Entry, sumOf } from '../ledger/account.ts';
import { saleEntry, saleTakenBackEntry } from '../ledger/entries.ts';
import { partOfSale, piecesOfPart, pricesOfParts, type Sale } from '../ledger/sale.ts';
import { paidForParcels } from '../orders/book-sale.ts';
import { priceGoods } from '../promotions/price-goods.ts';
import type { Promotion } from '../promotions/promotion.ts';
import {
  goodsOfPieces,
  moneyOf,
  paidForPieces,
  priceOfPieces,
  type PiecesPrice,
} from '../returns/price-pieces.ts';
import { composeInvoices } from './compose-invoices.ts';
import { creditLines, type LinePieces, offOfPieces } from './credit-lines.ts';
import type { InvoiceLine } from './invoice.ts';
import { totalsOf } from './totals.ts';

const sellers = ['asha', 'bina', 'chandra'];
const lines = fc.array(
  fc.record({
    seller: fc.nat(2),
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: 3_000 })),
    quantity: fc.integer({ min: 1, max: 7 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const promotion = fc
  .record({
    kind: fc.constantFrom('percent', 'rupees', 'delivery'),
    value: fc.integer({ min: 1, max: 90 }),
    seller: fc.option(fc.nat(2)),
    isSellers: fc.boolean(),
  })
  .map(
    ({ kind, value, seller, isSellers }): Promotion => ({
      id: `${kind} ${value}`,
      version: 1,
      name: 'Offer',
      kind,
      value: kind === 'rupees' ? value * 7 : value,
      cap: null,
      fromRupees: 0,
      categories: [],
      shops: seller === null ? [] : [{ id: sellers[seller] ?? '', name: '' }],
      firstOrderOnly: false,
      bearer: seller !== null && isSellers && kind !== 'delivery' ? 'seller' : 'shop',
    }),
  );

/** An order of these lines with these offers: its sale in the books, its lines by seller, and its invoices. */
function sell(
  purchases: readonly { seller: number; unitPrice: number; quantity: number }[],
  automatic: readonly Promotion[],
  { shippingUnit, state }: { shippingUnit: number; state: string },
) {
  const goods = purchases.map(({ seller, ...line }) => ({
    ...line,
    sellerId: sellers[seller] ?? '',
    category: 'kurtas',
  }));
  const goodsTotal = goods.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const fee = deliveryFee(goodsTotal, null);
  const saleOfGoods = priceGoods(goods, fee, { automatic, coupons: [] });
  const withOff = goods.map((line, index) => {
    const off = saleOfGoods.lines[index];
    if (!off) throw new Error('every line has its part');
    return { ...line, ...off };
  });
  const parcels = [...Map.groupBy(withOff, ({ sellerId }) => sellerId)].map(([sellerId, own]) => ({
    sellerId,
    own,
  }));
  const at = new Date('2026-11-20T09:30:00Z');
  const sale: Sale = {
    orderId: 'o',
    at,
    commissionGstPercent: 18,
    shippingPaise: rupeesToPaise(fee - saleOfGoods.deliveryOff),
    shippingUnit,
    parts: parcels.map(({ sellerId, own }) => {
      const sum = (of: (line: (typeof own)[number]) => number) =>
        own.reduce((total, line) => total + of(line), 0);
      const goodsRupees = sum((line) => line.unitPrice * line.quantity);
      const offSellerPaise = sum((line) => line.offSellerPaise);
      return {
        sellerId,
        goodsPaise: goodsRupees * 100,
        offPaise: sum((line) => line.offPaise),
        offSellerPaise,
        sharePaise: rupeesToPaise(sellerShare(goodsRupees - offSellerPaise / 100, 5)),
      };
    }),
  };
  const order = exampleOrder({
    id: 'o',
    placedAt: at,
    shippingFee: fee - saleOfGoods.deliveryOff,
    shippingUnit,
    sales: parcels.map(({ sellerId, own }) => ({
      seller: exampleSeller({ id: sellerId, ...(state === 'none' ? { gstin: '' } : {}) }),
      code: 'ANK',
      lines: own.map(({ unitPrice, quantity, offPaise, offSellerPaise }) =>
        exampleLine({ mrp: unitPrice, discount: 0, quantity, offPaise, offSellerPaise }),
      ),
    })),
  });
  const numbers = [...parcels, order].map((_, index) => `ANK/26-27/${index}`);
  const invoices = composeInvoices(order, numbers, exampleRates, at);
  return { sale, parcels, invoices, paidPaise: rupeesToPaise(goodsTotal + fee - saleOfGoods.discount) };
}

/** What the buyer paid of these lines. */
function paidFor(lines: readonly InvoiceLine[]): number {
  const { grossPaise, marketPaise } = totalsOf(lines);
  return grossPaise - marketPaise;
}

const totals = (entries: readonly Entry[]) => {
  const sums = new Map<string, number>();
  for (const { account, party, amountPaise } of entries.flatMap(({ postings }) => postings))
    sums.set(`${account} ${party}`, (sums.get(`${account} ${party}`) ?? 0) + amountPaise);
  return sums;
};

it('any sequence of cancellations and returns gives back what was paid: in the books, by refunds and by credit notes', () => {
  const circumstances = fc.record({
    shippingUnit: fc.constantFrom(1, 100),
    state: fc.constantFrom('Rajasthan', 'none'),
  });
  const picks = fc.array(fc.nat(9_999), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(
      lines,
      fc.array(promotion, { maxLength: 2 }),
      circumstances,
      picks,
      fc.nat(900),
      (purchases, offers, couponCount, at, short) => {
        const { sale, parcels, invoices, paidPaise: price } = sell(purchases, offers, couponCount);
        const invoiceTotals = invoices.map((invoice) => paidFor(invoice.lines));
        expect(invoiceTotals.reduce((sum, paise) => sum + paise, 0)).toBe(price);
        const paidPaise = Math.max(0, price - short);
        expect(pricesOfParts(sale).filter((paise) => paise % couponCount.shippingUnit !== 0)).toEqual([]);
        const parcelTotals = paidForParcels(sale, paidPaise);
        const entries = [saleEntry(sale)];
        let refundSum = 0;
        let creditSum = 0;
        for (const [which, { sellerId, own }] of parcels.entries()) {
          const part = partOfSale(sale, [sellerId]);
          const invoice = invoices[which];
          const fee = invoices.flatMap((one) => one.lines).filter((line) => line.sellerId === sellerId);
          if (!invoice) throw new Error('every parcel has an invoice');
          if ((at[which % at.length] ?? 0) % 3 === 0) {
            entries.push(saleTakenBackEntry(part, sellerId, parcelTotals[which]));
            refundSum += parcelTotals[which] ?? 0;
            creditSum += paidFor([...invoice.lines, ...fee]);
            continue;
          }
          const pieces = own
            .flatMap(({ quantity }, line) => Array.from({ length: quantity }, () => line))
            .map((line, index) => ({ line, at: at[index % at.length] ?? 0, index }))
            .toSorted((a, b) => a.at - b.at || a.index - b.index);
          const back = { goodsPaise: 0, offPaise: 0, offSellerPaise: 0, feePaise: 0 };
          const before = own.map(() => 0);
          const earlier: LinePieces[] = [];
          for (const [turn, { line: index }] of pieces.entries()) {
            const line = own[index];
            if (!line) throw new Error('a piece is of a line');
            const parcel = moneyOf(
              { sale: part, paidPaise: parcelTotals[which] ?? 0, payment: { provider: '', paymentId: '' } },
              back,
            );
            const goods = goodsOfPieces(line, before[index] ?? 0, 1);
            const piece: PiecesPrice = priceOfPieces(parcel, goods, turn % 5 === 4 ? 'damaged' : 'size');
            const amountPaise = paidForPieces(parcel, piece);
            const entry = saleTakenBackEntry(
              piecesOfPart(part, { earlier: back, ...goods, shippingPaise: piece.feePaise }),
              `return ${index} ${turn}`,
              amountPaise,
            );
            entries.push(entry);
            const credit: InvoiceLine[] = [
              ...creditLines(invoice, earlier, {
                pieces: [{ line: index, quantity: 1, ...offOfPieces(invoice.lines[index], goods) }],
                delivery: piece.feePaise > 0,
              }),
              ...(piece.feePaise > 0 ? fee : []),
            ];
            for (const { taxablePaise, cgstPaise, sgstPaise, igstPaise, grossPaise } of credit) {
              expect(Math.min(taxablePaise, cgstPaise, igstPaise)).toBeGreaterThanOrEqual(0);
              expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(grossPaise);
            }
            const creditedNow = paidFor(credit);
            expect(amountPaise).toBe(short === 0 ? creditedNow : Math.min(amountPaise, creditedNow + 1));
            expect(amountPaise).toBeGreaterThanOrEqual(0);
            refundSum += amountPaise;
            creditSum += creditedNow;
            earlier.push({ line: index, quantity: 1, ...offOfPieces(invoice.lines[index], goods) });
            before[index] = (before[index] ?? 0) + 1;
            for (const part of ['goodsPaise', 'offPaise', 'offSellerPaise', 'feePaise'] as const)
              back[part] += piece[part];
          }
        }
        expect([refundSum, creditSum]).toEqual([paidPaise, price]);
        for (const entry of entries) expect(sumOf(entry.postings)).toBe(0);
        const balances = totals(entries);
        expect(balances.get('receivable o')).toBe(price);
        expect(balances.get('refunds_owed o') ?? 0).toBe(0 - paidPaise);
        const rest = [...balances].filter(
          ([account]) => !/^(receivable|refunds_owed|written_off) /.test(account),
        );
        expect(rest.filter(([, paise]) => paise !== 0)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
