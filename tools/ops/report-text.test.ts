import { expect, it } from 'vitest';
import { Report } from '../../src/domains/catalogue/import/report.ts';
import { reportText } from './report-text.ts';

it('says a reason once for all sizes of a product, with their lines', () => {
  const report = new Report();
  for (const line of [2, 3, 4, 9]) report.refuse(line, 'kurta', 'No price');
  report.refuse(5, 'saree', 'No price');
  for (const line of [7, 8]) report.refuse(line, '', 'No handle');
  expect(reportText(report.data()).slice(-4)).toEqual([
    'Lines that could not be used: 7',
    '  lines 2-4, 9, kurta: No price',
    '  line 5, saree: No price',
    '  lines 7-8: No handle',
  ]);
});

it('counts what it does not list', () => {
  const report = new Report();
  for (let line = 2; line < 32; line += 1) report.remark(line, `kurta-${line}`, 'Shortened');
  const text = reportText(report.data());
  expect(text.filter((one) => one.startsWith('  line '))).toHaveLength(20);
  expect(text.at(-1)).toBe('  … and 10 more: --json lists them');
});
