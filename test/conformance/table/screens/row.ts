import type { Check, Row, Viewer } from '../../check.ts';

/** How the rows of the screens are written. */

/** A page says these texts. */
export const says = (at: string, as: Viewer, ...texts: string[]): Check => ({
  by: 'page',
  at,
  as,
  says: texts,
});
/** A part of a page says these texts. */
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
/** A page’s markup holds these. */
export const has = (at: string, as: Viewer, ...markup: string[]): Check => ({
  by: 'markup',
  at,
  as,
  has: markup,
});
/** The source has it, and a journey sees it. */
export const after = (source: string, text: string, journey: string, sees = text): Check => ({
  by: 'journey',
  source: `src/${source}`,
  has: text,
  journey: `test/journeys/${journey}`,
  sees,
});
/** One sentence about a screen; `owed` names what is not met yet. */
export const row = (id: string, what: string, check: Check, owed?: string): Row => ({
  id,
  section: 2,
  what,
  check,
  ...(owed ? { owed } : {}),
});
