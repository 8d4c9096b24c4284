import type { EarningLine } from '../../payouts/earning.ts';
import { type FilingTable, sumByKey } from './filing-table.ts';

/** A parcel that became earned, of which taxes were withheld. */
export interface EarnedParcel {
  readonly sellerId: string;
  readonly shopName: string;
  /** '' for a seller who is not registered. */
  readonly gstin: string;
  /** The day in India, `YYYY-MM-DD`. */
  readonly earnedOn: string;
  /** `08-Rajasthan`. */
  readonly place: string;
  /** Sold within the seller's state. */
  readonly sameState: boolean;
  readonly lines: readonly EarningLine[];
}

/**
 * Table 3B of GSTR-8 (supplies to unregistered persons) for what became earned in a month: by supplier and place of
 * supply, what TCS was collected of and how much. What came back of an earned line is shown; a line that came back whole
 * is neither. Source: Form GSTR-8, CGST Rules, rule 67(1).
 */
export function gstr8Table(parcels: readonly EarnedParcel[]): FilingTable {
  const lines = parcels.flatMap((parcel) =>
    parcel.lines.filter(({ tcsRate }) => tcsRate > 0).map((line) => ({ ...parcel, line })),
  );
  return {
    headings: [
      'GSTIN of the supplier',
      'Place of Supply (POS)',
      'Gross value of supplies made',
      'Value of supplies returned',
      'Net amount liable for TCS',
      'Integrated Tax',
      'Central Tax',
      'State/UT Tax',
    ],
    rows: sumByKey(
      lines,
      ({ gstin, place, sameState }) => [gstin, place, sameState ? 1 : 0],
      ({ line }) => [grossOf(line), line.taxablePaise, line.tcsPaise],
    ).map(({ key: [gstin = '', place = '', isWithin], sums: [gross = 0, net = 0, tcs = 0] }) => {
      const central = isWithin ? Math.floor(tcs / 2) : 0;
      return [
        gstin,
        place,
        { paise: gross },
        { paise: gross - net },
        { paise: net },
        { paise: isWithin ? 0 : tcs },
        { paise: central },
        { paise: isWithin ? tcs - central : 0 },
      ];
    }),
  };
}

/** The value of all pieces of a line, from that of the kept ones. */
function grossOf({ taxablePaise, quantity, returned }: EarningLine): number {
  const remaining = quantity - returned;
  return remaining > 0 ? Math.round((taxablePaise * quantity) / remaining) : 0;
}

/**
 * The deductee rows (annexure I) of Form 26Q for TDS under section 194-O, by seller and day. The PAN is within the GSTIN;
 * without one the higher rate of section 206AA was taken (reason C). Source: Form 26Q, and the file format of Protean.
 */
export function form26qTable(parcels: readonly EarnedParcel[]): FilingTable {
  const lines = parcels.flatMap((parcel) => parcel.lines.map((line) => ({ ...parcel, line })));
  return {
    headings: [
      'Sr. No.',
      'Deductee code (01-Company 02-Other than company)',
      'PAN of the deductee',
      'Name of the deductee',
      'Section code',
      'Date of payment or credit',
      'Amount paid or credited',
      'TDS',
      'Surcharge',
      'Health and education cess',
      'Total tax deducted',
      'Total tax deposited',
      'Date of deduction',
      'Rate at which deducted',
      'Reason for non-deduction/lower/higher deduction',
    ],
    rows: sumByKey(
      lines.filter(({ line }) => line.tdsRate > 0),
      ({ earnedOn, gstin, shopName, line }) => [earnedOn, panOf(gstin), shopName, line.tdsRate],
      ({ line }) => [line.taxablePaise, line.tdsPaise],
    ).map(({ key: [day = '', pan = '', name = '', rate = 0], sums: [amount = 0, tds = 0] }, at) => [
      at + 1,
      String(pan)[3] === 'C' ? '01' : '02',
      pan,
      name,
      '94O',
      dayMonthYear(String(day)),
      { paise: amount },
      { paise: tds },
      { paise: 0 },
      { paise: 0 },
      { paise: tds },
      { paise: tds },
      dayMonthYear(String(day)),
      (Number(rate) / 100).toFixed(4),
      pan === noPan ? 'C' : '',
    ]),
  };
}

const noPan = 'PANNOTAVBL';
const panOf = (gstin: string): string => (gstin === '' ? noPan : gstin.slice(2, 12));
const dayMonthYear = (day: string): string => day.split('-').toReversed().join('/');
