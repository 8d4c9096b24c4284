import { expect, it } from 'vitest';
import { priceOf } from './price-of.ts';
import { Report } from './report.ts';

it('keeps five thousand faults in full, and only line numbers by reason for the rest', () => {
  const report = new Report();
  for (let line = 2; line < 200_002; line += 2)
    report.refuse(line, 'kurta', `The same size and colour is on line ${line - 1}`);
  report.refuse(300_000, 'kurta', 'There is no Variant Price');
  for (let line = 300_001; line <= 300_009; line++)
    report.remark(line, 'kurta', `There is no picture "${line}.jpg"`);
  const { refused, remarks } = report.data();
  expect(report.refusedLines).toBe(100_001);
  expect(refused.rows).toHaveLength(5_000);
  expect(refused.more?.['The same size and colour is on an earlier line']).toHaveLength(95_000);
  expect(refused.more?.['There is no Variant Price']).toEqual(['300000']);
  expect(remarks.rows[0]?.reason).toBe('There is no picture "300001.jpg"');
});

it('counts faults of one kind together, whatever cells and amounts they name', () => {
  const report = new Report();
  for (let line = 2; line < 6_002; line++)
    report.refuse(line, '', priceOf(`${line},5`, '', { price: 'Price', compareAt: '' }) as string[]);
  expect(report.data().refused.more).toEqual({
    '… is not an amount in rupees: write ₹… or ₹…': ['5002-6001'],
  });
});

it('prints ranges of lines', () => {
  const report = new Report();
  for (let line = 2; line < 5_002; line++) report.refuse(line, '', 'There is no Handle');
  for (const line of [6_000, 6_001, 6_002, 7_000]) report.refuse(line, '', 'There is no Handle');
  expect(report.data().refused.more).toEqual({ 'There is no Handle': ['6000-6002', '7000'] });
});
