import type { Check, Row } from '../../check.ts';

/** Helpers to write rows about rules. */

/** A rule of this section. */
export const row = (section: number, id: string, what: string, check: Check): Row => ({
  section,
  id,
  what,
  check,
});
/** The source contains it, and a journey shows it. */
export const after = (source: string, has: string, journey: string, sees = has): Check => ({
  by: 'journey',
  source: `src/${source}`,
  has,
  journey: `test/journeys/${journey}`,
  sees,
});
/** A call is refused with this status; without `says` only the status counts. */
export const isRefused = (
  as: 'guest' | 'customer',
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: Record<string, unknown>,
  status: number,
  says?: string,
): Check => ({
  by: 'answer',
  as,
  method,
  path,
  ...(method === 'GET' ? {} : { body }),
  status,
  ...(says ? { says } : {}),
});
