import { z } from 'zod';
import { queryInteger } from '../../platform/field.ts';

/** Rows of a page. */
const perPage = 50;

/** Member of the input of every list at the desk: how many rows were seen already. */
export const after = queryInteger(0, 1_000_000);

/** Member of the answer: what `after` shall be for the next page; null on the last one. */
export const next = z.int().nullable();

/** What a store is asked for: a row more than a page holds, which tells whether there is another page. */
export function pageOf(seen: number | undefined): { after: number; limit: number } {
  return { after: seen ?? 0, limit: perPage + 1 };
}

/** A page of the rows that a store gave for `pageOf`. */
export function paged<Row>(
  rows: readonly Row[],
  seen: number | undefined,
): { rows: Row[]; next: number | null } {
  const more = rows.length > perPage;
  return { rows: rows.slice(0, perPage), next: more ? (seen ?? 0) + perPage : null };
}
