import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 12, '1 2 … 12'],
  [3, 12, '1 2 3 4 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 11 12'],
  [50, 12, '1 … 12'],
])('page %i of %i shows %s', (current, total, text) => {
  expect(
    pageWindow(current, total)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(text);
});

const markup = (current: number, total: number) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(Pagination, { current, total, href: (page) => `/shops?page=${page}` }),
    ),
  );

test('one page needs no pages', () => {
  expect(markup(1, 1)).toBe('');
});

test('pages are links, the current one says so, and the first has nothing before it', () => {
  const html = markup(1, 3);
  expect(html).toMatch(
    /<a[^>]*aria-current="page"[^>]*href="\/shops\?page=1"|<a[^>]*href="\/shops\?page=1"[^>]*aria-current="page"/,
  );
  expect(html).toContain('aria-label="Next page"');
  expect(html).not.toContain('aria-label="Previous page"');
});
