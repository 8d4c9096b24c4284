import sanitizeHtml from 'sanitize-html';
import { controlCharacters } from './one-line.ts';

const paragraph = 'p';

/**
 * Sanitises a description: paragraphs, line breaks, lists, bold and italic, without attributes. Other elements become
 * text; scripts, styles and forms are removed with their content.
 */
export function cleanHtml(html: string): string {
  const plain = html.replace(controlCharacters, '').normalize('NFC').trim();
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
  // Nested blocks became nested paragraphs: a second pass closes them properly.
  const clean = tidy(
    closesInTime(once) ? once : sanitizeHtml(once, { allowedTags: safe, allowedAttributes: {} }),
  );
  // Plain text keeps its line breaks.
  return clean.includes('<') ? clean : linesOf(clean).join('<br />');
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** True when no paragraph contains another paragraph or a list, and no list item another item: one pass was enough. */
function closesInTime(html: string): boolean {
  const paragraphs = html.split('<p>').slice(1);
  const points = html.split('<li>').slice(1);
  return (
    paragraphs.every(
      (text) => text.includes('</p>') && !/<[uo]l>/.test(text.slice(0, text.indexOf('</p>'))),
    ) && points.every((text) => /<\/li>|<[uo]l>/.test(text))
  );
}

/**
 * Collapses spaces and removes empty elements from the inside out, so that a list of empty items goes too. One pass: an
 * element that closes without content drops everything written since it opened.
 */
function tidy(html: string): string {
  const parts: string[] = [];
  const open: { at: number; filled: boolean }[] = [];
  for (const piece of html.split(/(<[^<>]*>)/)) {
    if (/^<[a-z]+>$/.test(piece)) open.push({ at: parts.length, filled: false });
    else if (piece.startsWith('</')) {
      const element = open.pop();
      const around = open.at(-1);
      if (element && !element.filled) {
        parts.length = element.at;
        parts.push(' ');
        continue;
      }
      if (around) around.filled = true;
    } else if (piece !== '<br />' && piece.trim() !== '') {
      const around = open.at(-1);
      if (around) around.filled = true;
    }
    parts.push(piece);
  }
  return parts
    .join('')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();
}

const safe = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em'];
// biome-ignore format: a list
const blocks = [
  'div', 'section', 'article', 'header', 'footer', 'blockquote', 'pre', 'tr', 'dt', 'dd',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6',
];
