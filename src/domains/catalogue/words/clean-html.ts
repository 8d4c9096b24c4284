import sanitizeHtml from 'sanitize-html';
import { unwanted } from './one-line.ts';

const paragraph = 'p';

/**
 * Sanitises a description: paragraphs, line breaks, lists, bold and italic, without attributes. Other elements become
 * text; scripts, styles and forms are removed with their content.
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
  // A block in a block became a paragraph in a paragraph: a second pass closes them properly.
  const clean = tidy(
    closesInTime(once) ? once : sanitizeHtml(once, { allowedTags: safe, allowedAttributes: {} }),
  );
  // Plain text keeps its lines.
  return clean.includes('<') ? clean : clean.replace(/\s*\n\s*/g, '<br />');
}

/** True when no paragraph holds another or a list, and no list item another item: one pass was enough. */
function closesInTime(html: string): boolean {
  const paragraphs = html.split('<p>').slice(1);
  const points = html.split('<li>').slice(1);
  return (
    paragraphs.every(
      (text) => text.includes('</p>') && !/<[uo]l>/.test(text.slice(0, text.indexOf('</p>'))),
    ) && points.every((text) => /<\/li>|<[uo]l>/.test(text))
  );
}

/** Collapses spaces and removes empty elements from the inside out, as a list of empty items is empty. */
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
