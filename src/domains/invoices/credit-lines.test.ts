import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  exampleBuyer,
  exampleLine,
  exampleOrder,
  exampleRates,
} from '../../../test/support/invoice-examples.ts';
import { composeInvoices } from './compose-invoices.ts';
import { creditLines, type LinePieces } from './credit-lines.ts';
import { deliveryLine } from './invoice-lines.ts';
import type { InvoiceLine } from './invoice.ts';
import { totalsOf } from './totals.ts';

const goods = fc
  .array(fc.record({ mrp: fc.integer({ min: 1, max: 5_000 }), quantity: fc.integer({ min: 1, max: 7 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((lines) => lines.map((line) => exampleLine({ ...line, discount: 0 })));

function invoiceOf(lines: ReturnType<typeof exampleLine>[], state: string) {
  const [sale] = exampleOrder().sales;
  if (!sale) throw new Error('the example has a sale');
  const order = exampleOrder({ buyer: exampleBuyer(state), sales: [{ ...sale, lines }] });
  const [invoice] = composeInvoices(
    order,
    ['ANK/26-27/000001', 'CH0/26-27/000001'],
    exampleRates,
    new Date('2026-11-20T10:00:00Z'),
  );
  if (!invoice) throw new Error('an order has an invoice');
  // As invoices of before R-GST-6 have it.
  const tax = { rates: exampleRates, day: '2026-11-20', sameState: invoice.sameState, registered: true };
  return { ...invoice, lines: [...invoice.lines, deliveryLine(8_500, tax)] };
}

it('the credit notes of an invoice, piece by piece in any order, add up to it', () => {
  const some = fc.tuple(
    goods,
    fc.constantFrom('Rajasthan', 'Kerala'),
    fc.array(fc.nat(9_999), { maxLength: 40 }),
  );
  fc.assert(
    fc.property(some, ([lines, state, picks]) => {
      const invoice = invoiceOf(lines, state);
      const goods = invoice.lines.filter(({ kind }) => kind === 'goods');
      const single = goods.flatMap(({ quantity }, line) => Array.from({ length: quantity }, () => line));
      const order = single
        .map((line, index) => ({ line, at: picks[index % Math.max(1, picks.length)] ?? 0, index }))
        .toSorted((a, b) => a.at - b.at || a.index - b.index);
      const earlier: LinePieces[] = [];
      const earlierLines: InvoiceLine[] = [];
      for (const [index, { line }] of order.entries()) {
        const pieces = [{ line, quantity: 1 }];
        earlierLines.push(...creditLines(invoice, earlier, { pieces, delivery: index === order.length - 1 }));
        earlier.push(...pieces);
      }
      for (const { taxablePaise, cgstPaise, sgstPaise, igstPaise, grossPaise } of earlierLines) {
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(grossPaise);
        expect(cgstPaise).toBe(sgstPaise);
        expect(Math.min(taxablePaise, cgstPaise, igstPaise)).toBeGreaterThanOrEqual(0);
      }
      expect(totalsOf(earlierLines)).toEqual(totalsOf(invoice.lines));
    }),
  );
});

it('one of three pieces is credited with a third of their tax, without delivery unless it comes back', () => {
  const invoice = invoiceOf([exampleLine({ quantity: 3 })], 'Kerala');
  const back = (delivery: boolean) =>
    creditLines(invoice, [], { pieces: [{ line: 0, quantity: 1 }], delivery });
  expect(back(false)).toMatchObject([
    { quantity: 1, grossPaise: 78_000, igstPaise: 3_714, taxablePaise: 74_286 },
  ]);
  expect(back(true).map(({ kind }) => kind)).toEqual(['goods', 'delivery']);
});

it('more pieces than were sold are never credited', () => {
  const invoice = invoiceOf([exampleLine({ quantity: 2 })], 'Rajasthan');
  const one = [{ line: 0, quantity: 1 }];
  expect(() => creditLines(invoice, one, { pieces: [{ line: 0, quantity: 2 }], delivery: false })).toThrow(
    '3 of 2 pieces',
  );
});
