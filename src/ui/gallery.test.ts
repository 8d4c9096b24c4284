import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { GalleryPage } from '../pages/dev-gallery/page.tsx';
import { gallery } from './gallery.ts';

test('every folder with a component has an example', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  // The fields show Field, and everything shows fonts.
  const without = folders.filter(
    (folder) =>
      !['field', 'fonts'].includes(folder) &&
      !readdirSync(new URL(`./${folder}`, import.meta.url)).some((file) => file.endsWith('.example.tsx')),
  );
  expect(without).toEqual([]);
});

test('every component in every state renders on the server', () => {
  const router = createMemoryRouter([{ path: '*', Component: GalleryPage }]);
  const html = renderToString(createElement(RouterProvider, { router }));
  for (const { name } of gallery) expect(html).toContain(`id="${name.toLowerCase()}"`);
  expect(html).not.toContain('<!--$!-->');
});
