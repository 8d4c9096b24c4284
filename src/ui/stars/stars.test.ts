import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledStars } from './fill.ts';
import { StarInput } from './star-input.tsx';
import { Stars } from './stars.tsx';

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 0.5],
  [3.7, 3.5],
  [3.75, 4],
  [5, 5],
  [7, 5],
  [-1, 0],
  [Number.NaN, 0],
])('a rating of %d fills %d stars', (rating, fullStars) => {
  expect(filledStars(rating)).toBe(fullStars);
});

test('the rating is said in words', () => {
  const html = renderToStaticMarkup(createElement(Stars, { rating: 4, count: 1284 }));
  expect(html).toContain('aria-label="4 out of 5 stars"');
  expect(html).toContain('1,284');
});

test('a rating is given by five radios of one name', () => {
  const html = renderToStaticMarkup(createElement(StarInput, { legend: 'Your rating', value: 3 }));
  expect(html.match(/type="radio" name="rating"/g)).toHaveLength(5);
  expect(html).toMatch(/value="3"[^>]*checked|checked[^>]*value="3"/);
});
