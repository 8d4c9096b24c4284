import sanitizeHtml from 'sanitize-html';
import { withoutInvisible } from '../../../platform/visible-text.ts';

/** Control characters except tab and line breaks, and bidi overrides: never intended, and misleading. */
export const controlCharacters =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** More characters than any word or name has, tags included. */
const longestMarkup = 20_000;

/**
 * A cell's text on one line: entities decoded, tags removed, Unicode normalised, spaces collapsed. A cell that is too
 * long anyway keeps its tags, because removing nested ones takes time that grows with the square of their number.
 */
export function oneLine(cell: string): string {
  const words =
    cell.length <= longestMarkup && /[&<]/.test(cell)
      ? unescape(sanitizeHtml(cell, { allowedTags: [] }))
      : cell;
  return withoutInvisible(words.replace(controlCharacters, '')).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** sanitize-html returns escaped HTML; this restores the text. */
function unescape(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
