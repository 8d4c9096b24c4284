import { escapeHtml } from '../../../platform/escape-html.ts';
import { plainText } from './plain-text.ts';

/**
 * A description whose tables are lists: `S: Bust 36, Waist 30` for a row of a table with a head of measures,
 * `Fabric: Cotton` for a row of two cells. Tables in tables, and those that do not end, are left.
 */
export function readableTables(html: string): string {
  const [before = '', ...others] = html.split(/<table\b[^<>]*>/i);
  return others.reduce((text, part) => {
    const end = part.search(/<\/table\b/i);
    if (end < 0) return text + part;
    return `${text}${listOf(part.slice(0, end))}${part.slice(end).replace(/^<\/table[^<>]*>/i, '')}`;
  }, before);
}

function listOf(table: string): string {
  const rows = table
    .split(/<tr\b[^<>]*>/i)
    .slice(1)
    .map((row) =>
      row
        .split(/<t[dh]\b[^<>]*>/i)
        .slice(1)
        .map(plainText),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [head = [], ...body] = rows;
  const hasHead = head.length > 2 && body.length > 0 && body.every((cells) => cells.length === head.length);
  const lines = (hasHead ? body : rows).map((cells) => lineOf(cells, hasHead ? head : []));
  return lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}

function lineOf([first = '', ...cells]: readonly string[], [, ...head]: readonly string[]): string {
  const values = cells.flatMap((cell, at) => (cell === '' ? [] : [head[at] ? `${head[at]} ${cell}` : cell]));
  return [first, values.join(', ')].filter(Boolean).join(': ');
}
