import { expect, it } from 'vitest';
import type { Choices, Draft } from './draft.ts';
import { shownPart } from './shown-part.tsx';

const choices = { brands: [], categories: [], commissionPercent: 5 } as unknown as Choices;

it.each([
  ['1299', '₹1,299'],
  ['123456', '₹1,23,456'],
  ['12,99', '12,99'],
])('a price typed as %s is shown as %s', (price, text) => {
  expect(shownPart({ price } as Draft, 'price', choices)).toBe(text);
});
