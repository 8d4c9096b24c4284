import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { shop } from '../shop.ts';
import type { PageRenderer } from './page-renderer.ts';
import { plainDocument } from './plain-document.ts';

/**
 * The service worker (src/web/offline/service-worker.js) and the page that it shows for what was never seen. Browsers ask for the
 * worker anew at each visit, so turning it off (`SERVICE_WORKER=off`) reaches everybody who comes back.
 */
export async function serveServiceWorker(
  app: FastifyInstance,
  { pages, on }: { pages: PageRenderer | null; on: boolean },
): Promise<void> {
  const worker =
    on && pages?.assetsFolder ? await workerOf(pages.assetsFolder) : await fileOf('farewell-worker');
  app.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
  const mark = (await readFile(join(import.meta.dirname, '../web/favicon.svg'), 'utf8')).replace(
    '<svg ',
    '<svg width="56" height="56" aria-hidden="true" ',
  );
  app.get('/offline', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(offlinePage(pages, mark)),
  );
}

/** A worker as it stands beside the pages' code. */
const fileOf = (name: string) => readFile(join(import.meta.dirname, `../web/offline/${name}.js`), 'utf8');

/** The worker for this build: another build's differs, by which browsers know that there is a new one. */
async function workerOf(assetsFolder: string): Promise<string> {
  const [source, manifest] = await Promise.all([
    fileOf('service-worker'),
    readFile(join(assetsFolder, '.vite/manifest.json')),
  ]);
  return source.replace("'BUILD'", `'${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}'`);
}

/** `<!--kept-->` is where the worker names the pages that can be read. */
function offlinePage(pages: PageRenderer | null, mark: string): string {
  const styles = (pages?.stylesOf?.('not-found') ?? [])
    .map((style) => `<link rel="stylesheet" href="${style}">`)
    .join('');
  return plainDocument(
    'You are offline',
    `<p>${shop.name} could not be reached. Check your connection, then <a href="">try this page again</a>. Your cart is safe with us.</p><!--kept-->`,
  )
    .replace('</head>', `${styles}</head>`)
    .replace(
      '<main>',
      `<main style="max-width:36rem;margin:0 auto;padding:3rem 1.25rem;display:grid;gap:1rem">${mark}`,
    );
}
