import { expect, it } from 'vitest';
import { exampleBuyer, exampleSeller } from '../../../../test/support/invoice-examples.ts';
import type { CreditNote } from '../credit-note.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';
import { filingCsv } from './filing-table.ts';
import { type Gstr1Section, gstr1Table } from './gstr-1.ts';

const line = (rupees: number, ratePercent: number): InvoiceLine => {
  const taxPaise = rupees * ratePercent;
  return {
    kind: 'goods',
    description: 'Saree',
    variant: '',
    hsn: '5007',
    quantity: 1,
    mrpPaise: rupees * 100 + taxPaise,
    discount: 0,
    unitPricePaise: rupees * 100 + taxPaise,
    taxablePaise: rupees * 100,
    ratePercent,
    grossPaise: rupees * 100 + taxPaise,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: taxPaise,
  };
};

const invoice = (number: string, state: string, lines: InvoiceLine[]): Invoice => ({
  number,
  issuedAt: '2026-03-31T18:29:00Z',
  order: { id: number, placedAt: '2026-03-31T18:00:00Z', paidPaise: 0 },
  payment: { method: 'UPI', reference: '' },
  seller: exampleSeller(),
  buyer: exampleBuyer(state),
  sameState: state === 'Rajasthan',
  part: 1,
  parts: 1,
  lines,
});

const note = (number: string, of: Invoice, lines?: InvoiceLine[]): CreditNote => ({
  number,
  issuedAt: '2026-03-31T18:31:00Z',
  reason: 'returned',
  invoice: of,
  ...(lines && { part: { lines, pieces: [] } }),
});

/** ₹1,00,000 with its tax is still small, a paisa more is large; within the state nothing is. */
const atLimit = invoice('A/1', 'Kerala', [{ ...line(95_000, 5), grossPaise: 10_000_000 }]);
const aboveLimit = invoice('A/2', 'Kerala', [
  { ...line(60_000, 5), grossPaise: 6_300_000 },
  { ...line(40_000, 12), grossPaise: 3_700_001 },
]);
const within = invoice('A/3', 'Rajasthan', [line(200_000, 5)]);
const exempt = invoice('A/4', 'Kerala', [line(700, 0)]);

const rows = (section: Gstr1Section) =>
  filingCsv(
    gstr1Table(section, {
      invoices: [atLimit, aboveLimit, within, exempt],
      credits: [
        note('A/C1', aboveLimit, [line(60_000, 5)]),
        note('A/C2', within, [line(50_000, 5)]),
        note('A/C3', exempt),
      ],
      market: { gstin: '08AAAAA0000A1Z5', name: 'Chowk' },
    }),
  )
    .trimEnd()
    .split('\r\n')
    .slice(1);

it.each<[Gstr1Section, string[]]>([
  ['b2cs', ['E,08-Rajasthan,5,,150000.00,0,08AAAAA0000A1Z5', 'E,32-Kerala,5,,95000.00,0,08AAAAA0000A1Z5']],
  [
    'b2cl',
    [
      'A/2,31-Mar-26,100000.01,32-Kerala,,12,40000.00,0,08AAAAA0000A1Z5',
      'A/2,31-Mar-26,100000.01,32-Kerala,,5,60000.00,0,08AAAAA0000A1Z5',
    ],
  ],
  ['cdnur', ['B2CL,A/C1,01-Apr-26,C,32-Kerala,63000.00,,5,60000.00,0']],
  ['exemp', ['Inter-State supplies to unregistered persons,0.00,0.00,0.00']],
  ['docs', ['Invoices for outward supply,A/1,A/4,4,0', 'Credit Note,A/C1,A/C3,3,0']],
])('the sheet %s has its rows of large, small and exempt sales and their notes', (section, lines) => {
  expect(rows(section)).toEqual(lines);
});
