import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '../page-renderer.ts';

const files = '/dev/gallery/files';

/** Demo mode only: the design system on one page (`/dev/gallery`). Without `galleryFolder` it is served from the sources. */
export async function serveGallery(
  app: FastifyInstance,
  { galleryFolder: folder, developmentTags = '' }: PageRenderer,
): Promise<void> {
  if (folder)
    await app.register(fastifyStatic, {
      root: folder,
      prefix: `${files}/`,
      decorateReply: false,
      index: false,
      cacheControl: false,
    });
  const parts = folder
    ? `<link rel="stylesheet" href="${files}/style.css"><script type="module" src="${files}/gallery.js"></script>`
    : `${developmentTags}<script type="module" src="/src/storefront/entry-gallery.tsx"></script>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Design gallery</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${parts}</head><body><div id="root"></div></body></html>`;
  app.get('/dev/gallery', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html),
  );
}
