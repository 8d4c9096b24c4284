import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { serveGallery } from '../http/dev/serve-gallery.ts';
import { serveDesk } from '../http/serve-desk.ts';
import { documentHtml } from './document.ts';
import { developmentTags, sourcesOf } from '../../tools/dev/development-tags.ts';

/** The journey work-on-the-shop.spec.ts opens these in a browser. */

const pages = { developmentTags, render: () => Promise.reject(new Error('not asked')) };
const statusAt = async (path: string) => {
  const app = fastify();
  await serveDesk(app, pages);
  await serveGallery(app, pages);
  return (await app.inject(path)).body;
};
const page = documentHtml({
  head: { title: '' },
  origin: 'http://localhost',
  files: sourcesOf('about'),
  body: '',
  data: '',
});

it.each([
  ['a page of the shop', async () => page.join('')],
  ['the desk', () => statusAt('/desk')],
  ['the gallery', () => statusAt('/dev/gallery')],
])('%s loads Vite and the preamble of React’s plugin before its sources', async (_, read) => {
  const html = await read();
  const places = ['/@vite/client', 'injectIntoGlobalHook(window)', 'window.$RefreshSig$ =', 'src="/src/'].map(
    (text) => html.indexOf(text),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
