import { describe, expect, test, vi } from 'vitest';
import {
  exampleBuyer,
  exampleLine,
  exampleOrder,
  exampleRates,
  exampleSeller,
} from '../../../test/support/invoice-examples.ts';
import { pdfPages, pdfText } from '../../../test/support/pdf-text.ts';
import { composeInvoices } from './compose-invoices.ts';
import { creditLines } from './credit-lines.ts';
import { drawCreditNotes, drawInvoices } from './draw-invoices.ts';
import type { Invoice, PaidOrder, SoldLine } from './invoice.ts';

const issuedAt = new Date('2026-11-20T20:00:00Z');

function invoicesOf(order: PaidOrder): Invoice[] {
  const numbers = [...order.sales, { code: 'CH0' }].map(
    ({ code }, index) => `${code}/26-27/${(index + 12).toString().padStart(6, '0')}`,
  );
  return composeInvoices(order, numbers, exampleRates, issuedAt);
}

const draw = (order: PaidOrder): Promise<Uint8Array> => drawInvoices(invoicesOf(order));

const far = exampleOrder({
  buyer: exampleBuyer('Kerala', { name: 'श्रीमती लक्ष्मी Ghaghrā', addressLines: ['नीम गली', 'Café “Ōm” 9'] }),
  sales: [
    { seller: exampleSeller(), code: 'ANK', lines: [exampleLine()] },
    { seller: exampleSeller({ id: 'lehar', name: 'Lehar Lane' }), code: 'LEH', lines: [exampleLine()] },
  ],
});

test('the same invoice gives the same bytes, in a fresh process and after other invoices', async () => {
  const buyer = exampleBuyer('Rajasthan', { name: "Meera 'Mia' Sharma" });
  // A double quote is drawn as two single ones, and a font caches that glyph without its letter.
  const buyerWithQuotes = exampleBuyer('Rajasthan', { name: 'Meera "Mia" Sharma' });
  const first = await draw(exampleOrder({ buyer }));
  vi.resetModules();
  const fresh = await import('./draw-invoices.ts');
  await fresh.drawInvoices(invoicesOf(far));
  await fresh.drawInvoices(invoicesOf(exampleOrder({ buyer: buyerWithQuotes })));
  const again = await fresh.drawInvoices(invoicesOf(exampleOrder({ buyer })));
  expect(Buffer.compare(again, first)).toBe(0);
});

/** Two kurtas of ₹780 with a discount of ₹95.37. */
const orderWithDiscount = exampleOrder({
  shippingFee: 0,
  sales: [
    {
      seller: exampleSeller(),
      code: 'ANK',
      lines: [
        exampleLine({ quantity: 2, offPaise: 9_537, offSellerPaise: 9_537 }),
        exampleLine({ name: 'Scarf' }),
      ],
    },
  ],
});

test('the discount is on the invoice and on the credit note, by line and in total', async () => {
  const [invoice] = invoicesOf(orderWithDiscount);
  if (!invoice) throw new Error('an order has an invoice');
  const pieces = [{ line: 0, quantity: 1, offPaise: 4_768 }];
  const part = { lines: creditLines(invoice, [], { pieces, delivery: false }), pieces };
  const note = { number: 'ANK/C/1', issuedAt: invoice.issuedAt, reason: 'Returned', invoice, part };
  const [bill, credit] = [pdfText(await drawInvoices([invoice])), pdfText(await drawCreditNotes([note]))];
  for (const text of ['offers -95.37', '95.37 are taken off the unit prices', '1,464.63', '2,244.63'])
    expect(bill).toContain(text);
  for (const text of ['offers -47.68', '47.68 are taken off the unit prices', '732.32'])
    expect(credit).toContain(text);
  expect(pdfText(await draw(exampleOrder()))).not.toContain('ffers');
});

test('exempt goods are on a bill of supply without tax, and with others on an invoice-cum-bill (R-GST-8)', async () => {
  const bangles = exampleLine({ name: 'Glass Bangles', hsn: '70181010', mrp: 300, discount: 0 });
  const nil = [
    ...exampleRates,
    { hsnPrefix: '7018', validFrom: '2017-07-01', upToPaise: null, ratePercent: 0 },
  ];
  const textOf = async (lines: SoldLine[]) => {
    const order = exampleOrder({ shippingFee: 0, sales: [{ seller: exampleSeller(), code: 'ANK', lines }] });
    return pdfText(await drawInvoices(composeInvoices(order, ['ANK/26-27/000001'], nil, issuedAt)));
  };
  const [alone, withOthers] = [await textOf([bangles]), await textOf([bangles, exampleLine()])];
  expect(alone).toMatch(/^Bill of Supply$/m);
  expect(alone).not.toMatch(/^(Tax Invoice|Taxable value|CGST)$/m);
  expect(withOthers).toMatch(/^Invoice-cum-Bill of Supply$/m);
  expect(withOthers).toMatch(/^CGST$/m);
});

describe('it shows what the law requires', () => {
  test('within one state', async () => {
    const text = pdfText(await draw(exampleOrder()));
    for (const part of [
      'Tax Invoice',
      'ANK/26-27/000012',
      'CHK-4821-5 (01m9x2e7k4q8r5t6v3wz)',
      '21 Nov 2026', // issued after midnight in India
      '20 Nov 2026',
      'GSTIN 08AAAAA1111A1Z5',
      'Rajasthan (08)',
      'UPI, 432198765012',
      'HSN 62114210 | M, Indigo',
      'CGST',
      'SGST',
      '742.86',
      '18.57',
      '780.00',
      'Rupees Seven Hundred Eighty Only',
      'SUPPLIED BY',
      'CH0/26-27/000013',
      'Delivery of the parcel from Ankuri Block Prints',
      'SAC 9968',
      '72.04',
      '6.48',
      'Rupees Eighty-Five Only',
      '865.00, over 2 invoices.',
      'Page 2 of 2',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/^IGST$/m);
  });

  test('issued before numbers were stored, by the id alone', async () => {
    const [invoice] = invoicesOf(exampleOrder());
    if (!invoice) throw new Error('an order has an invoice');
    const { number: _, ...order } = invoice.order;
    const text = pdfText(await drawInvoices([{ ...invoice, order }]));
    expect(text).toMatch(/^01m9x2e7k4q8r5t6v3wz$/m);
  });

  test('between states, from two sellers', async () => {
    const pdf = await draw(far);
    const text = pdfText(pdf);
    for (const part of [
      'IGST',
      'ANK/26-27/000012',
      'LEH/26-27/000013',
      'Kerala (32)',
      'Page 3 of 3',
      'Ghaghrā',
    ]) {
      expect(text.replaceAll('\n', '')).toContain(part);
    }
    expect(text).not.toMatch(/^CGST$/m);
    expect(pdfPages(pdf)).toBe(3);
  });

  test('a seller without a GSTIN issues no tax invoice', async () => {
    const seller = exampleSeller({ gstin: '' });
    const sales = [{ seller, code: 'ANK', lines: [exampleLine()] }];
    const text = pdfText(await draw(exampleOrder({ shippingFee: 0, sales })));
    expect(text).toContain('Not registered under GST');
    expect(text).not.toMatch(/^(Tax Invoice|Taxable value|CGST|IGST)$/m);
  });
});

test('a long order spans pages, each with the table head', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => exampleLine({ name: `Kurta ${index}` }));
  const sales = [{ seller: exampleSeller(), code: 'ANK', lines }];
  const pdf = await draw(exampleOrder({ shippingFee: 0, sales }));
  const text = pdfText(pdf);
  expect(pdfPages(pdf)).toBe(3);
  expect(text.match(/^Taxable value$/gm)?.length).toBe(5);
  for (const { name } of lines) expect(text).toContain(name);
});

test('user text cannot break the page or the file', async () => {
  const name = `${'x'.repeat(300)} (\\) <</Type /Page>> \u202Etxt\u0000\n\t${'क्ष'.repeat(200)} 🛍️ தமிழ்`;
  const pdf = await draw(
    exampleOrder({
      shippingFee: 0,
      sales: [{ seller: exampleSeller({ name }), code: 'ANK', lines: [exampleLine({ name })] }],
    }),
  );
  expect(pdfPages(pdf)).toBe(2);
  expect(pdfText(pdf)).toContain('Page 2 of 2');
});
