import { registerHooks } from 'node:module';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { PageFiles, PageRenderer, PageRequest, RenderedPage } from '../../src/http/page-renderer.ts';
import type { FromShop, ToShop } from './dev-shop.ts';
import { developmentTags, sourcesOf } from './development-tags.ts';

/** The exports of the page bundle (src/storefront/entry-server.tsx). */
interface Bundle {
  render(request: PageRequest, filesOf: (folder: string) => PageFiles): Promise<RenderedPage>;
  methodsOf(path: string): readonly string[];
}

const send = (message: FromShop) => void process.send?.(message);

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/'))
      send({ loaded: url.split('?')[0] ?? url });
    return next(url, context);
  },
});

/** Loads the pages' modules from Vite, which stays open in the process above. */
function pagesFromVite(): PageRenderer {
  const pending = new Map<number, (answer: never) => void>();
  process.on('message', ({ id, answer }: ToShop) => {
    pending.get(id)?.(answer as never);
    pending.delete(id);
  });
  let last = 0;
  const runner = new ModuleRunner(
    {
      hmr: false,
      transport: {
        invoke: (payload) =>
          new Promise((resolve) => {
            const id = ++last;
            pending.set(id, resolve);
            send({ id, payload });
          }),
      },
    },
    new ESModulesEvaluator(),
  );
  const bundle = () => runner.import<Bundle>('/src/storefront/entry-server.tsx');
  return {
    developmentTags,
    render: async (request) => (await bundle()).render(request, sourcesOf),
    methodsOf: async (path) => (await bundle()).methodsOf(path),
  };
}

/** The shop's process in development: everything of the server from its sources, pages through Vite. */
async function main(): Promise<void> {
  const { calls } = await import('../../src/calls.ts');
  const { readSettings } = await import('../../src/settings/settings.ts');
  const { startShop } = await import('../../src/start/start-shop.ts');
  const { pathsOf } = await import('../vite/call-paths.ts');
  const { app, stop } = await startShop({
    settings: readSettings(),
    pages: pagesFromVite(),
    say: (line) => void process.stdout.write(`${line}\n`),
  });
  const address = await app.listen({
    port: 0,
    host: '127.0.0.1',
    listenTextResolver: () => 'The shop answers behind Vite',
  });
  // Signals come twice from a terminal. When the process above is killed, the channel closes.
  let closing: Promise<void> | undefined;
  const close = () => void (closing ??= stop().then(() => process.exit(0)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, close);
  send({ port: Number(new URL(address).port), calls: pathsOf(calls) });
}

main().catch(async (error: unknown) => {
  const { startFailure } = await import('../../src/start/start-failure.ts');
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
