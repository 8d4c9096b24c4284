import sanitizeHtml from 'sanitize-html';

/** Controls but tab and line breaks, and the marks that turn the direction of what follows: never meant, and misleading. */
export const unwanted =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A cell's text on one line: entities read (`&amp;` is &), tags gone, characters in one form, spaces single. */
export function oneLine(cell: string): string {
  const words = /[&<]/.test(cell) ? unescape(sanitizeHtml(cell, { allowedTags: [] })) : cell;
  return words.replace(unwanted, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** sanitize-html gives text escaped for HTML; here it is text again. */
function unescape(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
