import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatRupees, percentOff } from './format-rupees.ts';
import { groupDigits } from './group-digits.ts';
import { Price } from './price.tsx';

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [123456, '₹1,23,456'],
  [12345678, '₹1,23,45,678'],
])('%i rupees are written %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([0, 7, 99, 100, 1000, 99999, 100000, 9999999, 10000000, 1234567890, -1, -123456])(
  '%i is grouped as the platform groups it for India',
  (number) => {
    expect(groupDigits(number)).toBe(number.toLocaleString('en-IN'));
    const rupees = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    });
    expect(formatRupees(number)).toBe(rupees.format(number));
  },
);

test.each([
  [1999, 1499, 25],
  [300, 200, 33],
  [1000, 999, 0],
  [500, 500, 0],
  [400, 500, 0],
  [0, 0, 0],
])('MRP %i sold for %i saves %i percent, never more than it does', (mrp, selling, percent) => {
  expect(percentOff(mrp, selling)).toBe(percent);
});

test('a price at MRP shows no second figure', () => {
  expect(renderToStaticMarkup(createElement(Price, { selling: 899, mrp: 899 }))).not.toMatch(/del|off/);
});

test('a saving shows the MRP struck through and the percent', () => {
  const html = renderToStaticMarkup(createElement(Price, { selling: 1499, mrp: 1999 }));
  expect(html).toMatch(/<del[^>]*>.*₹1,999<\/del>/);
  expect(html).toContain('25% off');
});
