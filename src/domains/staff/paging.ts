import { z } from 'zod';
import { queryInteger } from '../../platform/field.ts';

const perPage = 50;

/** Input member of every desk list: the offset. */
export const after = queryInteger(0, 1_000_000);

/** Answer member: the next page's `after`; null on the last page. */
export const next = z.int().nullable();

/** The requested part of a list. */
export interface PageAsked {
  readonly after: number;
  readonly limit: number;
}

/** Reads a page of a list, plus one row to tell whether another page follows. */
export async function readPage<Row>(
  lastSeen = 0,
  list: (page: PageAsked) => Promise<readonly Row[]>,
): Promise<{ rows: Row[]; next: number | null }> {
  const rows = await list({ after: lastSeen, limit: perPage + 1 });
  return { rows: rows.slice(0, perPage), next: rows.length > perPage ? lastSeen + perPage : null };
}
