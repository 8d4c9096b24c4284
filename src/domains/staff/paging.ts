import { z } from 'zod';
import { queryInteger } from '../../platform/field.ts';

const perPage = 50;

/** Input member of every desk list: the offset. */
export const after = queryInteger(0, 1_000_000);

/** Answer member: the next page's `after`; null on the last page. */
export const next = z.int().nullable();

/** Limit and offset for a store. One row more than a page, to tell whether another page follows. */
export function pageOf(seen: number | undefined): { after: number; limit: number } {
  return { after: seen ?? 0, limit: perPage + 1 };
}

/** Cuts the rows fetched with `pageOf` to a page. */
export function paged<Row>(
  rows: readonly Row[],
  seen: number | undefined,
): { rows: Row[]; next: number | null } {
  const more = rows.length > perPage;
  return { rows: rows.slice(0, perPage), next: more ? (seen ?? 0) + perPage : null };
}
