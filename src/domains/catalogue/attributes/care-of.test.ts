import { expect, it } from 'vitest';
import { careOf } from './care-of.ts';

it('is what the seller wrote, under any of the usual labels', () => {
  for (const label of ['Care', 'Wash care', 'Care instructions', 'Fabric care'])
    expect(careOf([`${label}: Dry clean, once a year`], { fabric: ['Cotton'] })).toBe(
      'Dry clean, once a year',
    );
  expect(careOf(['Take care: it runs small'], {})).toBe('');
});

it('is what the most delicate of its fabrics asks for, and nothing without a fabric', () => {
  expect(careOf([], { fabric: ['Cotton'] })).toMatch(/^Machine wash/);
  expect(careOf([], { fabric: ['Cotton', 'Silk'] })).toBe('Dry clean only');
  expect(careOf([], { fabric: ['Leather'] })).toMatch(/^Wipe/);
  expect(careOf([], {})).toBe('');
});
