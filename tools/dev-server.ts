import { createServer as createVite } from 'vite';

import { watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { PageFiles, PageRenderer, PageRequest, RenderedPage } from '../src/http/page-renderer.ts';
import { readSettings } from '../src/settings/settings.ts';
import { startShop } from '../src/start/start-shop.ts';
import { welcome } from '../src/start/welcome.ts';
import { compileMessages } from './messages.mjs';

/** The exports of the page bundle (src/storefront/entry-server.tsx). */
interface Bundle {
  render(request: PageRequest, filesOf: (pageName: string) => PageFiles): Promise<RenderedPage>;
}

/** Paths that the development server answers; everything else goes to the shop. */
const vitesOwn = /^\/(@|src\/|node_modules\/|\.build\/|__vite)/;

/**
 * `npm run dev`: renders pages from their sources, so that a change to a view shows at once. Vite runs in front of the
 * shop on the same port. A change to server code restarts the process (node --watch, in tools/dev.mjs).
 */
async function main(): Promise<void> {
  const settings = readSettings();
  const front = createHttpServer();
  const vite = await createVite({
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: front } },
  });
  const files = (folder: string): PageFiles => ({
    entry: '/src/storefront/entry-browser.tsx',
    view: `/src/pages/${folder}/view.tsx`,
    scripts: ['/src/storefront/entry-browser.tsx'],
    styles: [],
    fonts: [],
    extra: '<script type="module" src="/@vite/client"></script>',
  });
  const pages: PageRenderer = {
    async render(request) {
      const bundle = (await vite.ssrLoadModule('/src/storefront/entry-server.tsx')) as Bundle;
      return bundle.render(request, files);
    },
  };
  watch('src/messages', { recursive: true }, () => void compileMessages().catch(console.error));
  const { app, stop } = await startShop({
    settings,
    pages,
    say: (line) => process.stdout.write(`${line}\n`),
  });
  await app.ready();
  front.on('request', (request, response) => {
    if (vitesOwn.test(request.url ?? '')) return vite.middlewares(request, response);
    return app.routing(request, response);
  });
  front.listen(settings.port, settings.host, () => process.stdout.write(`${welcome(settings).join('\n')}\n`));
  const close = async () => {
    front.close();
    await stop();
    await vite.close();
    process.exit(0);
  };
  // Signals usually arrive twice: from the terminal, and forwarded by npm and by node --watch.
  let closing: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void (closing ??= close()));
}

await main();
