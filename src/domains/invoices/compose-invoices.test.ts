import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exampleBuyer,
  exampleLine,
  exampleOrder,
  exampleRates,
  exampleSeller,
} from '../../../test/support/invoice-examples.ts';
import { rupeesToPaise, sellingPrice } from '../../platform/money.ts';
import { composeInvoices } from './compose-invoices.ts';
import { shop } from '../../shop.ts';
import { type InvoiceLine, marketId, type PaidOrder } from './invoice.ts';
import { totalsByHsn, totalsOf } from './totals.ts';

const issuedAt = new Date('2026-11-20T10:00:00Z');
const compose = (order: PaidOrder) =>
  composeInvoices(
    order,
    [...order.sales, order].map((_, index) => `ANK/26-27/${(index + 1).toString().padStart(6, '0')}`),
    exampleRates,
    issuedAt,
  );
const partsOf = (line: InvoiceLine) => line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise;

describe('one order, worked by hand', () => {
  // ₹1,299 less 40 % is ₹780 (the discount is floored to ₹519): 742.86 taxable, 37.14 tax at 5 %.
  const [invoice, ofMarket] = compose(exampleOrder());
  const [kurta, ...others] = invoice?.lines ?? [];

  test('the goods', () => {
    expect(kurta).toMatchObject({
      hsn: '62114210',
      unitPricePaise: 78_000,
      taxablePaise: 74_286,
      ratePercent: 5,
      cgstPaise: 1857,
      sgstPaise: 1857,
      igstPaise: 0,
      grossPaise: 78_000,
      variant: 'M, Indigo',
    });
  });

  test('delivery is invoiced by the market, at the rate of a courier’s service', () => {
    expect(others).toEqual([]);
    expect(ofMarket?.seller).toMatchObject({ id: marketId, gstin: shop.gstin });
    expect(ofMarket?.lines).toMatchObject([
      {
        kind: 'delivery',
        hsn: '9968',
        ratePercent: 18,
        taxablePaise: 7204,
        cgstPaise: 648,
        sgstPaise: 648,
        grossPaise: 8500,
      },
    ]);
  });

  test('an inter-state supply has IGST of the same amount', () => {
    const [far] = compose(exampleOrder({ buyer: exampleBuyer('Karnataka') }));
    expect(far?.sameState).toBe(false);
    expect(far?.lines[0]).toMatchObject({
      taxablePaise: 74_286,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 3714,
    });
  });
});

test('a seller without a GSTIN charges no tax', () => {
  const sales = [{ seller: exampleSeller({ gstin: '' }), code: 'ANK', lines: [exampleLine()] }];
  const [invoice] = compose(exampleOrder({ sales }));
  expect(totalsOf(invoice?.lines ?? [])).toMatchObject({
    taxablePaise: 78_000,
    cgstPaise: 0,
    grossPaise: 78_000,
  });
});

test('a discount of the seller lowers the value of what is sold, one of the market is paid by it (R-GST-7)', () => {
  const soldFor = (offSellerPaise: number) => {
    const lines = [exampleLine({ mrp: 1_000, discount: 0, offPaise: 10_000, offSellerPaise })];
    const [invoice] = compose(
      exampleOrder({ shippingFee: 0, sales: [{ seller: exampleSeller(), code: 'ANK', lines }] }),
    );
    const { grossPaise, taxablePaise, marketPaise } = totalsOf(invoice?.lines ?? []);
    return [grossPaise, taxablePaise, marketPaise, invoice?.order.paidPaise];
  };
  expect(soldFor(10_000)).toEqual([90_000, 85_714, 0, 90_000]);
  expect(soldFor(0)).toEqual([100_000, 95_238, 10_000, 90_000]);
  expect(soldFor(4_000)).toEqual([96_000, 91_428, 6_000, 90_000]);
});

test('the rate follows the price after what the seller takes off', () => {
  const rateOf = (offSellerPaise: number) => {
    const lines = [exampleLine({ mrp: 2_600, discount: 0, quantity: 2, offPaise: 20_000, offSellerPaise })];
    const [invoice] = compose(exampleOrder({ sales: [{ seller: exampleSeller(), code: 'ANK', lines }] }));
    return invoice?.lines[0]?.ratePercent;
  };
  expect([rateOf(0), rateOf(19_999), rateOf(20_000)]).toEqual([18, 18, 5]);
});

test('delivery has a line for each parcel, and no invoice where it cost nothing', () => {
  const sales = ['one', 'two'].map((id) => ({
    seller: exampleSeller({ id }),
    code: 'ANK',
    lines: [exampleLine({ mrp: 300, discount: 0 })],
  }));
  const [, , ofMarket] = compose(exampleOrder({ sales }));
  expect(ofMarket).toMatchObject({ part: 3, parts: 3 });
  expect(ofMarket?.lines.map(({ sellerId, grossPaise }) => [sellerId, grossPaise])).toEqual([
    ['one', 4250],
    ['two', 4250],
  ]);
  expect(compose(exampleOrder({ sales, shippingFee: 0 }))).toHaveLength(2);
  const [first, second] = sales.map((sale, index) => ({ ...sale, cancelled: index === 1 }));
  const open = compose(exampleOrder({ sales: [first, second].flatMap((sale) => sale ?? []) }));
  expect(open.map(({ seller, lines }) => [seller.id, totalsOf(lines).grossPaise])).toEqual([
    ['one', 30_000],
    [marketId, 4250],
  ]);
});

const line = fc
  .record({
    mrp: fc.integer({ min: 1, max: 100_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    hsn: fc.constantFrom('620442', '640399', '62114210', '711790'),
  })
  .map(exampleLine);
const order = fc
  .record({
    sales: fc.array(fc.array(line, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }),
    state: fc.constantFrom('Rajasthan', 'Kerala'),
    shippingFee: fc.constantFrom(0, 85),
    shippingUnit: fc.constantFrom(1, 100),
  })
  .map(({ sales, state, shippingFee, shippingUnit }) =>
    exampleOrder({
      shippingFee,
      shippingUnit,
      buyer: exampleBuyer(state),
      sales: sales.map((lines, index) => ({
        seller: exampleSeller({ id: `seller-${index}` }),
        code: 'ANK',
        lines,
      })),
    }),
  );

test('in every order the parts add up to the amount paid', () => {
  fc.assert(
    fc.property(order, (paidOrder) => {
      const invoices = compose(paidOrder);
      const lines = invoices.flatMap((invoice) => invoice.lines);
      const goods = paidOrder.sales.flatMap((sale) => sale.lines);
      const total = goods.reduce(
        (sum, goodsLine) => sum + sellingPrice(goodsLine.mrp, goodsLine.discount) * goodsLine.quantity,
        paidOrder.shippingFee,
      );

      for (const one of lines) {
        expect(partsOf(one)).toBe(one.grossPaise);
        expect(one.cgstPaise - one.sgstPaise).toBeLessThanOrEqual(1);
        expect(Object.values(one).filter((value) => typeof value === 'number' && value < 0)).toEqual([]);
      }
      expect(totalsOf(lines).grossPaise).toBe(rupeesToPaise(total));
      for (const invoice of invoices) {
        expect(invoice.order.paidPaise).toBe(rupeesToPaise(total));
        const summary = totalsByHsn(invoice.lines).map((row) => row.totals.grossPaise);
        expect(summary.reduce((sum, part) => sum + part, 0)).toBe(totalsOf(invoice.lines).grossPaise);
      }
    }),
  );
});
