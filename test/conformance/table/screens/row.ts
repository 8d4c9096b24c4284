import type { Check, Row, Viewer } from '../../check.ts';

/** Helpers to write rows about screens. */

/** A page contains these texts. */
export const says = (at: string, as: Viewer, ...texts: string[]): Check => ({
  by: 'page',
  at,
  as,
  says: texts,
});
/** A part of a page contains these texts. */
export const inPart = (
  part: 'header' | 'main' | 'footer',
  at: string,
  as: Viewer,
  ...texts: string[]
): Check => ({
  by: 'page',
  at,
  as,
  says: texts,
  part,
});
/** A page's HTML contains this markup. */
export const has = (at: string, as: Viewer, ...markup: string[]): Check => ({
  by: 'markup',
  at,
  as,
  has: markup,
});
/** The source contains it, and a journey shows it. */
export const after = (source: string, text: string, journey: string, sees = text): Check => ({
  by: 'journey',
  source: `src/${source}`,
  has: text,
  journey: `test/journeys/${journey}`,
  sees,
});
/** A sentence about a screen; `debt` says why it is not met yet. */
export const row = (id: string, what: string, check: Check, debt?: string): Row => ({
  id,
  section: 2,
  what,
  check,
  ...(debt ? { owed: debt } : {}),
});
