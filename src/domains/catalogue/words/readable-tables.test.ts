import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { readableTables } from './readable-tables.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table border="1"><tbody>${rows.join('')}</tbody></table>`;
const read = (html: string) => cleanHtml(readableTables(html));

it('a table of sizes says each size with its measures', () => {
  const sizes = table(row('<b>Size</b>', 'Bust', 'Waist'), row('S', '36"', '30'), row('M', '38"', ''));
  expect(read(`<p>Soft.</p>${sizes}<p>Wash cold.</p>`)).toBe(
    '<p>Soft.</p><ul><li>S: Bust 36", Waist 30</li><li>M: Bust 38"</li></ul><p>Wash cold.</p>',
  );
});

it('a table of facts says each with its value, and rows of any other shape their cells', () => {
  expect(read(table(row('Fabric', 'Cotton &amp; silk'), row('Fit', 'Loose')))).toBe(
    '<ul><li>Fabric: Cotton &amp; silk</li><li>Fit: Loose</li></ul>',
  );
  expect(read(table(row('Care'), row('Wash', 'cold', 'apart')))).toBe(
    '<ul><li>Care</li><li>Wash: cold, apart</li></ul>',
  );
  expect(read(table(row('', '')))).toBe('');
});

it('tables that do not end, or hold another, keep their words', () => {
  expect(read('<table><tr><td>Long kurta')).toContain('Long kurta');
  expect(read(`<table><tr><td>outer${table(row('in', 'side'))}</td></tr></table>`)).toMatch(
    /outer.*in: side/,
  );
  const began = performance.now();
  readableTables('<table>'.repeat(14_000));
  readableTables('<table'.repeat(16_000));
  expect(performance.now() - began).toBeLessThan(5_000);
});
