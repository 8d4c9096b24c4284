import type { Check, Row } from '../../check.ts';

/** How the rows of the rules are written. */

/** One rule, by its section. */
export const row = (section: number, id: string, what: string, check: Check): Row => ({
  section,
  id,
  what,
  check,
});
/** The source has it, and a journey sees it. */
export const after = (source: string, has: string, journey: string, sees = has): Check => ({
  by: 'journey',
  source: `src/${source}`,
  has,
  journey: `test/journeys/${journey}`,
  sees,
});
/** A call is answered so; without `says` the status alone counts. */
export const refused = (
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
