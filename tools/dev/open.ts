import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer as createVite, type ProxyOptions, type ViteDevServer } from 'vite';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { startFailure } from '../../src/start/start-failure.ts';
import { welcome } from '../../src/start/welcome.ts';
import { root } from '../bootstrap/processes.mjs';
import { compileMessages } from '../messages.mjs';
import { callPaths } from '../vite/call-paths.ts';
import { DevShop } from './dev-shop.ts';

/** Everything but what Vite answers. */
const shopsPaths = '^/(?!@|src/|packages/|node_modules/|\\.build/|__)';

const couldNotStart = {
  message: 'The shop could not start: the terminal says why. It starts again when a file is saved.',
  stack: '',
};

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run dev`: Vite listens on the shop's port and serves the browser's sources; the shop is a process behind it
 * (dev-shop.ts). Vite and the database stay open when the server's code changes.
 */
async function main(): Promise<void> {
  const settings = readSettings();
  const database = settings.databaseUrl ? undefined : await startPostgres({ dataDir: settings.dataDir, say });
  const shop = new DevShop({
    invoke: async (payload) => (await starting).environments.ssr.hot.handleInvoke(payload),
    changed: async () => reloadPages(await starting),
    failed: async () => (await starting).environments.client.hot.send({ type: 'error', err: couldNotStart }),
  });
  const ignoredPaths = [settings.dataDir, resolve('.data'), resolve('screenshots')].map(
    (folder) => `${folder}/**`,
  );
  const starting = createVite({
    configLoader: 'native',
    plugins: [callPaths(async () => shop.calls)],
    optimizeDeps: {
      entries: ['src/storefront/entry-*.tsx', 'src/pages/*/view.tsx', 'src/desk/entry-desk.tsx'],
    },
    server: {
      port: settings.port,
      host: settings.host,
      strictPort: true,
      cors: false,
      allowedHosts: [new URL(settings.publicUrl).hostname],
      fs: { allow: [root, realpathSync('node_modules')] },
      watch: { ignored: ignoredPaths },
      proxy: { '/socket.io/': { ...toShop(shop), ws: true }, [shopsPaths]: toShop(shop) },
    },
  });
  const vite = await starting;
  vite.watcher.on('all', (_event, file) => {
    if (/\/src\/messages\/.*\.json$/.test(file)) void compileMessages().catch(console.error);
    else shop.fileChanged(file);
  });
  await vite.listen();
  const close = async () => {
    await Promise.all([vite.close(), shop.stop()]);
    await database?.stop();
    process.exit(0);
  };
  // Signals usually arrive twice: from the terminal, and forwarded by npm.
  let closing: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void (closing ??= close()));
  if (await shop.isOpen()) say(welcome(settings).join('\n'));
  // What compiles sentences, half a second's work: the first one that is saved does not wait for it.
  await Promise.all([import('@inlang/paraglide-js'), import('@inlang/sdk')]);
}

/** A new shop may publish other calls, and give pages other data. */
function reloadPages({ environments: { client } }: ViteDevServer): void {
  const paths = client.moduleGraph.getModuleById('\0virtual:call-paths');
  if (paths) client.moduleGraph.invalidateModule(paths);
  client.hot.send({ type: 'full-reload' });
}

/** The first requests wait for the shop. The open port is read anew for each. */
const toShop = (shop: DevShop): ProxyOptions => ({
  target: {
    protocol: 'http:',
    host: '127.0.0.1',
    get port() {
      return shop.port;
    },
  },
  async bypass({ url }, response) {
    if ((await shop.isOpen()) || !response) return;
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(couldNotStart.message);
    return url;
  },
});

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
