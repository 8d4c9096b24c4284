import { dayOf } from '../../../platform/india-time.ts';
import type { CreditNote } from '../credit-note.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';
import { type FilingTable, sumByKey } from './filing-table.ts';

/** The sheets of the GST Returns Offline Tool that a seller's sales to consumers through a market fill. */
export const gstr1Sections = ['b2cs', 'b2cl', 'cdnur', 'exemp', 'hsn', 'docs', 'supeco'] as const;
export type Gstr1Section = (typeof gstr1Sections)[number];

/** A seller's documents of a month, and the market that collects TCS of them. */
export interface Sales {
  readonly invoices: readonly Invoice[];
  readonly credits: readonly CreditNote[];
  readonly market: { readonly gstin: string; readonly name: string };
}

/** Inter-state invoices above this are listed one by one, in paise: ₹1,00,000. Source: Notification 12/2024, Central Tax. */
const largeAbove = 10_000_000;

/** A line of an invoice, or of a credit note with the opposite sign. */
interface Line {
  readonly invoice: Invoice;
  readonly sign: 1 | -1;
  readonly line: InvoiceLine;
}

/**
 * A sheet of GSTR-1 for a month. Credit notes of small invoices are taken off the sums, those of large ones listed.
 * Headings and values are those of the Returns Offline Tool (gst.gov.in).
 */
export const gstr1Table = (section: Gstr1Section, sales: Sales): FilingTable => tables[section](sales);

const tables: Record<Gstr1Section, (sales: Sales) => FilingTable> = {
  b2cs: (sales) => ({
    headings: [
      'Type',
      'Place Of Supply',
      'Rate',
      'Applicable % of Tax Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    rows: sumByKey(
      linesOf(sales).filter(({ invoice, line }) => line.ratePercent > 0 && !isLarge(invoice)),
      ({ invoice, line }) => [placeOf(invoice), line.ratePercent],
      ({ sign, line }) => [sign * line.taxablePaise],
    ).map(({ key: [place = '', rate = 0], sums: [taxable = 0] }) => [
      'E',
      place,
      rate,
      '',
      { paise: taxable },
      0,
      sales.market.gstin,
    ]),
  }),
  b2cl: (sales) => ({
    headings: [
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    rows: sales.invoices
      .filter(isLarge)
      .flatMap((invoice) =>
        byRate(invoice.lines).map(({ rate, taxablePaise }) => [
          invoice.number,
          printedDay(invoice.issuedAt),
          { paise: valueOf(invoice.lines) },
          placeOf(invoice),
          '',
          rate,
          { paise: taxablePaise },
          0,
          sales.market.gstin,
        ]),
      ),
  }),
  cdnur: ({ credits }) => ({
    headings: [
      'UR Type',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Note Value',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    rows: credits
      .filter(({ invoice }) => isLarge(invoice))
      .flatMap((note) =>
        byRate(creditedLines(note)).map(({ rate, taxablePaise }) => [
          'B2CL',
          note.number,
          printedDay(note.issuedAt),
          'C',
          placeOf(note.invoice),
          { paise: valueOf(creditedLines(note)) },
          '',
          rate,
          { paise: taxablePaise },
          0,
        ]),
      ),
  }),
  exemp: (sales) => ({
    headings: [
      'Description',
      'Nil Rated Supplies',
      'Exempted(other than nil rated/non GST supply)',
      'Non-GST Supplies',
    ],
    rows: sumByKey(
      linesOf(sales).filter(({ line }) => line.ratePercent === 0),
      ({ invoice }) => [`${invoice.sameState ? 'Intra' : 'Inter'}-State supplies to unregistered persons`],
      ({ sign, line }) => [sign * line.taxablePaise],
    ).map(({ key: [words = ''], sums: [taxable = 0] }) => [
      words,
      { paise: taxable },
      { paise: 0 },
      { paise: 0 },
    ]),
  }),
  hsn: (sales) => ({
    headings: [
      'HSN',
      'Description',
      'UQC',
      'Total Quantity',
      'Total Value',
      'Rate',
      'Taxable Value',
      'Integrated Tax Amount',
      'Central Tax Amount',
      'State/UT Tax Amount',
      'Cess Amount',
    ],
    rows: sumByKey(
      linesOf(sales),
      ({ line }) => [line.hsn, line.ratePercent, line.kind === 'goods' ? 'PCS-PIECES' : 'NA'],
      ({ sign, line }) =>
        [
          line.quantity,
          line.grossPaise,
          line.taxablePaise,
          line.igstPaise,
          line.cgstPaise,
          line.sgstPaise,
        ].map((number) => sign * number),
    ).map(
      ({ key: [hsn = '', rate = 0, unit = ''], sums: [quantity = 0, value = 0, taxable = 0, ...taxes] }) => [
        hsn,
        '',
        unit,
        quantity,
        { paise: value },
        rate,
        { paise: taxable },
        ...taxes.map((paise) => ({ paise })),
        0,
      ],
    ),
  }),
  docs: ({ invoices, credits }) => ({
    headings: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rows: (
      [
        ['Invoices for outward supply', invoices],
        ['Credit Note', credits],
      ] as const
    ).flatMap(([nature, documents]) => {
      const numbers = documents.map(({ number }) => number).toSorted();
      const [first, last] = [numbers[0], numbers.at(-1)];
      return first && last ? [[nature, first, last, numbers.length, 0]] : [];
    }),
  }),
  supeco: (sales) => ({
    headings: [
      'Nature of Supply',
      'GSTIN of E-Commerce Operator',
      'E-Commerce Operator Name',
      'Net value of supplies',
      'Integrated tax',
      'Central tax',
      'State/UT tax',
      'Cess',
    ],
    rows: sumByKey(
      linesOf(sales).filter(({ line }) => line.ratePercent > 0),
      () => ['Liable to collect tax u/s 52(TCS)'],
      ({ sign, line }) =>
        [line.taxablePaise, line.igstPaise, line.cgstPaise, line.sgstPaise].map((paise) => sign * paise),
    ).map(({ key: [nature = ''], sums }) => [
      nature,
      sales.market.gstin,
      sales.market.name,
      ...sums.map((paise) => ({ paise })),
      0,
    ]),
  }),
};

const creditedLines = ({ part, invoice }: CreditNote): readonly InvoiceLine[] => part?.lines ?? invoice.lines;

const linesOf = ({ invoices, credits }: Sales): Line[] => [
  ...invoices.flatMap((invoice) => invoice.lines.map((line) => ({ invoice, sign: 1 as const, line }))),
  ...credits.flatMap((note) =>
    creditedLines(note).map((line) => ({ invoice: note.invoice, sign: -1 as const, line })),
  ),
];

const valueOf = (lines: readonly InvoiceLine[]) => lines.reduce((sum, { grossPaise }) => sum + grossPaise, 0);

const isLarge = ({ sameState, lines }: Invoice): boolean => !sameState && valueOf(lines) > largeAbove;

const byRate = (lines: readonly InvoiceLine[]) =>
  sumByKey(
    lines.filter(({ ratePercent }) => ratePercent > 0),
    ({ ratePercent }) => [ratePercent],
    ({ taxablePaise }) => [taxablePaise],
  ).map(({ key: [rate = 0], sums: [taxablePaise = 0] }) => ({ rate, taxablePaise }));

/** `08-Rajasthan`. */
export const placeOf = ({ buyer: { state } }: Pick<Invoice, 'buyer'>): string =>
  `${state.code}-${state.name}`;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `02-Mar-26`, as the offline tool takes days. */
export function printedDay(moment: string): string {
  const [year = '', month = '', day = ''] = dayOf(new Date(moment)).split('-');
  return `${day}-${months[Number(month) - 1]}-${year.slice(2)}`;
}
