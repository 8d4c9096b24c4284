import { oneLine } from './one-line.ts';

/** A URL slug: lower case, letters and digits of any script, single hyphens; '' when there are none. */
export function slugOf(text: string): string {
  return oneLine(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^-|-$/g, '');
}
