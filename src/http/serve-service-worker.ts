import * as m from '#messages/offline';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { shop } from '../shop.ts';
import type { PageRenderer } from './page-renderer.ts';
import { plainDocument } from './plain-document.ts';
import { readMark } from './serve-site-files.ts';

/**
 * The service worker (built from src/storefront/offline/service-worker.js) and the offline page. Browsers refetch the worker on each
 * visit, so `SERVICE_WORKER=off` reaches every returning browser.
 */
export async function serveServiceWorker(
  app: FastifyInstance,
  { pages, on }: { pages: PageRenderer | null; on: boolean },
): Promise<void> {
  const mark = (await readMark()).replace('<svg ', '<svg width="56" height="56" aria-hidden="true" ');
  const { styles, fonts } = pages?.filesOf?.('not-found') ?? { styles: [], fonts: [] };
  const offline = offlinePage(styles, mark);
  const worker =
    on && pages?.workerFile
      ? await workerOf(pages.workerFile, offline, [...styles, ...fonts])
      : await farewell();
  app.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
  app.get('/offline.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(comeBack),
  );
  app.get('/offline', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(offline),
  );
}

/** The offline page's script: what was wanted loads by itself when the connection is back. */
const comeBack = "addEventListener('online', () => location.reload());";

const farewell = () =>
  readFile(join(import.meta.dirname, '../storefront/offline/farewell-worker.js'), 'utf8');

/** Fills in the worker's precache list. A changed list makes a new worker, which tells browsers to update. */
async function workerOf(file: string, offline: string, usedFiles: readonly string[]): Promise<string> {
  const revision = createHash('sha256')
    .update(offline + comeBack)
    .digest('hex')
    .slice(0, 12);
  const files = [
    { url: '/offline', revision },
    { url: '/offline.js', revision },
    ...usedFiles.map((url) => ({ url, revision: null })),
  ];
  return (await readFile(file, 'utf8')).replace('self.__WB_MANIFEST', JSON.stringify(files));
}

/** The worker replaces `<!--kept-->` with the pages available offline. */
function offlinePage(styles: readonly string[], mark: string): string {
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');
  return plainDocument(
    m.title(),
    `<p>${m.unreachable({ shop: shop.name })} <a href="">${m.try_again()}</a></p><!--kept-->`,
  )
    .replace(/<link .*(?=<\/head>)/, (plain) => `${links || plain}<script src="/offline.js" defer></script>`)
    .replace(
      '<main>',
      `<main style="max-width:36rem;margin:0 auto;padding:3rem 1.25rem;display:grid;gap:1rem">${mark}`,
    );
}
