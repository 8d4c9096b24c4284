import type { DeskApi } from '../../../calls.ts';
import {
  type KindOfSizes,
  type Measure,
  measureNames,
  measuresOf,
} from '../../../domains/catalogue/size-tables/measures.ts';

export type Sizes = NonNullable<Awaited<ReturnType<DeskApi['deskSizes']['list']>>['guides']>;
export type Shelf = Sizes['shelves'][number];
export type DeskTable = Sizes['tables'][number];
export type Audience = Parameters<DeskApi['deskSizes']['save']>[0]['audience'];

/** A size while it is edited; its measures are kept as typed. */
export interface DraftRow {
  readonly key: string;
  readonly size: string;
  readonly cm: Readonly<Partial<Record<Measure, string>>>;
}

export const newRow = (size = ''): DraftRow => ({ key: crypto.randomUUID(), size, cm: {} });

export const rowsOf = (table: DeskTable): DraftRow[] =>
  table.rows.map(({ size, cm }) => ({
    ...newRow(size),
    cm: Object.fromEntries(Object.entries(cm).map(([name, figure]) => [name, String(figure)])),
  }));

/** What the fields of a table are measured in; centimetres are sent and stored. */
export type Unit = 'cm' | 'in';
const cmPerInch = 2.54;

const numberIn = (text = '') => {
  const plain = text
    .trim()
    .replace(',', '.')
    .replace(/(?:″|"|cm|in)$/i, '')
    .trim();
  return plain === '' ? null : Number(plain);
};

const toTenth = (figure: number) => Math.round(figure * 10) / 10;

/** A figure in the other unit, to a tenth; text that is no number stays as it is. */
const inOther = (text: string, to: Unit): string => {
  const figure = numberIn(text);
  if (figure === null || Number.isNaN(figure)) return text;
  return String(toTenth(to === 'in' ? figure / cmPerInch : figure * cmPerInch));
};

/** The rows with every measure in the other unit. */
export const rowsIn = (rows: readonly DraftRow[], to: Unit): DraftRow[] =>
  rows.map((row) => ({
    ...row,
    cm: Object.fromEntries(Object.entries(row.cm).map(([name, text]) => [name, inOther(text, to)])),
  }));

/** The rows as they are sent, in centimetres, with the measures of this kind only. The server refuses what is not a number. */
export const sentRows = (kind: KindOfSizes, rows: readonly DraftRow[], unit: Unit = 'cm') =>
  rows.map(({ size, cm }) => ({
    size,
    cm: Object.fromEntries(
      measuresOf(kind).flatMap((name) => {
        const figure = numberIn(cm[name]);
        return figure === null ? [] : [[name, unit === 'in' ? toTenth(figure * cmPerInch) : figure]];
      }),
    ),
  }));

/** The initial kind of a category's new table, guessed from the sizes on sale. */
export function likelyKind({ sizes, audiences }: Shelf): KindOfSizes {
  if (sizes.some((size) => /^uk\b/i.test(size))) return 'footwear';
  if (sizes.some((size) => /^2\.\d/.test(size))) return 'bangles';
  if (sizes.some((size) => /\d\s*y/i.test(size))) return 'children';
  if (sizes.every((size) => /^\d{2}$/.test(size))) return 'bottom';
  return audiences.includes('Women') ? 'dress' : 'top';
}

/** The first error of a row, shown below it. */
export const faultOfRow = (faults: Readonly<Record<string, string>>, at: number): string | undefined =>
  faults[`rows.${at}.size`] ??
  measureNames.map((name) => faults[`rows.${at}.cm.${name}`]).find((fault) => fault !== undefined);
