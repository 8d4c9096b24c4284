import sanitizeHtml from 'sanitize-html';
import { unwanted } from './one-line.ts';

const paragraph = 'p';

/**
 * A description as the shop keeps it: paragraphs, line breaks, lists, bold and italic, without attributes; what is
 * in other elements stays as text, and scripts, styles and forms go with their content.
 */
export function cleanHtml(html: string): string {
  const plain = html.replace(unwanted, '').normalize('NFC').trim();
  const once = sanitizeHtml(plain.replace(/<\/t[dh]>/gi, ' '), {
    allowedTags: safe,
    allowedAttributes: {},
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'title',
      'iframe',
      'object',
      'template',
    ],
    transformTags: Object.fromEntries(blocks.map((tag) => [tag, paragraph])),
  });
  // Once more where a block in a block became a paragraph in a paragraph: the second reading closes them in time.
  const clean = tidy(
    closesInTime(once) ? once : sanitizeHtml(once, { allowedTags: safe, allowedAttributes: {} }),
  );
  // Plain text keeps its lines.
  return clean.includes('<') ? clean : clean.replace(/\s*\n\s*/g, '<br />');
}

/** True when no paragraph holds another or a list, and no point of a list another point: what was read once is well formed then. */
function closesInTime(html: string): boolean {
  const paragraphs = html.split('<p>').slice(1);
  const points = html.split('<li>').slice(1);
  return (
    paragraphs.every(
      (text) => text.includes('</p>') && !/<[uo]l>/.test(text.slice(0, text.indexOf('</p>'))),
    ) && points.every((text) => /<\/li>|<[uo]l>/.test(text))
  );
}

/** Makes spaces single and drops what shows nothing, from the inside out: a list of empty points is an empty list. */
function tidy(html: string): string {
  const tidier = html
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/<(p|ul|ol|li|b|strong|i|em)>(?:\s|<br \/>)*<\/\1>/g, ' ')
    .trim();
  return tidier === html ? html : tidy(tidier);
}

const safe = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em'];
// biome-ignore format: a list
const blocks = [
  'div', 'section', 'article', 'header', 'footer', 'blockquote', 'pre', 'tr', 'dt', 'dd',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6',
];
