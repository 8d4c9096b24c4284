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

/** The rows as they are sent, with the measures of this kind only. The server refuses what is not a number. */
export const sentRows = (kind: KindOfSizes, rows: readonly DraftRow[]) =>
  rows.map(({ size, cm }) => ({
    size,
    cm: Object.fromEntries(
      measuresOf(kind).flatMap((name) => {
        const typed = cm[name]?.trim().replace(',', '.') ?? '';
        return typed === '' ? [] : [[name, Number(typed)]];
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
