import { escapeHtml } from '../../../platform/escape-html.ts';
import { cleanHtml } from '../words/clean-html.ts';
import { plainText } from '../words/plain-text.ts';

/** A description as editable text: paragraphs separated by empty lines, list items on lines that start with a dash. */
export function textOf(html: string): string {
  const lineBreaks = html
    .replace(/<br\s*\/?>/gi, '\u0001')
    .replace(/<li\b[^<>]*>/gi, '\u0001- ')
    .replace(/<\/(p|ul|ol)>/gi, '\u0001\u0001');
  return lineBreaks
    .split('\u0001')
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** An edited description as the HTML to store. */
export function htmlOf(text: string): string {
  const blocks = text.trim().split(/\n\s*\n/);
  return cleanHtml(blocks.map(blockOf).join(''));
}

const point = /^\s*[-–•*]\s+/;

function blockOf(block: string): string {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 0 && lines.every((line) => point.test(line)))
    return `<ul>${lines.map((line) => `<li>${escapeHtml(line.replace(point, ''))}</li>`).join('')}</ul>`;
  return `<p>${lines.map(escapeHtml).join('<br />')}</p>`;
}
